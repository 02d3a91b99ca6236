import { render, type Text } from '../../../server/base/text.ts'
import { readBudgetList } from '../../../server/ledger/budgets/list/list.ts'
import { defaultCategories } from '../../../server/people/organizations/default-categories.ts'

export interface ListCase {
  title: string
  text: string
  currency: string | null
  lines: string[]
}

export const categories = defaultCategories('PERSONAL').map(({ key, name, type }) => ({ id: key, key, name, type }))

export function readList(text: string) {
  return readBudgetList(text, { categories, currency: 'EUR', today: '2026-11-20' })
}

export function doubtsOf(line: { doubts: readonly Text[] } | undefined): string {
  return (line?.doubts ?? []).map((doubt) => render(doubt)).join(' ')
}

/**
 * Returns each line as "+" for income, the name, the monthly amount, the group and the months: "Rent 950.00 in Bills
 * 2026-01".
 */
export function inShort(text: string): string[] {
  return readList(text).lines.map(({ name, amount, group, months, type }) =>
    [
      `${type === 'INCOME' ? '+' : ''}${name} ${amount}`,
      ...(group ? [`in ${group}`] : []),
      ...(months.length > 0 ? [months.join(',')] : []),
    ].join(' '),
  )
}
