import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work before yielding to the event loop. */
const sliceTime = 10

export function atOnce<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Runs the steps and yields to the event loop every few milliseconds. */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let begun = performance.now()
  let step = steps.next()
  while (!step.done) {
    if (performance.now() - begun > sliceTime) {
      await setImmediate()
      begun = performance.now()
    }
    step = steps.next()
  }
  return step.value
}
