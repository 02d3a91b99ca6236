import { Button, Grid, Separator } from '@chakra-ui/react'
import type { ListFilter } from '../../../server/language/list-filter.ts'
import { DayFields } from '../../shared/controls/DayFields.tsx'
import { MonthGrid } from '../../shared/controls/MonthGrid.tsx'
import type { FilterAnchor } from '../../shared/filters/FilterPopover.tsx'
import { FilterWindow } from '../../shared/filters/FilterWindow.tsx'
import { today } from '../../shared/format/dates.ts'
import { monthAt, periodOf } from '../../shared/format/period.ts'
import { periodPresets } from '../../shared/format/period-presets.ts'
import { useOrganization } from '../session/organization.tsx'

export interface PeriodFilterProps {
  filter: ListFilter
  onChange: (changes: Partial<ListFilter>) => void
}

export function PeriodWindow({ filter, onChange, ...anchor }: PeriodFilterProps & FilterAnchor) {
  const { monthStartDay } = useOrganization()
  const thisMonth = monthAt(today(), monthStartDay)
  const days = filter.month ? periodOf(filter.month, monthStartDay) : filter

  return (
    <FilterWindow {...anchor} width="280px">
      {(close) => (
        <>
          <MonthGrid
            month={filter.month ?? null}
            current={thisMonth}
            onChoose={(month) => {
              onChange({ month, from: null, to: null })
              close()
            }}
          />
          <Grid mt="4px" gap="4px" templateColumns="repeat(2, 1fr)">
            {periodPresets(today(), monthStartDay).map(({ label, from, to }) => {
              const isChosen = from === days.from && to === days.to
              return (
                <Button
                  key={label}
                  size="sm"
                  variant={isChosen ? 'solid' : 'ghost'}
                  colorPalette={isChosen ? 'accent' : 'gray'}
                  aria-pressed={isChosen}
                  onClick={() => {
                    onChange({ month: null, from, to })
                    close()
                  }}
                >
                  {label}
                </Button>
              )
            })}
          </Grid>
          <Separator my="12px" />
          <DayFields days={days} onChange={(chosen) => onChange({ month: null, ...chosen })} onDone={close} />
        </>
      )}
    </FilterWindow>
  )
}
