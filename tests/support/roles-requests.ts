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
import type { FieldType } from '../../server/http/rest/fields.ts'
import type { RestRoute } from '../../server/http/rest/rest-route.ts'

export interface GraphqlRequest {
  query: string
  variables: Record<string, unknown>
}

export interface RestRequest {
  method: string
  path: string
  body: Record<string, unknown> | FormData | undefined
}

/** Values by the name of an argument or of a field of an input, where what its type says would not do. */
export type Chosen = Record<string, unknown>

/** The smallest document that calls a root field. Only what is required is given. */
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

/** A call that has all that its row requires. */
export function callOf({ method, path, query, body }: RestRoute, chosen: Chosen): RestRequest {
  const filled = (fields: RestRoute['body']) =>
    Object.entries(fields)
      .filter(([name, { isRequired }]) => isRequired || name in chosen)
      .map(([name, { type }]) => [name, name in chosen ? chosen[name] : fieldValues[type]()] as const)
  const asked = new URLSearchParams(filled(query).map(([name, value]): [string, string] => [name, String(value)]))
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => String(chosen[name] ?? randomUUID()))
  const hasBody = Object.keys(body).length > 0
  return {
    method,
    path: asked.size > 0 ? `${named}?${asked}` : named,
    body: hasBody ? Object.fromEntries(filled(body)) : undefined,
  }
}

/** What nobody has: so nothing is deleted, left or handed over by a text that has to be exact. */
const nobodys = ''

const scalarValues: Record<string, () => unknown> = {
  Boolean: () => false,
  Cursor: () => nobodys,
  Date: () => '2026-03-31',
  Decimal: () => '1.00',
  Float: () => 1,
  ID: randomUUID,
  Int: () => 1,
  Month: () => '2026-03',
  String: () => nobodys,
}

const fieldValues: Record<FieldType, () => unknown> = {
  text: () => nobodys,
  decimal: () => '1.00',
  integer: () => 1,
  day: () => '2026-03-31',
  month: () => '2026-03',
  id: randomUUID,
  ids: randomUUID,
  strings: () => [],
  splits: () => [],
  boolean: () => false,
  transactionType: () => 'Expense',
  state: () => 'Staging',
  role: () => 'Viewer',
  kind: () => 'team',
  trash: () => 'transaction',
  record: () => 'transaction',
  action: () => 'updated',
  frequency: () => 'monthly',
  verdict: () => 'new',
  format: () => 'csv',
  match: () => 'contains',
  origin: () => 'web',
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
