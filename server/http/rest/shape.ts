import {
  type GraphQLEnumType,
  type GraphQLOutputType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { camelCase } from '../../base/camel-case.ts'
import { fieldsOf, type RecordDescriptor } from '../../platform/records/descriptor.ts'
import { type JsonSchema, nullable, schemaOfScalar } from './json-schema.ts'

/** An object of the REST API: its name in the OpenAPI document, and where the value of each field comes from. */
export interface Shape {
  name: string
  fields: Readonly<Record<string, Source>>
}

/**
 * Where a value is in a GraphQL object: 'document.fileName'. An empty path is the object itself. A path through a list
 * gives a list, and a path through a nullable field gives null.
 */
export type Source = string | PathSource | { parameter: string }

interface PathSource {
  path: string
  shape?: Shape
  /** The scalar that the value is, where the GraphQL schema says String or ID. */
  scalar?: 'Date' | 'Decimal' | 'String'
  value?: 'count' | 'absoluteUrl' | 'nextCursor'
}

/** The values that a response needs in addition to the data. */
export interface AnswerInput {
  params: Record<string, string>
  /** The public URL of this server, such as 'https://purser.example.com'. */
  origin: string
}

/** The fields of the GraphQL query, nested as they are requested. */
export type Selection = Map<string, Selection>

export interface Compiled {
  schema: JsonSchema
  read(value: unknown, input: AnswerInput): unknown
}

export const shape = (name: string, fields: Shape['fields']): Shape => ({ name, fields })
export const nested = (path: string, of: Shape): Source => ({ path, shape: of })
export const dateAt = (path: string): Source => ({ path, scalar: 'Date' })
export const decimalAt = (path: string): Source => ({ path, scalar: 'Decimal' })
export const textAt = (path: string): Source => ({ path, scalar: 'String' })
export const countOf = (path: string): Source => ({ path, value: 'count' })
export const absoluteUrl = (path: string): Source => ({ path, value: 'absoluteUrl' })
export const parameter = (name: string): Source => ({ parameter: name })

/** The fields of a shape whose values are in the object at a path. */
export const fieldsAt = (path: string, { fields }: Shape): Shape['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, source]) => {
      if (typeof source === 'string') return [name, `${path}.${source}`]
      return [name, 'path' in source ? { ...source, path: `${path}.${source.path}` } : source]
    }),
  )

/** The fields that the descriptor of a record names for the REST API. */
export const recordFields = (record: RecordDescriptor): Shape['fields'] =>
  Object.fromEntries(
    fieldsOf(record).flatMap(([column, { rest = {} }]) => {
      if (typeof rest === 'object') return Object.entries(rest)
      return [[column, rest === true ? camelCase(column) : rest]]
    }),
  )

/** A page of a connection. */
export function page(of: Shape, further: Shape['fields'] = {}): Shape {
  return shape(`${of.name}Page`, {
    items: nested('edges.node', of),
    ...further,
    next_cursor: { path: 'pageInfo', value: 'nextCursor' },
  })
}

/**
 * Checks a source against the type that it reads from, and adds the fields that it needs to the selection.
 * @param components receives the schema of each shape, by its name
 */
export function compile(
  source: Source,
  type: GraphQLOutputType,
  selection: Selection,
  components: Map<string, JsonSchema>,
): Compiled {
  if (typeof source === 'string') return compilePath({ path: source }, type, selection, components)
  if ('path' in source) return compilePath(source, type, selection, components)
  return { schema: schemaOfScalar('ID'), read: (_, { params }) => params[source.parameter] ?? '' }
}

