import type { ErrorCode } from '../base/errors.ts'

const counts = new Map<ErrorCode, number>()

export function countError(code: ErrorCode): void {
  counts.set(code, countOf(code) + 1)
}

/** Returns the number of errors with this code that the process has answered. */
export function countOf(code: ErrorCode): number {
  return counts.get(code) ?? 0
}
