import { Checkbox, Field, Flex, NativeSelect } from '@chakra-ui/react'
import type { LayoutDraft } from './layout-choice.ts'

export interface LayoutViewProps {
  sample: readonly (readonly string[])[]
  draft: LayoutDraft
  onChange: ((draft: LayoutDraft) => void) | null
}

export function LayoutSettings({ sample, draft, onChange }: LayoutViewProps) {
  const headings = sample.map((cells, at) => ({
    value: String(at + 1),
    label: `Row ${at + 1}: ${cells.filter(Boolean).slice(0, 3).join(', ').slice(0, 40)}`,
  }))
  const isOff = onChange === null
  const change = (changes: Partial<LayoutDraft>) => onChange?.({ ...draft, ...changes })
  return (
    <Flex gap="12px 16px" wrap="wrap" align="flex-end" px={{ base: '16px', md: '20px' }} pt="4px" pb="14px">
      <Choice
        label="Headings"
        value={String(draft.above)}
        choices={[{ value: '0', label: 'None' }, ...headings]}
        isDisabled={isOff}
        onChange={(above) => change({ above: Number(above) })}
      />
      <Choice
        label="Days"
        value={draft.dayOrder}
        choices={[
          { value: 'DAY_FIRST', label: '31.12. – day first' },
          { value: 'MONTH_FIRST', label: '12/31 – month first' },
        ]}
        isDisabled={isOff}
        onChange={(order) => change({ dayOrder: order === 'DAY_FIRST' ? 'DAY_FIRST' : 'MONTH_FIRST' })}
      />
      <Choice
        label="Amounts"
        value={draft.decimal}
        choices={[
          { value: 'COMMA', label: '1.234,56 – comma' },
          { value: 'POINT', label: '1,234.56 – point' },
        ]}
        isDisabled={isOff}
        onChange={(sign) => change({ decimal: sign === 'COMMA' ? 'COMMA' : 'POINT' })}
      />
      {draft.columns.amount !== null && (
        <Checkbox.Root
          minH="36px"
          checked={draft.countsCharges}
          disabled={isOff}
          onCheckedChange={({ checked }) => change({ countsCharges: checked === true })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>A card: what has no minus was spent</Checkbox.Label>
        </Checkbox.Root>
      )}
    </Flex>
  )
}

interface ChoiceProps {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  isDisabled: boolean
  onChange: (value: string) => void
}

function Choice({ label, value, choices, isDisabled, onChange }: ChoiceProps) {
  return (
    <Field.Root w={{ base: '100%', md: '192px' }} disabled={isDisabled}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}
