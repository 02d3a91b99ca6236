import { Separator } from '@chakra-ui/react'
import { useOrganization } from '../../app/organization.tsx'
import { DayFields, wordsOfDays } from '../../shared/DayFields.tsx'
import { formatMonth, today } from '../../shared/dates.ts'
import { FilterPopover } from '../../shared/FilterPopover.tsx'
import { useLocale } from '../../shared/locale.ts'
import { MonthGrid } from '../../shared/MonthGrid.tsx'
import { daysOfMonth, monthAt, periodOf } from '../../shared/period.ts'
import type { ListFilter } from './list-filter.ts'

interface PeriodFilterProps {
  filter: ListFilter
  onChange: (changes: Partial<ListFilter>) => void
}

/** A month, or any days. */
export function PeriodFilter({ filter, onChange }: PeriodFilterProps) {
  const locale = useLocale()
  const { monthStartDay } = useOrganization()
  const thisMonth = monthAt(today(), monthStartDay)
  const days = filter.month ? periodOf(filter.month, monthStartDay) : filter

  return (
    <FilterPopover
      label="Date"
      value={wordsOfPeriod(filter, monthStartDay, locale)}
      width="280px"
      onClear={() => onChange({ month: null, from: null, to: null })}
    >
      {(close) => (
        <>
          <MonthGrid
            month={filter.month ?? thisMonth}
            current={thisMonth}
            onChoose={(month) => {
              onChange({ month, from: null, to: null })
              close()
            }}
          />
          <Separator my="12px" />
          <DayFields days={days} onChange={(chosen) => onChange({ month: null, ...chosen })} onDone={close} />
        </>
      )}
    </FilterPopover>
  )
}

/** "October 2026", "Nov 1–18"; null for any days. */
export function wordsOfPeriod({ month, ...days }: ListFilter, startDay: number, locale: string): string | null {
  if (month) return [formatMonth(month, locale), daysOfMonth(month, startDay, locale)].filter(Boolean).join(' · ')
  return wordsOfDays(days, locale)
}
