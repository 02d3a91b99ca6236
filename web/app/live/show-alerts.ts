import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { BudgetAlertNewsFragment } from '../../generated.ts'
import { today } from '../../shared/format/dates.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'
import { monthAt } from '../../shared/format/period.ts'
import { showToast } from '../../shared/overlays/toaster.ts'

/** The last toast, which further alerts join while it is shown. */
let last: { id: string; alerts: readonly BudgetAlertNewsFragment[] } | null = null

interface AlertSettings {
  /** The first day of the organization's months. */
  startDay: number
  locale: string
  navigate(path: string): void
}

/**
 * Shows budget alerts at 80 % and 100 %. The server sends each alert once a month. Several alerts share one toast. The
 * budgets of the month that is open show the same facts, so its alerts are left out.
 */
export function showAlerts(
  received: readonly BudgetAlertNewsFragment[],
  { startDay, locale, navigate }: AlertSettings,
): void {
  const open = openBudgetMonth(startDay)
  const news = received.filter(({ line }) => line.month !== open)
  if (news.length === 0) return
  const shown = last && showToast.isShown(last.id) ? last : null
  const alerts = latestOfEach([...(shown?.alerts ?? []), ...news])
  const [first] = alerts
  if (!first) return
  const options = {
    action: { label: t`See budgets`, onClick: () => navigate(`/budgets?month=${alerts.at(-1)?.line.month}`) },
    ...(shown && { instead: shown.id }),
  }
  const id =
    alerts.length === 1
      ? showToast.warning(textOf(first, locale), options)
      : showToast.warning(countText(alerts.length), { ...options, detail: namesOf(alerts) })
  last = { id, alerts }
}

/** Returns the month of the budgets page if it is open. */
function openBudgetMonth(startDay: number): string | null {
  const { pathname, search } = window.location
  if (pathname !== '/budgets') return null
  return new URLSearchParams(search).get('month') ?? monthAt(today(), startDay)
}

/** Keeps the latest alert of each budget. */
function latestOfEach(alerts: readonly BudgetAlertNewsFragment[]): BudgetAlertNewsFragment[] {
  return [...new Map(alerts.map((alert) => [alert.line.id, alert])).values()]
}

const countText = (count: number) =>
  t`${plural(count, { one: '# budget is close to or over its limit', other: '# budgets are close to or over their limits' })}`

const namesOf = (alerts: readonly BudgetAlertNewsFragment[]) =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(alerts.map(({ line }) => line.category.name))

function textOf({ line }: BudgetAlertNewsFragment, locale: string): string {
  const { category, state, left, available, usedPercent } = line
  const { name } = category
  if (state === 'OVER') {
    const amount = textOfMoney(left.value, left.currency, locale, 'never')
    return t`${name} is ${amount} over budget`
  }
  if (state === 'FULL') return t`${name} has reached its budget`
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.round(usedPercent) / 100)
  const budget = textOfMoney(available.value, available.currency, locale)
  return t`${name} is at ${percent} of its ${budget} budget`
}
