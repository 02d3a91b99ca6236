import { Menu, Portal } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { FilterChip } from './FilterChip.tsx'

interface ChoiceFilterProps<Value> {
  label: string
  choices: readonly { value: Value; label: string }[]
  chosen: Value | null
  onChange: (value: Value | null) => void
}

/** One of a few, or any. */
export function ChoiceFilter<Value>({ label, choices, chosen, onChange }: ChoiceFilterProps<Value>) {
  const current = choices.find(({ value }) => value === chosen)
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-start' }}
      onSelect={(details) => onChange(choices[Number(details.value)]?.value ?? null)}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <FilterChip label={label} value={current?.label} onClear={() => onChange(null)} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="any">
              Any
              {!current && <Check strokeWidth={2} style={{ marginInlineStart: 'auto' }} aria-label="Chosen" />}
            </Menu.Item>
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
