import { ApolloLink, CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'
import { map } from 'rxjs'
import { codeOf } from '../../shared/format/errors.ts'

/** Returns the delay before a retry in milliseconds. The delay doubles with each retry, up to 30 seconds. */
export function retryPause(count: number): number {
  return Math.min(1000 * 2 ** (count - 1), 30_000)
}

/** Returns the delay that the server states in `Retry-After`, at most 30 seconds, or else that of the retry. */
function statedPause(count: number, operation: ApolloLink.Operation): number {
  const seconds = Number(operation.getContext().response?.headers.get('retry-after'))
  return seconds > 0 ? Math.min(seconds * 1000, 30_000) : retryPause(count)
}

/** Turns transient server errors into network errors, so that they are retried. */
const transientErrorLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (result.data || !result.errors) return result
      const error = new CombinedGraphQLErrors(result)
      if (isPassing(error)) throw error
      return result
    }),
  ),
)

const isPassing = (error: unknown) => ['RATE_LIMITED', 'UNAVAILABLE'].includes(codeOf(error) ?? '')

/** Retries queries up to 3 times after network errors, server errors and rate limits. */
export const retries = ApolloLink.from([
  new RetryLink({
    delay: statedPause,
    attempts: (attempt, operation, error) =>
      attempt <= 3 &&
      operation.operationType === OperationTypeNode.QUERY &&
      (isPassing(error) || !ServerError.is(error) || error.statusCode >= 500),
  }),
  transientErrorLink,
])
