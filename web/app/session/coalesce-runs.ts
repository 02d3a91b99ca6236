/** The same work, never twice at once: what asks for it meanwhile has it done once more afterwards. */
export function coalesceRuns(work: () => Promise<void>): () => void {
  let isWorking = false
  let isAskedAgain = false
  const run = async () => {
    if (isWorking) {
      isAskedAgain = true
      return
    }
    isWorking = true
    await work().finally(() => {
      isWorking = false
    })
    if (isAskedAgain) {
      isAskedAgain = false
      await run()
    }
  }
  return () => void run().catch((error: unknown) => console.error(error))
}
