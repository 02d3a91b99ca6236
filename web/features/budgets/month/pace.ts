import type { BudgetLineRowFragment } from '../../../generated.ts'

export interface PaceStatus {
  words: string
  tone: 'fg.muted' | 'warning.fg' | 'over.fg'
}

/** In percentage points. Spending may lead the elapsed days by this much and still be on pace. */
const close = 3
const behind = -10
const farBehind = -20
const farAhead = 20

/** Describes the pace of a budget. `monthPassed` is 0 to 1, or null for any month but the current one. */
export function describePace(line: BudgetLineRowFragment, monthPassed: number | null): PaceStatus {
  const { state, usedPercent } = line
  const quiet = (words: string): PaceStatus => ({ words, tone: 'fg.muted' })
  if (state === 'UNPLANNED') return quiet('Nothing planned')
  if (line.category.type === 'INCOME') return quiet(standingOfIncome(line))
  if (state === 'OVER') return { words: 'Over the plan', tone: 'over.fg' }
  if (state === 'FULL') return quiet('Used in full')

  const ahead = monthPassed === null ? null : usedPercent - monthPassed * 100
  if (state === 'NEAR') {
    const used = `${Math.round(usedPercent)}% used`
    return { words: ahead !== null && ahead > close ? `${used}, ahead of the month` : used, tone: 'warning.fg' }
  }
  if (usedPercent === 0) return quiet(monthPassed === null ? 'Nothing spent' : 'Nothing spent yet')
  if (ahead === null) return quiet(`${Math.round(usedPercent)}% used`)
  if (ahead > farAhead) return quiet('Ahead of the month')
  if (ahead > close) return quiet('A little ahead of the month')
  if (ahead >= behind) return quiet('On pace')
  return quiet(ahead >= farBehind ? 'Under the pace' : 'Well under the pace')
}

function standingOfIncome({ state, usedPercent }: BudgetLineRowFragment): string {
  if (state === 'OVER') return 'More than planned'
  if (state === 'FULL') return 'All received'
  return usedPercent === 0 ? 'Nothing received' : `${Math.round(usedPercent)}% received`
}
