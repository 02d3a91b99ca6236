import { NativeSelect } from '@chakra-ui/react'

interface ChoiceSelectProps<Value extends string> {
  choices: readonly { value: Value; label: string }[]
  value: Value
  autoFocus?: boolean
  onChange: (value: Value) => void
}

/** A select of the browser with a choice for each value. */
export function ChoiceSelect<Value extends string>({ choices, value, autoFocus, onChange }: ChoiceSelectProps<Value>) {
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice.value === text)
    if (chosen) onChange(chosen.value)
  }
  return (
    <NativeSelect.Root>
      <NativeSelect.Field value={value} autoFocus={autoFocus} onChange={({ target }) => choose(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
