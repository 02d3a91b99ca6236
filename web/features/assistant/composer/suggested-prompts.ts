import type { ChatMessageCardFragment } from '../../../generated.ts'

interface Surroundings {
  pathname: string
  /** The month of that page, such as "October", or null for the current month. */
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
  const [first, second] = categoryNames.map((name) => name.toLowerCase())
  const when = otherMonth ? `in ${otherMonth}` : 'this month'
  const spent = first ? `How much did I spend on ${first} ${when}?` : `How much did I spend ${when}?`
  const left = `What is left in ${closeBudgets[0]?.toLowerCase() ?? second ?? 'my budgets'}?`
  const compared = otherMonth ? `Compare ${otherMonth} with the month before` : 'Compare this month with last'
  const largestExpenses = `What are my largest expenses ${when}?`
  const statements = mayStage ? ['Spent 12.50 on lunch yesterday'] : []
  const pending = pendingCount ? ['What is left to review?'] : []
  const close = closeBudgets.length > 0 ? [left] : []

  return ordered().slice(0, maxPrompts)

  function ordered(): string[] {
    if (pathname.startsWith('/budgets')) return [left, ...pending, spent, compared, largestExpenses]
    if (pathname.startsWith('/transactions')) return [largestExpenses, spent, ...pending, ...statements, ...close]
    if (pathname.startsWith('/receipts') || pathname.startsWith('/review'))
      return [...pending, spent, ...statements, ...close]
    if (pathname.startsWith('/categories')) return [spent, 'Where did my money go this month?', ...close, ...statements]
    return [...pending, ...close, spent, compared, ...statements]
  }
}

/** Returns true for an answer without links, a table or a document, after which prompts are suggested. */
export function leavesOpen({ role, working, stopped, answer, table, document }: ChatMessageCardFragment): boolean {
  if (role !== 'ASSISTANT' || working || stopped || document || table) return false
  return answer.every(({ href }) => href === null)
}
