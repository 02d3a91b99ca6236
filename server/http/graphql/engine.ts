import { createHash } from 'node:crypto'
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  execute as executeEvent,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  specifiedRules,
  type ValidationRule,
  validateSubscriptionArgs,
} from 'graphql'
import { type CompiledQuery, compileQuery } from 'graphql-jit'
import { createYoga } from 'graphql-yoga'
import { AppError } from '../../base/errors.ts'
import type { Context } from '../../platform/requests/context.ts'
import type { Limits } from '../limits/limits.ts'
import { lruCache } from '../limits/lru-cache.ts'
import { clientDocuments } from './client-documents-generated.ts'
import { costOf } from './cost.ts'
import { introspectionFields } from './introspection-cost.ts'
import { requireWithinQueryLimits, rootFieldsOf, syntaxErrors } from './query-limits.ts'
import { requireStorable } from './storable-input.ts'
import { invalidVariables } from './variables.ts'

/** An operation that was parsed, checked and found modest, ready to run any number of times. */
export interface Operation {
  kind: 'query' | 'mutation' | 'subscription'
  /** The text it stands for, of which an Idempotency-Key keeps a hash. */
  text: string
  document: DocumentNode
  name: string | undefined
  rootFields: readonly string[]
  /** Every root field may be asked for without a token. */
  isPublic: boolean
  /** Whether it asks about the schema alone. */
  isIntrospection: boolean
  /** Keeps the operation, so that its text is not parsed and validated again. For signed-in users' documents alone. */
  remember(): void
  /**
   * Checks the variables and counts what the operation will cost with them.
   * @throws AppError INVALID_INPUT, with a sentence for each field, or when the cost is above the limit; MALFORMED for what
   * cannot be stored
   */
  prepare(variables: Variables): { cost: number }
  /** @param event what a subscription answers: one of what `listen` hears of */
  execute(variables: Variables, context: Context, event?: unknown): Promise<ExecutionResult>
  /** Opens a subscription: what it hears of, or one answer that says why not. */
  listen(variables: Variables, context: Context): Promise<ExecutionResult | AsyncIterable<unknown>>
}

export type Variables = Record<string, unknown>

export interface Engine {
  /**
   * The operation in a text.
   * @param charge called with the cost of a text that has to be parsed and validated, before either is done
   * @throws AppError MALFORMED
   */
  read(text: string, operationName: string | undefined, charge: (cost: number) => void): Operation
  /** An operation of our own: held to the schema, but to no limit. For the rows of the REST API. */
  trust(document: DocumentNode): Operation
}

/** How often an operation of the product runs before it is worth compiling. */
const compiledAfter = 3
/** An operation in memory takes about so many times the bytes of its text. */
const bytesPerTextByte = 50

/**
 * Yoga's own parse, validate and execute, without its layer of Fetch requests, which takes two thirds of the time of a
 * small query. The product's own operations are compiled (graphql-jit: 0.05 ms instead of 0.3 for 50 transactions);
 * others are not, because a compiled operation takes up to 6 MB.
 */
