import { msg, plural } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import type { ChangeAction } from '../../platform/database/tables.ts'
import { monthOf, textOf } from '../../platform/records/change-values.ts'
import { counted, type Described, done, type Summarised, short } from './describe-phrases.ts'

/** Describes budgets that one action added, changed or deleted. */
export function ofBudgets(
  { nameOf }: Summarised,
  records: readonly Described[],
  first: Described,
  action: ChangeAction,
  count: number,
): Text {
  const months = new Set(records.map(({ row }) => textOf(row.after ?? row.before, 'month')))
  const values = first.row.after ?? first.row.before
  const month = monthOf(textOf(values, 'month'))
  const category = nameOf('category', textOf(values, 'category_id'))
  if (count === 1 && category) return ofOne[action](short(category), month)
  const isOneMonth = months.size === 1 && records.length === count
  return isOneMonth ? ofMonth[action](count, month) : done[action](counted('budget', count))
}

const ofOne: Record<ChangeAction, (category: string, month: string) => Text> = {
  CREATED: (category, month) => msg`Added the ${{ category }} budget for ${{ month }}`,
  UPDATED: (category, month) => msg`Changed the ${{ category }} budget for ${{ month }}`,
  DELETED: (category, month) => msg`Deleted the ${{ category }} budget for ${{ month }}`,
}

const ofMonth: Record<ChangeAction, (count: number, month: string) => Text> = {
  CREATED: (count, month) => msg`Added ${plural({ count }, { one: '# budget', other: '# budgets' })} for ${{ month }}`,
  UPDATED: (count, month) =>
    msg`Changed ${plural({ count }, { one: '# budget', other: '# budgets' })} for ${{ month }}`,
  DELETED: (count, month) =>
    msg`Deleted ${plural({ count }, { one: '# budget', other: '# budgets' })} for ${{ month }}`,
}
