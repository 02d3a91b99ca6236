import { type ExecutionArgs, type ExecutionResult, execute as executeEvent, type GraphQLSchema } from 'graphql'
import type { CompiledQuery, compileQuery } from 'graphql-jit'
import { lruCache } from '../../../base/lru-cache.ts'
import type { Operation, Operations } from '../operation.ts'
import type { GraphqlPlugin } from '../plugin.ts'

type Compiled = CompiledQuery | ExecutionResult

/** The compiler and its packages have 90 modules, so they are loaded when the first operation is to be compiled. */
let compile: typeof compileQuery | undefined
let isLoading = false

async function loadCompiler(): Promise<void> {
  if (isLoading) return
  isLoading = true
  compile = (await import('graphql-jit')).compileQuery
}

/** How often an operation runs before it is compiled. */
const [runsOfOwn, runsOfUsers] = [3, 30]
/** A compiled operation takes about so many times the bytes of its text in memory. */
const bytesPerTextByte = 300
const [maxUsersText, maxUsersSpreads] = [2_000, 10]

/**
 * graphql-jit writes the strings of a document into the code of a function without sufficient escaping, so a string of
 * a user could be executed. It also writes each fragment out wherever it is used, so that 20 nested pairs take half a
 * second. Only names, numbers and few fragments are safe, and no field may be named like an object's prototype.
 */
const isSafeToCompile = (text: string) =>
  text.length <= maxUsersText && text.split('...').length <= maxUsersSpreads + 1 && !/["@#]|__(?!typename\b)/.test(text)

/**
 * Compiles the queries and subscriptions of the product itself, and short ones that a user sends often: 0.05 ms instead
 * of 0.3 for 50 transactions.
 */
export function useCompiledQueries(schema: GraphQLSchema, operations: Operations, maxBytes: number): GraphqlPlugin {
  const runs = new WeakMap<Operation, number>()
  const own = new WeakMap<Operation, Compiled>()
  const users = lruCache<Compiled>(maxBytes)

  const compiledQueryOf = (operation: Operation): CompiledQuery | undefined => {
    const { isOwn, kind, text, name, document } = operation
    if (kind === 'mutation' || !(isOwn || isSafeToCompile(text))) return undefined
    const count = (runs.get(operation) ?? 0) + 1
    runs.set(operation, count)
    if (count <= (isOwn ? runsOfOwn : runsOfUsers)) return undefined
    if (!compile) {
      void loadCompiler()
      return undefined
    }
    const key = `${name} ${text}`
    const known = isOwn ? own.get(operation) : users.get(key)
    const result = known ?? compile(schema, document, name)
    if (isOwn) own.set(operation, result)
    else if (!known) users.set(key, result, text.length * bytesPerTextByte)
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
