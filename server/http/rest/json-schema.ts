export type JsonSchema = Record<string, unknown>

const string = { type: 'string' }

/** The GraphQL scalars as REST writes them. */
const scalars: Readonly<Record<string, JsonSchema>> = {
  Boolean: { type: 'boolean' },
  Cursor: string,
  Date: { ...string, format: 'date' },
  DateTime: { ...string, format: 'date-time' },
  Decimal: { ...string, pattern: '^-?\\d+(\\.\\d+)?$', examples: ['12.34'] },
  Float: { type: 'number' },
  ID: { ...string, format: 'uuid' },
  Int: { type: 'integer' },
  Month: { ...string, pattern: '^\\d{4}-\\d{2}$', examples: ['2026-03'] },
  String: string,
}

export function schemaOfScalar(name: string): JsonSchema {
  const schema = scalars[name]
  if (!schema) throw new Error(`The REST API has no type for the scalar ${name}.`)
  return schema
}

/** Returns the schema of the value or null. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (isNullable(schema)) return schema
  const { description, ...plain } = schema
  const described = description === undefined ? {} : { description }
  if (typeof plain.type === 'string' && !plain.enum) return { ...plain, type: [plain.type, 'null'], ...described }
  return { anyOf: [plain, { type: 'null' }], ...described }
}

/** A parameter of a URL is left out instead of being null. */
export function withoutNull({ anyOf, ...schema }: JsonSchema): JsonSchema {
  const [plain, ...others] = Array.isArray(anyOf) ? (anyOf as JsonSchema[]) : []
  const isNullChoice = others.length === 1 && others[0]?.type === 'null'
  return isNullChoice ? { ...plain, ...schema } : { ...(anyOf !== undefined && { anyOf }), ...schema }
}

const isNullable = ({ type, anyOf }: JsonSchema) =>
  (Array.isArray(type) && type.includes('null')) || (Array.isArray(anyOf) && anyOf.some(({ type }) => type === 'null'))

const examples: Readonly<Record<string, unknown>> = {
  date: '2026-03-31',
  'date-time': '2026-03-31T09:30:00.000Z',
  uuid: '0197a3c2-5f10-7c3e-9d27-1f0b6a2c4e81',
  uri: 'https://books.example.com/…',
  string: 'Text',
  integer: 1,
  number: 1.5,
  boolean: true,
}

/** A value of a schema, as an example. */
export function exampleOf(schema: JsonSchema, components: ReadonlyMap<string, JsonSchema>): unknown {
  const { $ref, anyOf, enum: choices, examples: own, type, format, items, properties } = schema
  const of = (other: unknown) => exampleOf(other as JsonSchema, components)
  if (typeof $ref === 'string') return of(components.get($ref.slice($ref.lastIndexOf('/') + 1)) ?? {})
  const [first] = [anyOf, choices, own].flatMap((list) => (Array.isArray(list) ? list : []))
  if (first !== undefined) return anyOf ? of(first) : first
  const [name] = [type].flat()
  if (name === 'array') return [of(items ?? {})]
  if (name === 'object') {
    return Object.fromEntries(Object.entries(properties ?? {}).map(([field, value]) => [field, of(value)]))
  }
  return examples[String(format ?? name)] ?? null
}
