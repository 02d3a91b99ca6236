import { setPriority } from 'node:os'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from './database.ts'
import { startServer } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
    seed: number
  }
}

/** One server for the whole run, the one that ships, in its own process: organizations keep the tests apart. */
export default async function setUp(project: TestProject) {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
  process.stdout.write(`Seed of this run: ${seed} (SEED=${seed} npm test repeats it)\n`)
  // The reader gives way to whatever else runs on the machine: here that is nobody who waits for the run, but the run.
  setPriority(5)
  const forget = await prepareDatabase()
  const server = await startServer()
  project.provide('baseUrl', server.baseUrl)
  project.provide('seed', seed)
  return async () => {
    await server.stop()
    await forget()
  }
}
