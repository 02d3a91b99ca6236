import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number
  }
}

/** Tests of random cases take their seed from the run. */
export function setup(project: TestProject) {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
  process.stdout.write(`Seed of this run: ${seed} (SEED=${seed} npm test repeats it)\n`)
  project.provide('seed', seed)
}
