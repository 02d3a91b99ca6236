/** Prevents concurrent runs of the work. Requests during a run cause one more run afterwards. */
export function coalesceRuns(work: () => Promise<void>): () => void {
  let isWorking = false
  let isRunRequested = false
  const run = async () => {
    if (isWorking) {
      isRunRequested = true
      return
    }
    isWorking = true
    await work().finally(() => {
      isWorking = false
    })
    if (isRunRequested) {
      isRunRequested = false
      await run()
    }
  }
  return () => void run().catch((error: unknown) => console.error(error))
}
