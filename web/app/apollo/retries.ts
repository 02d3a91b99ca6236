import { ApolloLink, CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'
import { map } from 'rxjs'
import { codeOf } from '../../shared/format/errors.ts'

/** Milliseconds until the first, the second, … repetition: each twice the one before, at most half a minute. */
export function retryPause(count: number): number {
  return Math.min(1000 * 2 ** (count - 1), 30_000)
}

/** What the server will answer in a moment is an error of the way there, so that it is tried again. */
const passingRefusals = new ApolloLink((operation, forward) =>
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

/** Queries are tried again 3 times when the server was not reached, was not well or had too much to do. */
export const retries = ApolloLink.from([
  new RetryLink({
    delay: retryPause,
    attempts: (attempt, operation, error) =>
      attempt <= 3 &&
      operation.operationType === OperationTypeNode.QUERY &&
      (isPassing(error) || !ServerError.is(error) || error.statusCode >= 500),
  }),
  passingRefusals,
])
