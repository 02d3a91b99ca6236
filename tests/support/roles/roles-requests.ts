import { randomUUID } from 'node:crypto'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { type Fields, schemaOfFields } from '../../../server/http/rest/fields.ts'
import type { JsonSchema } from '../../../server/http/rest/json-schema.ts'
import type { RestRoute } from '../../../server/http/rest/rest-route.ts'

export interface GraphqlRequest {
  query: string
  variables: Record<string, unknown>
}

export interface RestRequest {
  method: string
  path: string
  body: Record<string, unknown> | FormData | undefined
}

/** Values by argument or field name, if a default value of the type is not valid. */
export type Chosen = Record<string, unknown>

/** Builds the smallest document that calls a root field, with only the required arguments. */
export function requestOf(
  root: 'Query' | 'Mutation' | 'Subscription',
  field: GraphQLField<unknown, unknown>,
  chosen: Chosen,
): GraphqlRequest {
  const given = field.args.filter((argument) => isRequiredArgument(argument))
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''
  const signature = declared && `(${declared})`
  return {
    query: `${root.toLowerCase()} ${signature} { ${field.name}${passed && `(${passed})`}${selection} }`,
    variables: Object.fromEntries(given.map((argument) => [argument.name, filledOf(argument, chosen)])),
  }
}

/** A call with all that its route requires. */
export function callOf({ method, path, query, body }: RestRoute, chosen: Chosen): RestRequest {
  const filled = (fields: Fields) => {
    const { properties, required } = schemaOfFields(fields)
    return Object.entries(properties)
      .filter(([name]) => required.includes(name) || name in chosen)
      .map(([name, schema]) => [name, name in chosen ? chosen[name] : valueOfSchema(schema)] as const)
  }
  const asked = new URLSearchParams(filled(query).map(([name, value]): [string, string] => [name, String(value)]))
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => String(chosen[name] ?? randomUUID()))
  const hasBody = Object.keys(body.shape).length > 0
  return {
    method,
    path: asked.size > 0 ? `${named}?${asked}` : named,
    body: hasBody ? Object.fromEntries(filled(body)) : undefined,
  }
}

const nobodys = ''

const scalarValues: Record<string, () => unknown> = {
  Boolean: () => false,
  Cursor: () => nobodys,
  Date: () => '2026-03-31',
  Decimal: () => '1.00',
  Float: () => 1,
  ID: randomUUID,
  Int: () => 1,
  JSON: () => ({}),
  Month: () => '2026-03',
  String: () => nobodys,
}

function valueOfSchema({ type, format, pattern, enum: choices, anyOf }: JsonSchema): unknown {
  if (Array.isArray(choices)) return choices.at(-1)
  if (Array.isArray(anyOf)) return anyOf.some((each) => each.type === 'array') ? randomUUID() : valueOfSchema(anyOf[0])
  if (format === 'uuid') return randomUUID()
  if (format === 'date') return '2026-03-31'
  if (pattern) return '2026-03'
  if (Array.isArray(type)) return '1.00'
  return { array: [], boolean: false, integer: 1 }[String(type)] ?? nobodys
}

function filledOf({ name, type }: GraphQLArgument | GraphQLInputField, chosen: Chosen): unknown {
  return name in chosen ? chosen[name] : valueOfType(getNullableType(type), chosen)
}

function valueOfType(type: GraphQLInputType, chosen: Chosen): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [valueOfType(inner.ofType, chosen)]
  if (isEnumType(inner)) return inner.getValues()[0]?.name
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields())
    const given = fields.filter((field) => isRequiredInputField(field) || field.name in chosen)
    return Object.fromEntries(given.map((field) => [field.name, filledOf(field, chosen)]))
  }
  const make = scalarValues[inner.name]
  if (!make) throw new Error(`The test of roles knows no value of the type ${inner.name}.`)
  return make()
}
