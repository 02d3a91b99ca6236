import pg from 'pg'
import { AppError, type ErrorCode } from '../../base/errors.ts'
import { ReadingError } from '../../base/reading-error.ts'

/** Refusals that may be over by the next attempt. */
const passing: readonly ErrorCode[] = [
  'CONFLICT',
  'IN_PROGRESS',
  'RATE_LIMITED',
  'UNEXPECTED',
  'UNAVAILABLE',
  'TIMEOUT',
]

/**
 * Whether a job that failed may succeed at another attempt. A refused file or input fails again in the same way, and so
 * does a mistake of ours; a service or a database that was not there may be there later. An unknown error may pass.
 */
export function isTransient(error: unknown): boolean {
  if (error instanceof AppError) return passing.includes(error.code)
  if (error instanceof ReadingError) return error.isPassing
  if (error instanceof pg.DatabaseError) return !isRefusedByDatabase(error.code ?? '')
  // A request that did not get through is a TypeError with a cause.
  if (error instanceof TypeError) return error.cause !== undefined
  return !(error instanceof RangeError || error instanceof SyntaxError || error instanceof ReferenceError)
}

/** Values that do not fit (class 22), broken checks (23502, 23514), statements that are wrong (class 42). */
const isRefusedByDatabase = (code: string) => /^(?:22|42|23502|23514)/.test(code)
