import { createSourceEventStream, type ExecutionResult, validateSubscriptionArgs } from 'graphql'
import type { Context } from '../../platform/requests/context.ts'
import type { Operation, Variables } from './operation.ts'
import type { GraphqlServer } from './yoga.ts'

/**
 * Opens the source of a subscription's events. Yoga's `subscribe` would also execute each event, once for every
 * subscriber; here an event is executed once for all that receive the same message (`executeEvent`).
 * @returns the events, or a result that says why there are none
 */
export async function openSource(
  { yoga }: GraphqlServer,
  { document, name }: Operation,
  variables: Variables,
  context: Context,
): Promise<ExecutionResult | AsyncIterable<unknown>> {
  const { schema } = yoga.getEnveloped()
  const args = { schema, document, operationName: name, variableValues: variables, contextValue: context }
  const checked = validateSubscriptionArgs(args)
  return 'operation' in checked ? createSourceEventStream(checked) : { errors: checked }
}

/** Executes a subscription for one of its events. */
export async function executeEvent(
  { yoga }: GraphqlServer,
  { document, name }: Operation,
  variables: Variables,
  context: Context,
  event: unknown,
): Promise<ExecutionResult> {
  const { execute, schema } = yoga.getEnveloped()
  const args = { schema, document, operationName: name, variableValues: variables, contextValue: context }
  return execute({ ...args, rootValue: event })
}
