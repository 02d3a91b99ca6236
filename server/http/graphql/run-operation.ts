import type { Failure, MaskedError } from '../error-responses.ts'
import type { Operation, Variables } from './operation.ts'
import type { OperationRequest } from './operation-request.ts'
import type { GraphqlServer } from './yoga.ts'

/** The body of the response, or what went wrong; a query may have both. */
export interface Outcome {
  batchId: string | undefined
  body: string | undefined
  failures: Failure[]
}

/** Runs one operation with all of Yoga's plugins. */
export async function runOperation(
  { yoga }: GraphqlServer,
  { document, kind, name }: Operation,
  variables: Variables,
  operationRequest: OperationRequest,
): Promise<Outcome> {
  const contextValue = { operationRequest }
  const { execute, subscribe, schema } = yoga.getEnveloped(contextValue)
  const args = { schema, document, operationName: name, variableValues: variables, contextValue }
  const { errors = [] } = await (kind === 'subscription' ? subscribe : execute)(args)
  const failures = errors.map(({ failure }: MaskedError) => failure)
  return { batchId: operationRequest.batchId, body: operationRequest.body, failures }
}
