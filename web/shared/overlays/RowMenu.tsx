import { IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { DropdownMenu } from './DropdownMenu.tsx'

export type RowMenuLabels<Deed extends string> = Record<Deed, { label: string; icon: LucideIcon }>

interface RowMenuProps<Deed extends string> {
  name: string
  labels: RowMenuLabels<Deed>
  actions: readonly Deed[]
  isDisabled?: boolean
  onChoose: (action: Deed) => void
}

export function RowMenu<Deed extends string>(props: RowMenuProps<Deed>) {
  const { name, labels, actions, isDisabled = false, onChoose } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = useRef<Deed>(undefined)
  if (actions.length === 0) return null
  return (
    <DropdownMenu
      placement="bottom-end"
      onOpenChange={({ open }) => {
        if (open) chosen.current = undefined
      }}
      onSelect={({ value }) => {
        chosen.current = actions.find((action) => action === value)
      }}
      // A dialog returns the focus to the element that had it before. The trigger is focused first, because the menu
      // would be gone by then.
      onExitComplete={() => {
        if (!chosen.current) return
        trigger.current?.focus({ preventScroll: true })
        onChoose(chosen.current)
        chosen.current = undefined
      }}
      trigger={
        <IconButton
          ref={trigger}
          variant="ghost"
          colorPalette="gray"
          disabled={isDisabled}
          aria-label={t`Actions for ${name}`}
        >
          <Ellipsis strokeWidth={2} />
        </IconButton>
      }
    >
      {(Menu) => (
        <>
          {actions.map((action) => {
            const { label, icon: Icon } = labels[action]
            return (
              <Menu.Item key={action} value={action}>
                <Icon strokeWidth={1.75} />
                {label}
              </Menu.Item>
            )
          })}
        </>
      )}
    </DropdownMenu>
  )
}
