import pg from 'pg'
import { AppError, type ErrorCode } from '../../base/errors.ts'
import { ReadingError } from '../../base/reading-error.ts'

const passing: readonly ErrorCode[] = [
  'CONFLICT',
  'IN_PROGRESS',
  'RATE_LIMITED',
  'UNEXPECTED',
  'UNAVAILABLE',
  'TIMEOUT',
]

/**
 * Returns true if a retry may succeed. Invalid input and bugs fail again, but an unavailable service may recover.
 * Unknown errors count as transient.
 */
export function isTransient(error: unknown): boolean {
  if (error instanceof AppError) return passing.includes(error.code)
  if (error instanceof ReadingError) return error.isPassing
  if (error instanceof pg.DatabaseError) return !isDatabaseRejection(error.code ?? '')
  // A failed network request is a TypeError with a cause.
  if (error instanceof TypeError) return error.cause !== undefined
  return !(error instanceof RangeError || error instanceof SyntaxError || error instanceof ReferenceError)
}

/** Invalid values (class 22), violated constraints (23502, 23514) and invalid statements (class 42). */
const isDatabaseRejection = (code: string) => /^(?:22|42|23502|23514)/.test(code)
