import type { Failure } from '../error-responses.ts'
import type { Outcome } from '../graphql/run-operation.ts'

/** An operation that was a step of a larger call was refused: the call ends with the same. */
export class NestedOperationError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/**
 * The data of an operation that went well, as its `bodyOf` wrote it.
 * @throws Refused
 */
export function unwrapOperation<Data>({ body, failures }: Outcome): Data {
  const [failure] = failures
  if (failure) throw new NestedOperationError(failure)
  return JSON.parse(body ?? 'null')
}