function compilePath(
  source: PathSource,
  type: GraphQLOutputType,
  selection: Selection,
  components: Map<string, JsonSchema>,
): Compiled {
  const follow = (segments: readonly string[], from: GraphQLOutputType, into: Selection): Compiled => {
    if (isNonNullType(from)) return followNonNull(segments, from.ofType, into)
    const { schema, read } = followNonNull(segments, from, into)
    return { schema: nullable(schema), read: (value, input) => (value == null ? null : read(value, input)) }
  }
  const followNonNull = (segments: readonly string[], from: GraphQLOutputType, into: Selection): Compiled => {
    const [name, ...rest] = segments
    if (name === undefined && source.value === 'count') {
      into.set('__typename', new Map())
      return { schema: { type: 'integer' }, read: (value) => (value as unknown[]).length }
    }
    if (isListType(from) && !isOfParameters(source)) {
      const { schema, read } = follow(segments, from.ofType, into)
      const readList = (value: unknown, input: AnswerInput) => (value as unknown[]).map((each) => read(each, input))
      return { schema: { type: 'array', items: schema }, read: readList }
    }
    if (name === undefined || isListType(from)) return compileEnd(source, from, into, components)
    const field = isObjectType(from) ? from.getFields()[name] : undefined
    if (!field) throw new Error(`${from} has no field ${name}, which ${source.path} reads.`)
    const inner = into.get(name) ?? new Map()
    into.set(name, inner)
    const { schema, read } = follow(rest, field.type, inner)
    return {
      schema: field.description && !schema.description ? { ...schema, description: field.description } : schema,
      read: (value, input) => read((value as Record<string, unknown>)[name], input),
    }
  }
  return followNonNull(source.path === '' ? [] : source.path.split('.'), type, selection)
}

/** An answer that only repeats what was requested is one object, whatever the operation returns. */
const isOfParameters = ({ shape: of }: PathSource) =>
  of !== undefined && Object.values(of.fields).every((field) => typeof field !== 'string' && 'parameter' in field)

/** The value at the end of a path. */
function compileEnd(
  { path, shape: of, scalar, value }: PathSource,
  type: GraphQLOutputType,
  selection: Selection,
  components: Map<string, JsonSchema>,
): Compiled {
  if (of) return compileShape(of, type, selection, components)
  if (value === 'nextCursor') {
    for (const name of ['hasNextPage', 'endCursor']) selection.set(name, new Map())
    const read = (info: unknown) => {
      const { hasNextPage, endCursor } = info as { hasNextPage: boolean; endCursor: string | null }
      return hasNextPage ? endCursor : null
    }
    return { schema: { type: ['string', 'null'], description: 'Null on the last page.' }, read }
  }
  if (!isLeafType(type)) throw new Error(`${path} is an object of ${type}: name its fields.`)
  if (value === 'absoluteUrl') {
    return {
      schema: { type: 'string', format: 'uri' },
      read: (url, { origin }) => new URL(String(url), origin).href,
    }
  }
  if (isEnumType(type)) return { schema: schemaOfEnum(type), read: (each) => restEnumValue(type.name, String(each)) }
  return { schema: schemaOfScalar(scalar ?? type.name), read: (each) => each }
}

function compileShape(
  { name, fields }: Shape,
  type: GraphQLOutputType,
  selection: Selection,
  components: Map<string, JsonSchema>,
): Compiled {
  const compiled = Object.entries(fields).map(
    ([field, source]) => [field, compile(source, type, selection, components)] as const,
  )
  const schema = {
    type: 'object',
    properties: Object.fromEntries(compiled.map(([field, { schema }]) => [field, schema])),
    required: Object.keys(fields),
  }
  const known = components.get(name)
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`Two shapes have the name ${name}.`)
  components.set(name, schema)
  return {
    schema: { $ref: `#/components/schemas/${name}` },
    read: (value, input) => Object.fromEntries(compiled.map(([field, { read }]) => [field, read(value, input)])),
  }
}

/** Enums whose values REST writes with a capital: 'Expense'. All others are lower case. */
const capitalizedEnums: readonly string[] = ['CategoryType', 'DocumentState', 'Role']

function restEnumValue(enumName: string, value: string): string {
  const lower = value.toLowerCase()
  return capitalizedEnums.includes(enumName) ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower
}

const schemaOfEnum = (type: GraphQLEnumType): JsonSchema => ({
  type: 'string',
  enum: type.getValues().map(({ name }) => restEnumValue(type.name, name)),
})
