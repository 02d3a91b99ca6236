import { expect } from 'vitest'

export const seconds = () => Math.floor(Date.now() / 1_000)

export async function endedWithin5s({ ended }: { ended: Promise<{ code: number; reason: string }> }) {
  const begun = performance.now()
  const end = await ended
  expect(performance.now() - begun).toBeLessThan(5_000)
  return end
}
