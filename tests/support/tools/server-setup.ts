import { setPriority } from 'node:os'
import type { TestProject } from 'vitest/node'
import { openBrowserServer } from '../browser/chromium.ts'
import { startServer } from '../servers/server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
    /** The folder of the run's server, whose database a test changes only where no request can. */
    dataDir: string
    /** Answers where the run's browser is, and starts it when it is first asked. */
    browserUrl: string
  }
}

/** Starts one production server for the whole run. Organizations isolate the tests. */
export async function setup(project: TestProject) {
  // The reader runs at a lower priority than other programs: in a test run both have to finish.
  setPriority(5)
  const [server, browser] = await Promise.all([startServer(), openBrowserServer()])
  project.provide('baseUrl', server.baseUrl)
  project.provide('dataDir', server.dataDir)
  project.provide('browserUrl', browser.url)
  return async () => {
    await browser.close()
    await server.stop()
  }
}
