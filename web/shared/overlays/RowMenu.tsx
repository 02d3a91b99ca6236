import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'

export type RowMenuWords<Deed extends string> = Record<Deed, { label: string; icon: LucideIcon }>

interface RowMenuProps<Deed extends string> {
  name: string
  words: RowMenuWords<Deed>
  deeds: readonly Deed[]
  isDisabled?: boolean
  onChoose: (deed: Deed) => void
}

export function RowMenu<Deed extends string>(props: RowMenuProps<Deed>) {
  const { name, words, deeds, isDisabled = false, onChoose } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = useRef<Deed>(undefined)
  if (deeds.length === 0) return null
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={({ open }) => {
        if (open) chosen.current = undefined
      }}
      onSelect={({ value }) => {
        chosen.current = deeds.find((deed) => deed === value)
      }}
      // A dialog returns the focus to the element that had it before. The trigger is focused first, because the menu
      // would be gone by then.
      onExitComplete={() => {
        if (!chosen.current) return
        trigger.current?.focus({ preventScroll: true })
        onChoose(chosen.current)
        chosen.current = undefined
      }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <IconButton
          ref={trigger}
          variant="ghost"
          colorPalette="gray"
          disabled={isDisabled}
          aria-label={`Actions for ${name}`}
        >
          <Ellipsis strokeWidth={2} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {deeds.map((deed) => {
              const { label, icon: Icon } = words[deed]
              return (
                <Menu.Item key={deed} value={deed}>
                  <Icon strokeWidth={1.75} />
                  {label}
                </Menu.Item>
              )
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
