import { Box, Flex } from '@chakra-ui/react'
import { useOrganization } from '../../app/session/organization.tsx'
import { ChoiceMenu } from '../../shared/controls/ChoiceMenu.tsx'
import { MonthYearPicker } from '../../shared/controls/MonthYearPicker.tsx'
import { ChipLine } from '../../shared/filters/ChipLine.tsx'
import { FilterChip } from '../../shared/filters/FilterChip.tsx'
import type { Month } from '../../shared/format/dates.ts'
import { type Months, monthsOf, type ReportFilter, type Span, writeReportFilter } from './report-filter.ts'

interface ReportFiltersProps {
  filter: ReportFilter
  onChange: (changes: Partial<ReportFilter>) => void
  onClear: () => void
}

export function ReportFilters({ filter, onChange, onClear }: ReportFiltersProps) {
  const { monthStartDay } = useOrganization()
  const { kind, span, type, part, isCompared } = filter
  const months = monthsOf(filter, monthStartDay)
  const isFiltered = writeReportFilter({ ...filter, kind: 'category' }).size > 0
  const chooseSpan = (chosen: Span) =>
    onChange({ span: chosen, ...(chosen === 'custom' ? months : { from: null, to: null }) })

  return (
    <Flex role="search" aria-label="Filter the report" gap="8px" wrap="wrap" align="center">
      {span === 'custom' ? (
        <Flex gap="8px" wrap="wrap" align="center">
          <MonthYearPicker
            label="First month"
            month={months.from}
            onChange={(from) => onChange(inOrder(from, months.to))}
          />
          <Box color="fg.muted">to</Box>
          <MonthYearPicker label="Last month" month={months.to} onChange={(to) => onChange(inOrder(months.from, to))} />
        </Flex>
      ) : (
        <MonthYearPicker label="Last month" month={months.to} onChange={(month) => onChange({ month })} />
      )}
      <ChipLine isFiltered={isFiltered} onClear={onClear}>
        <ChoiceChip label="Months" choices={spanChoices} chosen={span} onChange={chooseSpan} />
        {(kind === 'category' || kind === 'tag' || kind === 'member') && (
          <ChoiceChip label="Type" choices={types} chosen={type} onChange={(chosen) => onChange({ type: chosen })} />
        )}
        {kind === 'member' && (
          <ChoiceChip label="Who" choices={labels} chosen={part} onChange={(chosen) => onChange({ part: chosen })} />
        )}
        {kind !== 'month' && kind !== 'flow' && (
          <ChoiceChip
            label="Comparison"
            choices={comparisons}
            chosen={isCompared}
            onChange={(chosen) => onChange({ isCompared: chosen })}
          />
        )}
      </ChipLine>
    </Flex>
  )
}

/** Sorts two months, in whichever order they were chosen. */
function inOrder(one: Month, other: Month): Months {
  const [from = one, to = other] = [one, other].sort()
  return { from, to }
}

const spanChoices: { value: Span; label: string }[] = [
  { value: '1', label: '1 month' },
  { value: '3', label: '3 months' },
  { value: '6', label: '6 months' },
  { value: '12', label: '12 months' },
  { value: 'year', label: 'The year' },
  { value: 'custom', label: 'From … to' },
]

const types = [
  { value: 'EXPENSE' as const, label: 'Expense' },
  { value: 'INCOME' as const, label: 'Income' },
]

const labels = [
  { value: 'PAID_BY' as const, label: 'Who paid' },
  { value: 'RECORDED_BY' as const, label: 'Who recorded' },
]

const comparisons = [
  { value: false, label: 'Not compared' },
  { value: true, label: 'Compared with before' },
]

interface ChoiceChipProps<Value> {
  label: string
  choices: readonly { value: Value; label: string }[]
  chosen: Value
  onChange: (value: Value) => void
}

function ChoiceChip<Value>({ label, choices, chosen, onChange }: ChoiceChipProps<Value>) {
  const current = choices.find(({ value }) => value === chosen)
  return (
    <ChoiceMenu choices={choices} chosen={chosen} onChoose={onChange}>
      <FilterChip label={current?.label ?? label} aria-label={`${label}: ${current?.label ?? ''}`} />
    </ChoiceMenu>
  )
}
