export async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const begun = performance.now()
  const result = await work()
  return { seconds: (performance.now() - begun) / 1_000, result }
}
