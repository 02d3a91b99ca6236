import { Field, Flex, NativeSelect } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { LayoutDraft } from './layout-choice.ts'

export interface LayoutViewProps {
  sample: readonly (readonly string[])[]
  draft: LayoutDraft
  onChange: ((draft: LayoutDraft) => void) | null
}

export function LayoutSettings({ sample, draft, onChange }: LayoutViewProps) {
  const headings = sample.map((cells, at) => {
    const [row, start] = [at + 1, cells.filter(Boolean).slice(0, 3).join(', ').slice(0, 40)]
    return { value: String(row), label: t`Row ${row}: ${start}` }
  })
  const isOff = onChange === null
  const change = (changes: Partial<LayoutDraft>) => onChange?.({ ...draft, ...changes })
  return (
    <Flex gap="12px 16px" wrap="wrap" align="flex-end" px={{ base: '16px', md: '20px' }} pt="4px" pb="14px">
      <Choice
        label={t`Header row`}
        value={String(draft.above)}
        choices={[{ value: '0', label: t`None` }, ...headings]}
        isDisabled={isOff}
        onChange={(above) => change({ above: Number(above) })}
      />
      <Choice
        label={t`Date order`}
        value={draft.dayOrder}
        choices={[
          { value: 'DAY_FIRST', label: t`Day first (31/12)` },
          { value: 'MONTH_FIRST', label: t`Month first (12/31)` },
        ]}
        isDisabled={isOff}
        onChange={(order) => change({ dayOrder: order === 'DAY_FIRST' ? 'DAY_FIRST' : 'MONTH_FIRST' })}
      />
      <Choice
        label={t`Decimal separator`}
        value={draft.decimal}
        choices={[
          { value: 'COMMA', label: t`Comma (1.234,56)` },
          { value: 'POINT', label: t`Point (1,234.56)` },
        ]}
        isDisabled={isOff}
        onChange={(sign) => change({ decimal: sign === 'COMMA' ? 'COMMA' : 'POINT' })}
      />
      {draft.columns.amount !== null && (
        <Choice
          label={t`Amounts without a minus`}
          value={draft.plainAmounts ?? ''}
          choices={[
            ...(draft.plainAmounts === null ? [{ value: '', label: t`Choose` }] : []),
            { value: 'RECEIVED', label: t`Received` },
            { value: 'SPENT', label: t`Spent (card statement)` },
          ]}
          isDisabled={isOff}
          onChange={(plain) => change({ plainAmounts: plain === 'SPENT' ? 'SPENT' : 'RECEIVED' })}
        />
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
