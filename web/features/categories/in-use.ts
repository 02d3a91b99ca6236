import type { CategoryUseQuery } from '../../generated.ts'

type Use = CategoryUseQuery['categoryUse']

export function formatUse({ transactions, budgets, rules, recurrences, pendingItems, children }: Use): string {
  const texts = [
    counted(transactions, 'transaction', 'transactions'),
    counted(budgets, 'budget', 'budgets'),
    counted(rules, 'rule', 'rules'),
    counted(recurrences, 'recurring transaction', 'recurring transactions'),
    counted(pendingItems, 'line to review', 'lines to review'),
    counted(children, 'category below it', 'categories below it'),
  ].filter((part) => part !== '')
  return new Intl.ListFormat('en').format(texts)
}

/** Returns true if deletion affects other records. Subcategories only move to the top level. */
export function isInUse({ transactions, budgets, rules, recurrences, pendingItems }: Use): boolean {
  return transactions + budgets + rules + recurrences + pendingItems > 0
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? one : many}`
