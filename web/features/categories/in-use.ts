import { i18n } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import type { CategoryUseQuery } from '../../generated.ts'

type Use = CategoryUseQuery['categoryUse']

/** Returns "3 transactions, 1 budget, and 2 rules". */
export function formatUse({ transactions, budgets, rules, recurrences, pendingItems, children }: Use): string {
  const texts = [
    transactions > 0 && plural({ count: transactions }, { one: '# transaction', other: '# transactions' }),
    budgets > 0 && plural({ count: budgets }, { one: '# budget', other: '# budgets' }),
    rules > 0 && plural({ count: rules }, { one: '# rule', other: '# rules' }),
    recurrences > 0 &&
      plural({ count: recurrences }, { one: '# recurring transaction', other: '# recurring transactions' }),
    pendingItems > 0 && plural({ count: pendingItems }, { one: '# item to review', other: '# items to review' }),
    children > 0 && plural({ count: children }, { one: '# subcategory', other: '# subcategories' }),
  ].filter((text) => text !== false)
  return new Intl.ListFormat(i18n.locale).format(texts)
}

/** Returns true if deletion affects other records. Subcategories only move to the top level. */
export function isInUse({ transactions, budgets, rules, recurrences, pendingItems }: Use): boolean {
  return transactions + budgets + rules + recurrences + pendingItems > 0
}
