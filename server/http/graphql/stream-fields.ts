import {
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { SelectedFields } from '../../../schema/selections.ts'

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
  selectedFields: SelectedFields,
): boolean {
  const checked = new Set<SelectionSetNode>()
  const selectsOnly = (set: SelectionSetNode, setType: string): boolean => {
    if (checked.has(set)) return true
    checked.add(set)
    return selectedFields(set).every(({ field: { name, selectionSet: below }, typeCondition }) => {
      const typeName = typeCondition ?? setType
      if (name.value === '__typename') return true
      const type = schema.getType(typeName)
      const isListed = fieldsOfType.get(typeName)?.has(name.value)
      const field = isListed && isObjectType(type) ? type.getFields()[name.value] : undefined
      return field !== undefined && (!below || selectsOnly(below, getNamedType(field.type).name))
    })
  }
  return operation === 'query' && selectsOnly(selectionSet, 'Query')
}
