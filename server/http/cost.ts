import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { AppError } from '../core/errors.ts'

type Variables = NonNullable<Parameters<typeof getArgumentValues>[2]>

/** How long a list is taken to be that has no page size: most are short (categories, parts of a page). */
const unpagedLength = 10
const largestPage = 100

/** A value of several parts (an amount and its currency) is looked up no more than a scalar is. */
const isValue = ({ extensions }: GraphQLNamedType) => extensions.isValue === true

/**
 * What an operation costs: a scalar or a value 0, an object 1, a list its page size times what is in it. Introspection is free.
 * The document must be valid.
 * @throws AppError INVALID_INPUT for a page size that is not 1 to 100
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }

  const within = (
    { selections }: SelectionSetNode,
    typeName: string,
    page: number | undefined,
    spread = new Set<string>(),
  ): number => {
    const type = schema.getType(typeName)
    let cost = 0
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined
        if (!field || !selection.selectionSet) continue
        const own = pageSizeOf(getArgumentValues(field, selection, variables))
        const named = getNamedType(field.type)
        if (!isCompositeType(named)) continue
        const isList = isListOf(field.type)
        const times = isList ? (own ?? page ?? lengthOf(field)) : 1
        cost +=
          times * ((isValue(named) ? 0 : 1) + within(selection.selectionSet, named.name, isList ? undefined : own))
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        cost += within(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, page, spread)
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value)
        const fragment = fragments.get(selection.name.value)
        if (fragment) cost += within(fragment.selectionSet, fragment.typeCondition.name.value, page, spread)
      }
    }
    return cost
  }

  const root = schema.getRootType(operation.operation)
  return root ? within(operation.selectionSet, root.name, undefined) : 0
}

function pageSizeOf({ first, last }: { first?: unknown; last?: unknown }): number | undefined {
  if (first === undefined && last === undefined) return undefined
  const size = first ?? last
  if (typeof size === 'number' && size >= 1 && size <= largestPage) return size
  const message = `Ask for 1 to ${largestPage} at a time.`
  throw new AppError('INVALID_INPUT', message, { first: message })
}

/** A list that grows with the people in an organization says how long it may well be. */
function lengthOf({ extensions }: GraphQLField<unknown, unknown>): number {
  return typeof extensions.length === 'number' ? extensions.length : unpagedLength
}

function isListOf(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isListOf(type.ofType) : isListType(type)
}
