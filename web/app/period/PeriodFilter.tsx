import { t } from '@lingui/core/macro'
import type { ListFilter } from '../../../server/language/list-filter.ts'
import { FilterPopover } from '../../shared/filters/FilterPopover.tsx'
import { formatMonth } from '../../shared/format/dates.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { daysOfMonth, formatDays } from '../../shared/format/period.ts'
import { lazyComponent } from '../../shared/hooks/lazy-component.tsx'
import { useOrganization } from '../session/organization.tsx'
import type { PeriodFilterProps } from './PeriodWindow.tsx'

const PeriodWindow = lazyComponent(
  async () => (await import('./PeriodWindow.tsx')).PeriodWindow,
  ({ isOpen }) => isOpen,
)

export function PeriodFilter({ filter, onChange }: PeriodFilterProps) {
  const locale = useLocale()
  const { monthStartDay } = useOrganization()

  return (
    <FilterPopover
      label={t`Date`}
      value={formatPeriod(filter, monthStartDay, locale)}
      onClear={() => onChange({ month: null, from: null, to: null })}
    >
      {(anchor) => <PeriodWindow {...anchor} filter={filter} onChange={onChange} />}
    </FilterPopover>
  )
}

/** Returns "October 2026" or "Nov 1–18", or null without a period. */
export function formatPeriod({ month, ...days }: ListFilter, startDay: number, locale: string): string | null {
  if (month) return [formatMonth(month, locale), daysOfMonth(month, startDay, locale)].filter(Boolean).join(' · ')
  return formatDays(days, locale)
}
