import { Popover, Portal, Separator } from '@chakra-ui/react'
import { useState } from 'react'
import { useOrganization } from '../../app/organization.tsx'
import { DayFields, wordsOfDays } from '../../shared/DayFields.tsx'
import { formatMonth, today } from '../../shared/dates.ts'
import { FilterChip } from '../../shared/FilterChip.tsx'
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
  const [isOpen, setOpen] = useState(false)
  const thisMonth = monthAt(today(), monthStartDay)
  const days = filter.month ? periodOf(filter.month, monthStartDay) : filter

  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <FilterChip
          label="Date"
          value={wordsOf(filter, monthStartDay, locale)}
          onClear={() => onChange({ month: null, from: null, to: null })}
        />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="280px" aria-label="Date">
            <Popover.Body>
              <MonthGrid
                month={filter.month ?? thisMonth}
                current={thisMonth}
                onChoose={(month) => {
                  onChange({ month, from: null, to: null })
                  setOpen(false)
                }}
              />
              <Separator my="12px" />
              <DayFields
                days={days}
                onChange={(chosen) => onChange({ month: null, ...chosen })}
                onDone={() => setOpen(false)}
              />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

function wordsOf({ month, ...days }: ListFilter, startDay: number, locale: string): string | null {
  if (month) return [formatMonth(month, locale), daysOfMonth(month, startDay, locale)].filter(Boolean).join(' · ')
  return wordsOfDays(days, locale)
}
