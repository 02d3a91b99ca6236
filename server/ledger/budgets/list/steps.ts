import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which others are let in. */
const turn = 10

/** The result of work that is cut into steps, all taken one after the other. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** The result of work that is cut into steps; what waits for the event loop goes on every few milliseconds. */
export async function inParts<Result>(steps: Generator<void, Result>): Promise<Result> {
  let begun = performance.now()
  let step = steps.next()
  while (!step.done) {
    if (performance.now() - begun > turn) {
      await setImmediate()
      begun = performance.now()
    }
    step = steps.next()
  }
  return step.value
}
