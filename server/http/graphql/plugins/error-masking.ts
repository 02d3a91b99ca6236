import { randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'
import type { Log } from '../../../base/log.ts'
import { type Failure, failureOf, MaskedError } from '../../error-responses.ts'
import { aroundRequest } from '../plugin.ts'

/** Masks what an operation throws. An unexpected error has the id of the request, which the response header repeats. */
export const useErrorMasking = (log: Log) =>
  aroundRequest(async ({ request, run }) => {
    const mask = (error: unknown) => maskWith(log, request.requestId, error)
    try {
      const { errors, ...result } = await run()
      return errors?.length ? { ...result, errors: errors.map(mask) } : result
    } catch (error) {
      return { errors: [mask(error)] }
    }
  })

/** Masks what Yoga throws outside of an operation. */
export const maskedErrors = (log: Log) => ({ maskError: (error: unknown) => maskWith(log, randomUUID(), error) })

function maskWith(log: Log, id: string, error: unknown): MaskedError {
  if (error instanceof MaskedError) return error
  const isOfYoga = error instanceof GraphQLError && !error.originalError && error.extensions.http
  const failure: Failure = isOfYoga ? { code: 'MALFORMED', message: error.message } : failureOf(error, log, id)
  return new MaskedError(failure, error instanceof GraphQLError ? error : undefined)
}
