import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BudgetAlertNewsFragment } from '../../generated.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'
import { showToast } from '../../shared/overlays/toaster.ts'

/** Returns a function that shows budget alerts at 80 % and 100 %. The server sends each alert once a month. */
export function useAlerts(): (alerts: readonly BudgetAlertNewsFragment[]) => void {
  const navigate = useNavigate()
  const locale = useLocale()
  return useCallback(
    (alerts) => {
      for (const alert of alerts) {
        const { month } = alert.line
        const action = { label: 'See budgets', onClick: () => void navigate(`/budgets?month=${month}`) }
        showToast.warning(textOf(alert, locale), { action })
      }
    },
    [navigate, locale],
  )
}

function textOf({ line }: BudgetAlertNewsFragment, locale: string): string {
  const { category, state, left, available, usedPercent } = line
  if (state === 'OVER') return `${category.name} is ${textOfMoney(left.value, left.currency, locale, 'never')} over`
  if (state === 'FULL') return `${category.name} is used in full`
  return `${Math.round(usedPercent)}% of ${textOfMoney(available.value, available.currency, locale)} for ${category.name} is used`
}
