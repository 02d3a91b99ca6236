import { Separator } from '@chakra-ui/react'
import { useOrganization } from '../../app/organization.tsx'
import { DayFields } from '../../shared/DayFields.tsx'
import { today } from '../../shared/dates.ts'
import type { FilterPlace } from '../../shared/FilterPopover.tsx'
import { FilterWindow } from '../../shared/FilterWindow.tsx'
import { MonthGrid } from '../../shared/MonthGrid.tsx'
import { monthAt, periodOf } from '../../shared/period.ts'
import type { PeriodFilterProps } from './PeriodFilter.tsx'

/** The months and days to choose from. */
export function PeriodWindow({ filter, onChange, ...place }: PeriodFilterProps & FilterPlace) {
  const { monthStartDay } = useOrganization()
  const thisMonth = monthAt(today(), monthStartDay)
  const days = filter.month ? periodOf(filter.month, monthStartDay) : filter

  return (
    <FilterWindow {...place} width="280px">
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
    </FilterWindow>
  )
}
