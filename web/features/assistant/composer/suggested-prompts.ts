import type { ChatMessageCardFragment } from '../../../generated.ts'

interface Surroundings {
  /** The page behind the window. */
  pathname: string
  /** The month that page shows, as "October", where it is not the running one. */
  otherMonth: string | null
  pendingCount: number | null
  /** Categories with spending in that month, the most first; then those that are there, by name. */
  categoryNames: readonly string[]
  /** Categories whose budgets are close to their end, or past it. */
  closeBudgets: readonly string[]
  /** Whether what was spent may be told, too. */
  mayTell: boolean
}

const most = 4

/** A few things to ask that fit where the person is, and what is in the books. Each is understood with no model. */
export function suggestedPrompts(surroundings: Surroundings): string[] {
  const { pathname, otherMonth, pendingCount, categoryNames, closeBudgets, mayTell } = surroundings
  const [first, second] = categoryNames.map((name) => name.toLowerCase())
  const when = otherMonth ? `in ${otherMonth}` : 'this month'
  const spent = first ? `How much did I spend on ${first} ${when}?` : `How much did I spend ${when}?`
  const left = `What is left in ${closeBudgets[0]?.toLowerCase() ?? second ?? 'my budgets'}?`
  const compared = otherMonth ? `Compare ${otherMonth} with the month before` : 'Compare this month with last'
  const largest = `What are my largest expenses ${when}?`
  const told = mayTell ? ['Spent 12.50 on lunch yesterday'] : []
  const pending = pendingCount ? ['What is left to review?'] : []
  const close = closeBudgets.length > 0 ? [left] : []

  return ordered().slice(0, most)

  function ordered(): string[] {
    if (pathname.startsWith('/budgets')) return [left, ...pending, spent, compared, largest]
    if (pathname.startsWith('/transactions')) return [largest, spent, ...pending, ...told, ...close]
    if (pathname.startsWith('/receipts') || pathname.startsWith('/review'))
      return [...pending, spent, ...told, ...close]
    if (pathname.startsWith('/categories')) return [spent, 'Where did my money go this month?', ...close, ...told]
    return [...pending, ...close, spent, compared, ...told]
  }
}

/** An answer that gives nothing to go on with: nothing looked up, proposed or read. */
export function leavesOpen({ role, working, stopped, answer, table, document }: ChatMessageCardFragment): boolean {
  if (role !== 'ASSISTANT' || working || stopped || document || table) return false
  return answer.every(({ href }) => href === null)
}
