import {
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Fragments } from './fragments.ts'

/**
 * The fields whose values follow from their arguments, the reader's language and records of which each change has a
 * number in the organization's change stream. The responses of all other fields are never stored: they depend on the
 * clock, on users (a name has no number in the stream), on work in progress or on other tables.
 */
const streamFields: Record<string, string> = {
  Query: 'transactions categories tags',
  TransactionConnection: 'edges pageInfo',
  TransactionEdge: 'cursor node',
  PageInfo: 'startCursor endCursor hasNextPage hasPreviousPage',
  Transaction:
    'id type amount baseAmount description note date rate category splits tags isReviewed recurrenceId createdAt version',
  TransactionSplit: 'amount baseAmount note category',
  Money: 'value currency',
  Category: 'id key name type icon color parentId position archived isSystemCategory',
  Tag: 'id name color',
}

const fieldsOfType = new Map(Object.entries(streamFields).map(([type, names]) => [type, new Set(names.split(' '))]))

/** Whether the response of an operation changes only when the change stream of its organization grows. */
export function followsStream(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  fragments: Fragments,
): boolean {
  const selectsOnly = (typeName: string, { selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value)
        return fragment !== undefined && selectsOnly(typeName, fragment.selectionSet)
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) return selectsOnly(typeName, selection.selectionSet)
      const name = selection.name.value
      if (name === '__typename') return true
      const type = schema.getType(typeName)
      const field = isObjectType(type) && fieldsOfType.get(typeName)?.has(name) ? type.getFields()[name] : undefined
      if (!field) return false
      return !selection.selectionSet || selectsOnly(getNamedType(field.type).name, selection.selectionSet)
    })
  return operation === 'query' && selectsOnly('Query', selectionSet)
}
