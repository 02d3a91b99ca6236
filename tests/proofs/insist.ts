import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '../support/people.ts'

const passing = ['UNAVAILABLE', 'UNEXPECTED', 'IN_PROGRESS', 'RATE_LIMITED']

export async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ApiError && !passing.includes(error.code ?? '')) throw error
      await pause(error instanceof ApiError && error.code === 'RATE_LIMITED' ? 2_000 : 100)
    }
  }
}
