import { Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
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
      <FormField label={t({ message: 'From', context: 'date' })}>
        <DateInput value={from ?? ''} max={to ?? undefined} onChange={(day) => onChange({ from: day || null, to })} />
      </FormField>
      <FormField label={t({ message: 'To', context: 'date' })}>
        <DateInput value={to ?? ''} min={from ?? undefined} onChange={(day) => onChange({ from, to: day || null })} />
      </FormField>
      <Button variant="outline" colorPalette="gray" onClick={onDone}>
        {t`Done`}
      </Button>
    </Flex>
  )
}
