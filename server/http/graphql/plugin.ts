import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ExecutionArgs, ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { renameWork } from '../../base/current-work.ts'
import type { Context } from '../../platform/requests/context.ts'
import { type Operation, type Operations, titleOf, type Variables } from './operation.ts'
import type { OperationRequest } from './operation-request.ts'

/** The context that Yoga receives with each request. The events of a subscription are executed without it. */
export interface ServerContext extends Record<string, unknown> {
  operationRequest?: OperationRequest
  /** The HTTP request, where Yoga's own handler serves it. */
  http?: { request: IncomingMessage; response: ServerResponse; requestId: string }
}

export type GraphqlPlugin = Plugin<ServerContext, ServerContext>

/** The execution that a plugin wraps. */
export interface Execution {
  operation: Operation
  variables: Variables
  request: OperationRequest
  /** @param context what the resolvers receive in place of the server context */
  run(context?: Context): Promise<ExecutionResult>
}

/**
 * A plugin that wraps the execution of each request, and with it all plugins before it in the list. Other than
 * Envelop's `onExecuteDone`, its `finally` blocks also run when the execution throws. Events of a subscription are not
 * wrapped: the subscription was checked when it was opened.
 */
export function aroundRequest(wrap: (execution: Execution) => Promise<ExecutionResult>): GraphqlPlugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { operationRequest: request }: ServerContext = args.contextValue
      const operation = request?.operation
      if (!operation) return
      setExecuteFn((inner: ExecutionArgs) =>
        wrap({
          operation,
          variables: inner.variableValues ?? {},
          request,
          run: (context) => executeFn(context ? { ...inner, contextValue: context } : inner),
        }),
      )
    },
  }
}

/** Finds the operation of each request for the plugins after it. */
export const useOperation = (operations: Operations): GraphqlPlugin => ({
  onExecute({ args }) {
    const { operationRequest }: ServerContext = args.contextValue
    if (!operationRequest) return
    operationRequest.operation = operations.find(args.document, args.operationName)
    renameWork(`${operationRequest.operation.kind} ${titleOf(operationRequest.operation)}`)
  },
})
