import type { BudgetLineRowFragment } from '../../../generated.ts'

export interface PaceStatus {
  text: string
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
  const mutedStatus = (text: string): PaceStatus => ({ text, tone: 'fg.muted' })
  if (state === 'UNPLANNED') return mutedStatus('Nothing planned')
  if (line.category.type === 'INCOME') return mutedStatus(describeIncomePace(line))
  if (state === 'OVER') return { text: 'Over the plan', tone: 'over.fg' }
  if (state === 'FULL') return mutedStatus('Used in full')

  const ahead = monthPassed === null ? null : usedPercent - monthPassed * 100
  if (state === 'NEAR') {
    const used = `${Math.round(usedPercent)}% used`
    return { text: ahead !== null && ahead > close ? `${used}, ahead of the month` : used, tone: 'warning.fg' }
  }
  if (usedPercent === 0) return mutedStatus(monthPassed === null ? 'Nothing spent' : 'Nothing spent yet')
  if (ahead === null) return mutedStatus(`${Math.round(usedPercent)}% used`)
  if (ahead > farAhead) return mutedStatus('Ahead of the month')
  if (ahead > close) return mutedStatus('A little ahead of the month')
  if (ahead >= behind) return mutedStatus('On pace')
  return mutedStatus(ahead >= farBehind ? 'Under the pace' : 'Well under the pace')
}

function describeIncomePace({ state, usedPercent }: BudgetLineRowFragment): string {
  if (state === 'OVER') return 'More than planned'
  if (state === 'FULL') return 'All received'
  return usedPercent === 0 ? 'Nothing received' : `${Math.round(usedPercent)}% received`
}
