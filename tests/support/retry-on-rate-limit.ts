import { ApiError } from './people.ts'
import { expect } from './test.ts'

export async function inTime(act: () => Promise<unknown>): Promise<void> {
  const isDone = async () => {
    try {
      await act()
      return true
    } catch (error) {
      if (error instanceof ApiError && error.code === 'RATE_LIMITED') return false
      throw error
    }
  }
  await expect.poll(isDone, { interval: 200 }).toBe(true)
}
