import { t } from '@lingui/core/macro'
import type { ChatMessageCardFragment } from '../../../generated.ts'

interface Surroundings {
  pathname: string
  /** The month of that page, such as "October 2026", or null for the current month. */
  otherMonth: string | null
  pendingCount: number | null
  /** Categories with spending in that month, highest first, then all others by name. */
  categoryNames: readonly string[]
  /** Categories whose budgets are nearly or completely spent. */
  closeBudgets: readonly string[]
  /** True if the user can also record transactions. */
  mayStage: boolean
}

const maxPrompts = 4

/** Returns prompts that fit the page and the ledger. The assistant understands each without an AI model. */
export function suggestedPrompts(surroundings: Surroundings): string[] {
  const { pathname, otherMonth, pendingCount, categoryNames, closeBudgets, mayStage } = surroundings
  const [first, second] = categoryNames
  const spent = spentPrompt(first, otherMonth)
  const left = leftPrompt(closeBudgets[0] ?? second)
  const compared = otherMonth ? t`Compare ${otherMonth} with the month before` : t`Compare this month with last`
  const largestExpenses = otherMonth
    ? t`What are my largest expenses in ${otherMonth}?`
    : t`What are my largest expenses this month?`
  const statements = mayStage ? [t`Spent 12.50 on lunch yesterday`] : []
  const pending = pendingCount ? [t`What is left to review?`] : []
  const close = closeBudgets.length > 0 ? [left] : []

  return ordered().slice(0, maxPrompts)

  function ordered(): string[] {
    if (pathname.startsWith('/budgets')) return [left, ...pending, spent, compared, largestExpenses]
    if (pathname.startsWith('/transactions')) return [largestExpenses, spent, ...pending, ...statements, ...close]
    if (pathname.startsWith('/receipts') || pathname.startsWith('/review'))
      return [...pending, spent, ...statements, ...close]
    if (pathname.startsWith('/categories'))
      return [spent, t`Where did my money go this month?`, ...close, ...statements]
    return [...pending, ...close, spent, compared, ...statements]
  }
}

function spentPrompt(category: string | undefined, otherMonth: string | null): string {
  if (!category) return otherMonth ? t`How much did I spend in ${otherMonth}?` : t`How much did I spend this month?`
  return otherMonth
    ? t`How much did I spend on ${category} in ${otherMonth}?`
    : t`How much did I spend on ${category} this month?`
}

function leftPrompt(category: string | undefined): string {
  return category ? t`What is left in ${category}?` : t`What is left in my budgets?`
}

/** Returns true for an answer without links, a table or a document, after which prompts are suggested. */
export function leavesOpen({ role, working, stopped, answer, table, document }: ChatMessageCardFragment): boolean {
  if (role !== 'ASSISTANT' || working || stopped || document || table) return false
  return answer.every(({ href }) => href === null)
}
