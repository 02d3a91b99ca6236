import { msg } from '@lingui/core/runtime-macro'
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { SelectedFields } from '../../../schema/selections.ts'
import { AppError } from '../../base/errors.ts'
import { countIntrospection, isIntrospection } from './introspection-cost.ts'

type Variables = NonNullable<Parameters<typeof getArgumentValues>[2]>

/** The assumed length of a list without a page size. Most of these lists are short. */
const unpagedLength = 10
const maxPageSize = 100

/** The cost of one millisecond of database time. A user's sustained rate is then three tenths of one core. */
const costOfMillisecond = 30
/** The default database time of a root field, in milliseconds. */
const usualWork = 2

/**
 * Counts the fields that an operation may answer, and their work: each field is 1, a list multiplies what is selected of
 * its entries by its page size, and a field that makes the database work declares for how long (`extensions.work`:
 * milliseconds on a ledger of 100,000 transactions, or a function of the field's arguments that answers them;
 * `npm run bench -- cost` measures them). The document must be valid and within the query limits.
 * @param fieldCost the cost of a field without database work
 * @param maxCost introspection is not counted beyond this cost
 * @throws AppError INVALID_INPUT for a page size that is not 1 to 100
 */
export function costOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  selectedFields: SelectedFields,
  variables: Variables,
  { fieldCost, maxCost }: { fieldCost: number; maxCost: number },
): number {
  const root = schema.getRootType(operation.operation)

  const costOfField = (type: GraphQLNamedType | undefined, selection: FieldNode, page: number | undefined): number => {
    if (isIntrospection(selection)) return countIntrospection(schema, selection, selectedFields, variables, maxCost)
    const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined
    if (!field) return fieldCost
    const given = getArgumentValues(field, selection, variables)
    const work = costOfMillisecond * (declaredWorkOf(field, given) ?? (type === root ? usualWork : 0))
    if (!selection.selectionSet) return work + fieldCost * (declaredLengthOf(field) ?? 1)
    const own = pageSizeOf(given)
    const isList = isListOf(field.type)
    const times = isList ? (own ?? page ?? declaredLengthOf(field) ?? unpagedLength) : 1
    const { name } = getNamedType(field.type)
    return (
      work + Math.max(fieldCost, times * (fieldCost + within(selection.selectionSet, name, isList ? undefined : own)))
    )
  }

  const within = (set: SelectionSetNode, setType: string, page: number | undefined): number => {
    let cost = 0
    for (const { field, typeCondition } of selectedFields(set)) {
      cost += costOfField(schema.getType(typeCondition ?? setType), field, page)
    }
    return cost
  }

  return root ? within(operation.selectionSet, root.name, undefined) : 0
}

function pageSizeOf({ first, last }: { first?: unknown; last?: unknown }): number | undefined {
  if (first === undefined && last === undefined) return undefined
  const size = first ?? last
  if (typeof size === 'number' && size >= 1 && size <= maxPageSize) return size
  const message = msg`Ask for 1 to ${{ maximum: maxPageSize }} records at a time.`
  throw new AppError('INVALID_INPUT', message, { first: message })
}

function declaredLengthOf({ extensions }: GraphQLField<unknown, unknown>): number | undefined {
  return typeof extensions.length === 'number' ? extensions.length : undefined
}

function declaredWorkOf({ extensions }: GraphQLField<unknown, unknown>, given: Record<string, unknown>) {
  const { work } = extensions
  if (typeof work === 'function') return Number(work(given))
  return typeof work === 'number' ? work : undefined
}

function isListOf(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isListOf(type.ofType) : isListType(type)
}
