import { t } from '@lingui/core/macro'
import { ChoiceMenu } from '../controls/ChoiceMenu.tsx'
import { FilterChip } from './FilterChip.tsx'

interface ChoiceFilterProps<Value> {
  label: string
  choices: readonly { value: Value; label: string }[]
  chosen: Value | null
  onChange: (value: Value | null) => void
}

export function ChoiceFilter<Value>({ label, choices, chosen, onChange }: ChoiceFilterProps<Value>) {
  const current = choices.find(({ value }) => value === chosen)
  return (
    <ChoiceMenu
      choices={[{ value: null, label: t`Any` }, ...choices]}
      chosen={current?.value ?? null}
      onChoose={onChange}
    >
      <FilterChip label={label} value={current?.label} onClear={() => onChange(null)} />
    </ChoiceMenu>
  )
}
