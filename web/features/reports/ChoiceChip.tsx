import { ChoiceMenu } from '../../shared/controls/ChoiceMenu.tsx'
import { FilterChip } from '../../shared/filters/FilterChip.tsx'

interface ChoiceChipProps<Value> {
  /** Read aloud: what is chosen here. */
  label: string
  choices: readonly { value: Value; label: string }[]
  chosen: Value
  onChange: (value: Value) => void
}

/** One of a few; there is always one. */
export function ChoiceChip<Value>({ label, choices, chosen, onChange }: ChoiceChipProps<Value>) {
  const current = choices.find(({ value }) => value === chosen)
  return (
    <ChoiceMenu choices={choices} chosen={chosen} onChoose={onChange}>
      <FilterChip label={current?.label ?? label} aria-label={`${label}: ${current?.label ?? ''}`} />
    </ChoiceMenu>
  )
}
