/** The longest delay that setTimeout supports, in milliseconds. */
export const maxTimerDelay = 2_147_483_647

/**
 * Runs work that never fails after `first` milliseconds, and again `interval` milliseconds after each end.
 * @returns stops it
 */
export function repeat(work: () => Promise<unknown>, interval: number, first = interval): () => void {
  let isStopped = false
  let timer = setTimeout(async function runAgain() {
    await work()
    if (!isStopped) timer = setTimeout(runAgain, interval)
  }, first)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
