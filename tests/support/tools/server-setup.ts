import { setPriority } from 'node:os'
import type { TestProject } from 'vitest/node'
import { openBrowserServer } from '../browser/chromium.ts'
import type { SignInSettings } from '../servers/known-servers.ts'
import { startServer } from '../servers/server.ts'
import { environments, openSharedServers } from '../servers/shared-servers.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
    /** With which tests sign in at the run's server. */
    signIn: SignInSettings
    /** Answers where the run's browser is, and starts it when it is first asked. */
    browserUrl: string
    /** Answers where a server with other settings is, and starts it when it is first asked. */
    sharedServersUrl: string
  }
}

/** Starts one production server for the whole run. Organizations isolate the tests. */
export async function setup(project: TestProject) {
  // The reader runs at a lower priority than other programs: in a test run both have to finish.
  setPriority(5)
  const [server, browser, shared] = await Promise.all([
    startServer({ environment: environments.accounts }),
    openBrowserServer(),
    openSharedServers(),
  ])
  project.provide('baseUrl', server.baseUrl)
  project.provide('signIn', server.signIn)
  project.provide('browserUrl', browser.url)
  project.provide('sharedServersUrl', shared.url)
  return async () => {
    await browser.close()
    await Promise.all([server.stop(), shared.close()])
  }
}
