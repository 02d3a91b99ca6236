import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { t } from '@lingui/core/macro'

/** Returns the message of a server error, or a general message for other errors. */
export function messageOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? unexpected()
  if (ServerError.is(error))
    return error.statusCode === 413 ? t`That's too large to send. Send a smaller file or less text.` : unexpected()
  if (error instanceof TypeError) return t`Can't reach the server. Check your connection and try again.`
  return error instanceof Error && error.message ? error.message : unexpected()
}

/** Returns the validation messages by field, or an empty object for other errors. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.fields : undefined
  if (!fields || typeof fields !== 'object') return {}
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}

/** Returns the server's error code, such as 'INVALID_INPUT', or null for other errors. */
export function codeOf(error: unknown): string | null {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined
  return typeof code === 'string' ? code : null
}

const unexpected = () => t`Something went wrong. Try again.`
