import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

/** The sentence for people: what a refusal says, or what can be said of a failure on the way. */
export function messageOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? unexpected
  if (ServerError.is(error)) return error.statusCode === 413 ? 'That is too large to send.' : unexpected
  if (error instanceof TypeError) return 'The server cannot be reached. Check the connection and try again.'
  return error instanceof Error && error.message ? error.message : unexpected
}

/** The rules that were broken, by field; empty when the error is of another kind. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.fields : undefined
  if (!fields || typeof fields !== 'object') return {}
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}

/** The server's code, as 'INVALID_INPUT' or 'PROFILE_NOT_INITIALIZED'; null when it did not answer with one. */
export function codeOf(error: unknown): string | null {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined
  return typeof code === 'string' ? code : null
}

const unexpected = 'Unexpected error.'
