import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql'

const file = path.join(import.meta.dirname, '../../schema/schema.graphql')

/** The schema as the server publishes it. */
export const schema = buildSchema(readFileSync(file, 'utf8'))

/** Returns a selection of every field to this depth that needs no argument, with its braces. */
export function selectAll(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isUnionType(named)) return '{ __typename }'
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
  const isLeaf = (of: GraphQLOutputType) => !isObjectType(getNamedType(of)) && !isUnionType(getNamedType(of))
  const chosen = fields.filter((field) => depth > 1 || isLeaf(field.type))
  return `{ __typename ${chosen.map((field) => `${field.name} ${selectAll(field.type, depth - 1)}`).join(' ')} }`
}

/** Returns a value of the type, which need not be accepted. */
export function exampleOf(given: GraphQLInputType): unknown {
  const type = isNonNullType(given) ? given.ofType : getNullableType(given)
  if (isListType(type)) return [exampleOf(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(fields.map((field) => [field.name, exampleOf(field.type)]))
  }
  const samples: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, Date: '2026-03-31', Month: '2026-03' }
  const named = getNamedType(type).name
  return samples[named] ?? (named === 'ID' ? '01900000-0000-7000-8000-000000000000' : 'Sam')
}
