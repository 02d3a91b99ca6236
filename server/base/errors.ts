/** The error codes with their HTTP statuses for REST. */
export const statusOf = {
  MALFORMED: 400,
  BAD_CURSOR: 400,
  NO_ACTIVE_ORGANIZATION: 400,
  UNAUTHENTICATED: 401,
  NO_CREDITS: 402,
  PLAN_ENDED: 402,
  EMAIL_NOT_VERIFIED: 403,
  FORBIDDEN: 403,
  NOT_A_MEMBER: 403,
  ACCOUNT_DELETED: 403,
  NOT_FOUND: 404,
  PROFILE_NOT_INITIALIZED: 404,
  CONFLICT: 409,
  IN_PROGRESS: 409,
  CURSOR_EXPIRED: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  INVALID_INPUT: 422,
  KEY_REUSED: 422,
  PLAN_LIMIT: 422,
  RESPONSE_TOO_LARGE: 422,
  RATE_LIMITED: 429,
  UNEXPECTED: 500,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
} as const

export type ErrorCode = keyof typeof statusOf

export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
  }
}

/**
 * Reports all invalid fields at once. Each value is the message for a field, or true or undefined for a valid field.
 * @throws AppError INVALID_INPUT
 */
export function ensure(rules: Record<string, true | string | undefined>): void {
  const broken = Object.entries(rules).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const first = broken[0]
  if (first) throw new AppError('INVALID_INPUT', first[1], Object.fromEntries(broken))
}

/** @throws AppError NOT_FOUND with the same message for missing records and records of others */
export function requireFound<T>(record: T | undefined, what: string): T {
  if (record === undefined) throw new AppError('NOT_FOUND', `This ${what} does not exist or was deleted.`)
  return record
}
