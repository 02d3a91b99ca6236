import { Button, Flex } from '@chakra-ui/react'
import type { Days } from '../format/period.ts'
import { DateInput } from './DateInput.tsx'
import { FormField } from './FormField.tsx'

interface DayFieldsProps {
  days: Days
  onChange: (days: Days) => void
  onDone: () => void
}

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
