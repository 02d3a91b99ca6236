import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'

type Input = GraphQLArgument | GraphQLInputField

/** One argument, or one field of an input object, with an operation that sends it. */
export interface InputPlace {
  /** 'Query.report to', 'Mutation.createTransaction input.date' */
  name: string
  kind: 'query' | 'mutation' | 'subscription'
  query: string
  /** The scalar or enum that the place takes, without lists and non-null. */
  type: string
  /** The variables with one value there, and in the other places of the same type beside it what `others` has. */
  variables(value: unknown, others?: Record<string, unknown>): Record<string, unknown>
  /** The names beside it: 'from' and 'to' are a range. */
  siblings: string[]
}

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../schema/schema.graphql'), 'utf8'))

/** Every place of the API that takes a value of the scalars, or whose name passes. */
export function inputPlaces(takes: (type: string, name: string) => boolean): InputPlace[] {
  const roots = [
    ['query', schema.getQueryType(), []],
    ['mutation', schema.getMutationType(), []],
    ['subscription', schema.getSubscriptionType(), []],
    // What is asked of each message of the stream is an argument too.
    ['subscription', schema.getType('LedgerChanges'), ['ledgerChanged']],
  ] as const
  return roots.flatMap(([kind, type, above]) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          leavesOf(field.args, [], new Set())
            .filter(({ leaf, at }) => takes(leaf, at.at(-1) ?? ''))
            .map((found) => placeOf(kind, [type.name, ...above], field, found)),
        )
      : [],
  )
}

/** Object types whose fields have arguments and that are no root: their places are reached through LedgerChanges alone. */
export function fieldsWithArguments(): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__') && !/^(Query|Mutation|Subscription|LedgerChanges)$/.test(name))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap(({ name, args }) => args.map((arg) => ({ type, name, arg }))),
    )
    .map(({ type, name, arg }) => `${type.name}.${name} ${arg.name}: ${arg.type}`)
}

interface Leaf {
  at: string[]
  leaf: string
  siblings: string[]
}

function leavesOf(inputs: readonly Input[], above: string[], inside: ReadonlySet<string>): Leaf[] {
  return inputs.flatMap((input) => {
    const type = getNamedType(input.type)
    const at = [...above, input.name]
    if (!isInputObjectType(type)) return [{ at, leaf: type.name, siblings: inputs.map(({ name }) => name) }]
    if (inside.has(type.name)) return []
    return leavesOf(Object.values(type.getFields()), at, new Set([...inside, type.name]))
  })
}

function placeOf(
  kind: InputPlace['kind'],
  [typeName = '', ...above]: readonly string[],
  field: GraphQLField<unknown, unknown>,
  { at, leaf, siblings }: Leaf,
): InputPlace {
  const sent = field.args.filter((arg) => isRequiredArgument(arg) || arg.name === at[0] || siblings.includes(arg.name))
  const declared = sent.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const given = sent.map(({ name }) => `${name}: $${name}`).join(', ')
  const selected = `${field.name}(${given})${selectionOf(field.type, 1)}`
  const asked = above.reduceRight((inner, name) => `${name} { ${inner} }`, selected)
  return {
    name: `${typeName}.${field.name} ${at.join('.')}`,
    kind,
    query: `${kind} (${declared}) { ${asked} }`,
    type: leaf,
    siblings,
    variables(value, others = {}) {
      const values: Record<string, unknown> = { ...others, [at.at(-1) ?? '']: value }
      const variables = sent.map((arg) => [arg.name, sampleOf(arg, at[0] === arg.name ? at.slice(1) : [], values)])
      return Object.fromEntries(variables.filter(([, each]) => each !== undefined))
    },
  }
}

/** A value for an input: what is required is there, and so is what leads to the place. */
function sampleOf(input: Input, path: readonly string[], values: Record<string, unknown>): unknown {
  const sample = (type: GraphQLInputType): unknown => {
    if (isNonNullType(type)) return sample(type.ofType)
    if (isListType(type)) return [sample(type.ofType)]
    if (isInputObjectType(type)) {
      const [next, ...rest] = path
      const fields = Object.values(type.getFields()).filter(
        (field) => isRequiredInputField(field) || field.name === next || Object.hasOwn(values, field.name),
      )
      return Object.fromEntries(
        fields.map((each) => [each.name, sampleOf(each, each.name === next ? rest : [], values)]),
      )
    }
    if (Object.hasOwn(values, input.name)) return values[input.name]
    if (
      !isNonNullType(input.type) &&
      path.length === 0 &&
      'defaultValue' in input &&
      input.defaultValue !== undefined
    ) {
      return input.defaultValue
    }
    return isEnumType(type) ? type.getValues()[0]?.name : samples[type.name]
  }
  return sample(input.type)
}

const samples: Record<string, unknown> = {
  ID: '00000000-0000-4000-8000-000000000000',
  String: 'Anything',
  Int: 1,
  Float: 1,
  Boolean: true,
  Decimal: '1',
  Date: '2026-01-15',
  Month: '2026-01',
}

/** Everything that an answer has without an argument, so that what is looked up late is looked up too. */
function selectionOf(output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output)
  if (!isCompositeType(type)) return ''
  const fields = isObjectType(type) ? Object.values(type.getFields()) : []
  const chosen = fields
    .filter(({ args }) => !args.some(isRequiredArgument))
    .filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)))
    .map((field) => `${field.name}${selectionOf(field.type, depth - 1)}`)
  return ` { ${['__typename', ...chosen].join(' ')} }`
}
