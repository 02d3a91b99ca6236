import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from './text.ts'

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

/** An expected error. Its text is rendered in the language of the reader, and `message` is English for the log. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly text: Text
  readonly fields: Record<string, Text> | undefined

  constructor(code: ErrorCode, text: Text, fields?: Record<string, Text>) {
    super(render(text, 'en'))
    this.name = 'AppError'
    this.code = code
    this.text = text
    this.fields = fields
  }
}

/**
 * Reports all invalid fields at once. Each value is the text for a field, or true or undefined for a valid field.
 * @throws AppError INVALID_INPUT
 */
export function ensure(rules: Record<string, true | Text | undefined>): void {
  const broken = Object.entries(rules).filter(
    (entry): entry is [string, Text] => entry[1] !== true && entry[1] !== undefined,
  )
  const first = broken[0]
  if (first) throw new AppError('INVALID_INPUT', first[1], Object.fromEntries(broken))
}

/** @throws AppError NOT_FOUND with the same message for missing records and records of others */
export function requireFound<T>(record: T | undefined, kind: keyof typeof notFound): T {
  if (record === undefined) throw new AppError('NOT_FOUND', notFound[kind])
  return record
}

const notFound = {
  account: msg`This account does not exist or was deleted.`,
  action: msg`This action does not exist or was deleted.`,
  app: msg`This app does not exist or was disconnected.`,
  balance: msg`This balance does not exist or was deleted.`,
  budget: msg`This budget does not exist or was deleted.`,
  category: msg`This category does not exist or was deleted.`,
  change: msg`This change does not exist or was deleted.`,
  conversation: msg`This conversation does not exist or was deleted.`,
  delivery: msg`This delivery does not exist or was deleted.`,
  document: msg`This document does not exist or was deleted.`,
  import: msg`This import does not exist or was deleted.`,
  invitation: msg`This invitation does not exist or was deleted.`,
  item: msg`This item does not exist or was deleted.`,
  member: msg`This member does not exist or was deleted.`,
  message: msg`This message does not exist or was deleted.`,
  organization: msg`This organization does not exist or was deleted.`,
  passkey: msg`This passkey does not exist or was deleted.`,
  profile: msg`This profile does not exist or was deleted.`,
  receipt: msg`This receipt does not exist or was deleted.`,
  'recurring transaction': msg`This recurring transaction does not exist or was deleted.`,
  rule: msg`This rule does not exist or was deleted.`,
  session: msg`This session has already ended.`,
  'sign-in': msg`This way to log in does not exist or was removed.`,
  suggestion: msg`This suggestion does not exist or was deleted.`,
  tag: msg`This tag does not exist or was deleted.`,
  tool: msg`This tool does not exist, or you may not use it.`,
  transaction: msg`This transaction does not exist or was deleted.`,
  view: msg`This view does not exist or was deleted.`,
  webhook: msg`This webhook does not exist or was deleted.`,
}
