import { Menu, Portal } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactElement } from 'react'

interface ChoiceMenuProps<Value> {
  choices: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
  children: ReactElement
}

export function ChoiceMenu<Value>({ choices, chosen, onChoose, children }: ChoiceMenuProps<Value>) {
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-start' }}
      onSelect={(details) => {
        const choice = choices[Number(details.value)]
        if (choice) onChoose(choice.value)
      }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {choices.map(({ value, label }, index) => (
              <Menu.Item key={String(value)} value={String(index)}>
                {label}
                {value === chosen && (
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
