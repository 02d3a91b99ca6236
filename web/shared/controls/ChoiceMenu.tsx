import { t } from '@lingui/core/macro'
import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { DropdownMenu } from '../overlays/DropdownMenu.tsx'

interface ChoiceMenuProps<Value> {
  choices: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
  children: ReactElement
}

export function ChoiceMenu<Value>({ choices, chosen, onChoose, children }: ChoiceMenuProps<Value>) {
  return (
    <DropdownMenu
      placement="bottom-start"
      onSelect={(details) => {
        const choice = choices[Number(details.value)]
        if (choice) onChoose(choice.value)
      }}
      trigger={children}
    >
      {(Menu) => (
        <>
          {choices.map(({ value, label }, index) => (
            <Menu.Item key={String(value)} value={String(index)}>
              {label}
              {value === chosen && (
                <Check strokeWidth={2} style={{ marginInlineStart: 'auto' }} aria-label={t`Selected`} />
              )}
            </Menu.Item>
          ))}
        </>
      )}
    </DropdownMenu>
  )
}
