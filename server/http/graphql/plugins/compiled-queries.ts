import { type ExecutionArgs, type ExecutionResult, execute as executeEvent, type GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery } from 'graphql-jit'
import type { Operation, Operations } from '../operation.ts'
import type { GraphqlPlugin } from '../plugin.ts'

/** How often an operation runs before it is compiled. */
const runsBeforeCompiling = 3

/**
 * Compiles the queries and subscriptions of the product itself: 0.05 ms instead of 0.3 for 50 transactions. Other
 * documents are not compiled, because a compiled operation takes up to 6 MB.
 */
export function useCompiledQueries(schema: GraphQLSchema, operations: Operations): GraphqlPlugin {
  const runs = new WeakMap<Operation, number>()
  const compiled = new WeakMap<Operation, CompiledQuery | ExecutionResult>()

  const compiledQueryOf = (operation: Operation): CompiledQuery | undefined => {
    if (!operation.isOwn || operation.kind === 'mutation') return undefined
    const count = (runs.get(operation) ?? 0) + 1
    runs.set(operation, count)
    if (count <= runsBeforeCompiling) return undefined
    const result = compiled.get(operation) ?? compileQuery(schema, operation.document, operation.name)
    compiled.set(operation, result)
    return 'query' in result ? result : undefined
  }

  return {
    onExecute({ args, setExecuteFn }) {
      const operation = operations.find(args.document, args.operationName)
      const query = compiledQueryOf(operation)
      if (query) {
        setExecuteFn((inner: ExecutionArgs) => query.query(inner.rootValue, inner.contextValue, inner.variableValues))
      } else if (operation.kind === 'subscription') {
        // Yoga's function would subscribe. Here the operation is executed for one event.
        setExecuteFn(executeEvent)
      }
    },
  }
}
