import { Box, Flex } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
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
    <Flex role="search" aria-label={t`Filter the report`} gap="8px" wrap="wrap" align="center">
      {span === 'custom' ? (
        <Flex gap="8px" wrap="wrap" align="center">
          <MonthYearPicker
            label={t`First month`}
            month={months.from}
            onChange={(from) => onChange(inOrder(from, months.to))}
          />
          <Box color="fg.muted">–</Box>
          <MonthYearPicker
            label={t`Last month`}
            month={months.to}
            onChange={(to) => onChange(inOrder(months.from, to))}
          />
        </Flex>
      ) : (
        <MonthYearPicker label={t`Last month`} month={months.to} onChange={(month) => onChange({ month })} />
      )}
      <ChipLine isFiltered={isFiltered} onClear={onClear}>
        <ChoiceChip label={t`Months`} choices={spanChoices()} chosen={span} onChange={chooseSpan} />
        {(kind === 'category' || kind === 'tag' || kind === 'member') && (
          <ChoiceChip
            label={t`Type`}
            choices={types()}
            chosen={type}
            onChange={(chosen) => onChange({ type: chosen })}
          />
        )}
        {kind === 'member' && (
          <ChoiceChip
            label={t`Who`}
            choices={parts()}
            chosen={part}
            onChange={(chosen) => onChange({ part: chosen })}
          />
        )}
        {kind !== 'month' && kind !== 'flow' && (
          <ChoiceChip
            label={t`Comparison`}
            choices={comparisons()}
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

const spanChoices = (): { value: Span; label: string }[] => [
  ...(['1', '3', '6', '12'] as const).map((value) => ({ value, label: monthCount(Number(value)) })),
  { value: 'year', label: t`Calendar year` },
  { value: 'custom', label: t`Custom range` },
]

const monthCount = (count: number) => t`${plural(count, { one: '# month', other: '# months' })}`

const types = () => [
  { value: 'EXPENSE' as const, label: t`Expense` },
  { value: 'INCOME' as const, label: t`Income` },
]

const parts = () => [
  { value: 'PAID_BY' as const, label: t`Who paid` },
  { value: 'RECORDED_BY' as const, label: t`Who recorded it` },
]

const comparisons = () => [
  { value: false, label: t`No comparison` },
  { value: true, label: t`Compared with previous period` },
]

interface ChoiceChipProps<Value> {
  label: string
  choices: readonly { value: Value; label: string }[]
  chosen: Value
  onChange: (value: Value) => void
}

function ChoiceChip<Value>({ label, choices, chosen, onChange }: ChoiceChipProps<Value>) {
  const choice = choices.find(({ value }) => value === chosen)?.label ?? ''
  return (
    <ChoiceMenu choices={choices} chosen={chosen} onChoose={onChange}>
      <FilterChip label={choice || label} aria-label={t`${label}: ${choice}`} />
    </ChoiceMenu>
  )
}