export function createEngine(
  schema: GraphQLSchema,
  { document: limits, requestCost, caches }: Pick<Limits, 'document' | 'requestCost' | 'caches'>,
  introspection: boolean,
): Engine {
  const yoga = createYoga({
    schema,
    logging: false,
    maskedErrors: false,
    graphiql: false,
    parserAndValidationCache: false,
  })
  const { parse, validate, execute } = yoga.getEnveloped({})
  const rules: ValidationRule[] = [...specifiedRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])]
  const clients = new Map<string, Operation>()
  const users = lruCache<Operation>(caches.documents)
  const trusted = new WeakMap<DocumentNode, Operation>()

  const operationOf = (
    document: DocumentNode,
    text: string,
    node: OperationDefinitionNode,
    { isOwn, remember }: { isOwn: boolean; remember(): void },
  ): Operation => {
    const variablesOf = (given: Variables) => {
      const { variableValues, errors } = getVariableValues(schema, node.variableDefinitions ?? [], given, {
        maxErrors: 10,
        hideSuggestions: !introspection,
      })
      if (errors) throw invalidVariables(errors)
      return variableValues
    }
    const fragments = new Map(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
      ),
    )
    const name = node.name?.value
    const rootFields = rootFieldsOf(node, fragments)
    const root = schema.getRootType(node.operation)?.getFields()
    const isIntrospection = rootFields.every((field) => introspectionFields.has(field))
    const most = isIntrospection ? limits.introspectionCost : limits.cost
    const hasVariables = (node.variableDefinitions ?? []).length > 0
    const cost = hasVariables ? undefined : costOf(schema, document, node, variablesOf({}), most)
    let runs = 0
    let compiled: CompiledQuery | ExecutionResult | undefined

    return {
      kind: node.operation,
      text,
      document,
      name,
      rootFields,
      isPublic: rootFields.every((field) => field.startsWith('__') || root?.[field]?.extensions.rule === 'public'),
      isIntrospection,
      remember,
      prepare(variables) {
        requireStorable(variables)
        const values = variablesOf(variables)
        const found = cost ?? costOf(schema, document, node, values, most)
        if (found <= most) return { cost: found }
        throw new AppError('INVALID_INPUT', 'This asks for too much at once. Ask for smaller pages or fewer fields.')
      },
      async execute(variables, context, event) {
        runs += 1
        if (isOwn && node.operation !== OperationTypeNode.MUTATION && runs > compiledAfter) {
          compiled ??= compileQuery(schema, document, name)
          if ('query' in compiled) return compiled.query(event, context, variables)
        }
        // Yoga's own would subscribe once more.
        const run = node.operation === OperationTypeNode.SUBSCRIPTION ? executeEvent : execute
        return run({
          schema,
          document,
          operationName: name,
          rootValue: event,
          variableValues: variables,
          contextValue: context,
        }) as Promise<ExecutionResult>
      },
      async listen(variables, context) {
        const args = { schema, document, operationName: name, variableValues: variables, contextValue: context }
        const checked = validateSubscriptionArgs(args)
        return 'operation' in checked ? createSourceEventStream(checked) : { errors: checked }
      },
    }
  }

  return {
    read(text, operationName, charge) {
      const key = `${operationName ?? ''}\n${text}`
      const remembered = clients.get(key) ?? users.get(key)
      if (remembered) return remembered
      const bytes = Buffer.byteLength(text)
      if (bytes > limits.bytes) {
        throw new AppError('MALFORMED', `A document has at most ${Math.floor(limits.bytes / 1_024)} KB.`)
      }
      if (/\0|\\u(0000|\{0+\})/.test(text)) {
        throw new AppError('MALFORMED', 'A text holds a character that cannot be stored.')
      }
      charge(bytes * requestCost.byte)
      const document: DocumentNode = attempt(() => parse(text, { maxTokens: limits.tokens }))
      charge((document.tokenCount ?? limits.tokens) * requestCost.token)
      requireWithinQueryLimits(document, limits)
      const errors: readonly GraphQLError[] = validate(schema, document, rules, {
        maxErrors: 5,
        hideSuggestions: !introspection,
      })
      if (errors.length > 0) throw syntaxErrors(errors)
      const node = getOperationAST(document, operationName)
      if (!node) throw new AppError('MALFORMED', 'Say which of the operations in the document to run.')
      const isOwn = clientDocuments.has(createHash('sha256').update(text).digest('base64'))
      const operation = operationOf(document, text, node, {
        isOwn,
        remember: () => {
          if (!isOwn) users.set(key, operation, bytes * bytesPerTextByte)
        },
      })
      if (isOwn) clients.set(key, operation)
      return operation
    },
    trust(document) {
      const remembered = trusted.get(document)
      if (remembered) return remembered
      const errors: readonly GraphQLError[] = validate(schema, document)
      const node = getOperationAST(document)
      if (errors.length > 0 || !node) throw new Error(`This operation is not one of the schema's: ${errors.join(' ')}`)
      const operation = operationOf(document, print(document), node, { isOwn: true, remember: () => {} })
      trusted.set(document, operation)
      return operation
    },
  }
}

/** @throws AppError MALFORMED in place of GraphQL's own error */
function attempt<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw error instanceof GraphQLError ? syntaxErrors([error]) : error
  }
}
