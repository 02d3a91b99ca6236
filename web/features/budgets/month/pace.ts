import { t } from '@lingui/core/macro'
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
  if (state === 'UNPLANNED') return mutedStatus(t`No budget`)
  if (line.category.type === 'INCOME') return mutedStatus(describeIncomePace(line))
  if (state === 'OVER') return { text: t`Over budget`, tone: 'over.fg' }
  if (state === 'FULL') return mutedStatus(t`Fully used`)

  const percent = Math.round(usedPercent)
  const ahead = monthPassed === null ? null : usedPercent - monthPassed * 100
  if (state === 'NEAR') {
    const isAhead = ahead !== null && ahead > close
    return { text: isAhead ? t`${percent}% used, ahead of pace` : t`${percent}% used`, tone: 'warning.fg' }
  }
  if (usedPercent === 0) return mutedStatus(monthPassed === null ? t`Nothing spent` : t`Nothing spent yet`)
  if (ahead === null) return mutedStatus(t`${percent}% used`)
  if (ahead > farAhead) return mutedStatus(t`Ahead of pace`)
  if (ahead > close) return mutedStatus(t`Slightly ahead of pace`)
  if (ahead >= behind) return mutedStatus(t`On pace`)
  return mutedStatus(ahead >= farBehind ? t`Below pace` : t`Well below pace`)
}

function describeIncomePace({ state, usedPercent }: BudgetLineRowFragment): string {
  if (state === 'OVER') return t`More than planned`
  if (state === 'FULL') return t`All received`
  const percent = Math.round(usedPercent)
  return usedPercent === 0 ? t`Nothing received` : t`${percent}% received`
}
