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

export interface InputPath {
  /** 'Query.report to', 'Mutation.createTransaction input.date' */
  name: string
  kind: 'query' | 'mutation' | 'subscription'
  query: string
  type: string
  /** Builds variables with a value in this position and `others` in the sibling positions of the same type. */
  variables(value: unknown, others?: Record<string, unknown>): Record<string, unknown>
  /** The names of sibling inputs: 'from' and 'to' are a range. */
  siblings: string[]
}

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8'))

/** Returns every input of the API whose type or name matches. */
export function inputPaths(takes: (type: string, name: string) => boolean): InputPath[] {
  const roots = [
    ['query', schema.getQueryType(), []],
    ['mutation', schema.getMutationType(), []],
    ['subscription', schema.getSubscriptionType(), []],
    ['subscription', schema.getType('LedgerChanges'), ['ledgerChanged']],
  ] as const
  return roots.flatMap(([kind, type, above]) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          leavesOf(field.args, [], new Set())
            .filter(({ leaf, at }) => takes(leaf, at.at(-1) ?? ''))
            .map((found) => pathOf(kind, [type.name, ...above], field, found)),
        )
      : [],
  )
}

/** Returns the non-root object types whose fields have arguments, which are only reachable through LedgerChanges. */
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

function pathOf(
  kind: InputPath['kind'],
  [typeName = '', ...above]: readonly string[],
  field: GraphQLField<unknown, unknown>,
  { at, leaf, siblings }: Leaf,
): InputPath {
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

/** Builds an input value with all required fields and those on the path. */
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
  JSON: {},
}

/** Selects every field without arguments, so that lazily loaded fields are resolved too. */
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
