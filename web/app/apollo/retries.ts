import { ApolloLink, CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'
import { map } from 'rxjs'
import { codeOf } from '../../shared/format/errors.ts'

/** Returns the delay before a retry in milliseconds. The delay doubles with each retry, up to 30 seconds. */
export function retryPause(count: number): number {
  return Math.min(1000 * 2 ** (count - 1), 30_000)
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
    delay: retryPause,
    attempts: (attempt, operation, error) =>
      attempt <= 3 &&
      operation.operationType === OperationTypeNode.QUERY &&
      (isPassing(error) || !ServerError.is(error) || error.statusCode >= 500),
  }),
  transientErrorLink,
])
