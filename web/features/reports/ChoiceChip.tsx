import { Menu, Portal } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { FilterChip } from '../../shared/FilterChip.tsx'

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
    <Menu.Root
      positioning={{ placement: 'bottom-start' }}
      onSelect={(details) => {
        const choice = choices[Number(details.value)]
        if (choice) onChange(choice.value)
      }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <FilterChip label={current?.label ?? label} aria-label={`${label}: ${current?.label ?? ''}`} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {choices.map((choice, place) => (
              <Menu.Item key={String(choice.value)} value={String(place)}>
                {choice.label}
                {choice === current && (
                  <Check strokeWidth={2} style={{ marginInlineStart: 'auto' }} aria-label="Chosen" />
                )}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
