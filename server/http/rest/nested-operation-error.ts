import type { Failure } from '../error-responses.ts'
import type { Outcome } from '../graphql/run-operation.ts'

export class NestedOperationError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/**
 * Returns the data of a successful operation.
 * @throws NestedOperationError
 */
export function unwrapOperation<Data>({ body, failures }: Outcome): Data {
  const [failure] = failures
  if (failure) throw new NestedOperationError(failure)
  return JSON.parse(body ?? 'null')
}
