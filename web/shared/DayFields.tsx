import { Button, Flex } from '@chakra-ui/react'
import { DateInput } from './DateInput.tsx'
import { type Day, formatDay, formatRange } from './dates.ts'
import { FormField } from './FormField.tsx'

export interface Days {
  from: Day | null
  to: Day | null
}

interface DayFieldsProps {
  days: Days
  onChange: (days: Days) => void
  onDone: () => void
}

/** Days from one to another, either of them open. */
export function DayFields({ days: { from, to }, onChange, onDone }: DayFieldsProps) {
  return (
    <Flex direction="column" gap="12px">
      <FormField label="From">
        <DateInput value={from ?? ''} max={to ?? undefined} onChange={(day) => onChange({ from: day || null, to })} />
      </FormField>
      <FormField label="To">
        <DateInput value={to ?? ''} min={from ?? undefined} onChange={(day) => onChange({ from, to: day || null })} />
      </FormField>
      <Button variant="outline" colorPalette="gray" onClick={onDone}>
        Done
      </Button>
    </Flex>
  )
}

/** "Nov 1–18", "From Nov 1", "Until Nov 18"; null for all days. */
export function wordsOfDays({ from, to }: Days, locale: string): string | null {
  if (from && to) return from === to ? formatDay(from, locale) : formatRange(from, to, locale)
  if (from) return `From ${formatDay(from, locale)}`
  return to ? `Until ${formatDay(to, locale)}` : null
}
