import {
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  OperationTypeNode,
  parse,
} from 'graphql'
import { camelCase } from '../../base/camel-case.ts'
import type { JsonSchema } from './json-schema.ts'
import type { RestOperation, RestRoute, RestRouteInput } from './rest-route.ts'
import { type AnswerInput, compile, type Selection, type Shape } from './shape.ts'

/** A route that is ready to run. */
export interface CompiledRoute {
  route: RestRoute
  document: DocumentNode
  variables(input: RestRouteInput): Record<string, unknown>
  answer(data: unknown, input: AnswerInput): unknown
  /** The JSON Schema of the answer. */
  answerSchema: JsonSchema
}

export const query = (path: string, shape: Shape): RestOperation => ({ kind: 'query', path, shape })
export const mutation = (path: string, shape: Shape): RestOperation => ({ kind: 'mutation', path, shape })

/**
 * Writes the GraphQL document of a route: it requests the fields that the answer shows. Its variables are the arguments
 * of the fields along the path.
 * @param components receives the schema of each shape, by its name
 * @throws Error when the schema lacks a field
 */
export function compileRoute(
  schema: GraphQLSchema,
  route: RestRoute,
  components: Map<string, JsonSchema>,
): CompiledRoute {
  const { kind, path } = route.operation
  const root = rootOf(schema, kind)
  const selection: Selection = new Map()
  const { schema: answerSchema, read: answer } = compile(route.operation, root, selection, components)
  const along = fieldsAlong(path === '' ? [...selection.keys()] : path.split('.'), root)
  const args = along.flatMap((field) => field.args)
  const declared = args.map((arg) => `$${arg.name}: ${typeOf(arg)}`).join(', ')
  return {
    route,
    document: parse(`${kind} Rest${declared && `(${declared})`} ${printSelection(selection, along)}`),
    variables: (input) => route.variables?.(input) ?? variablesOf(route, args, input),
    answer,
    answerSchema,
  }
}

export function rootOf(schema: GraphQLSchema, kind: RestOperation['kind']): GraphQLObjectType {
  const root = schema.getRootType(kind === 'query' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION)
  if (!root) throw new Error(`The schema has no ${kind}.`)
  return root
}

function fieldsAlong([name, ...rest]: readonly string[], type: GraphQLObjectType): GraphQLField<unknown, unknown>[] {
  const field = name && type.getFields()[name]
  if (!field) return []
  const inner = getNamedType(field.type)
  return [field, ...(isObjectType(inner) ? fieldsAlong(rest, inner) : [])]
}

/** An argument with a default value can be left out. */
const typeOf = (arg: GraphQLArgument) => String(isRequiredArgument(arg) ? arg.type : getNullableType(arg.type))

function printSelection(selection: Selection, along: readonly GraphQLField<unknown, unknown>[]): string {
  if (selection.size === 0) return ''
  const [next, ...rest] = along
  const fields = [...selection].map(([name, inner]) => {
    const isAlong = next?.name === name
    const args = isAlong ? next.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ') : ''
    return `${name}${args && `(${args})`} ${printSelection(inner, isAlong ? rest : [])}`
  })
  return `{ ${fields.join(' ')} }`
}

/** The fields of a request under the schema's names. Those that are no argument belong to the one input object. */
function variablesOf({ names }: RestRoute, args: readonly GraphQLArgument[], { params, query, body }: RestRouteInput) {
  const schemaNames = new Map(Object.entries(names).map(([schemaName, name]) => [name, schemaName]))
  const values = Object.entries({ ...params, ...query, ...body }).map(
    ([name, value]) => [schemaNames.get(name) ?? camelCase(name), value] as const,
  )
  const input = args.find(({ type }) => isInputObjectType(getNullableType(type)))
  const isArgument = (name: string) => args.some((arg) => arg.name === name)
  const variables = Object.fromEntries(values.filter(([name]) => !input || isArgument(name)))
  if (input) variables[input.name] = Object.fromEntries(values.filter(([name]) => !isArgument(name)))
  return variables
}
