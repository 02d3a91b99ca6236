import { Menu, Portal, useMenu } from '@chakra-ui/react'
import { useEffect } from 'react'
import { type LazyTrigger, useConnectedTrigger } from './lazy-trigger.ts'
import type { DropdownMenuProps, MenuPress } from './menu-props.ts'

interface MenuWindowProps extends Omit<DropdownMenuProps, 'trigger'> {
  link: LazyTrigger
  press: MenuPress | null
}

export function MenuWindow({ link, press, placement, content, onExitComplete, children, ...root }: MenuWindowProps) {
  const menu = useMenu({ ids: { trigger: link.id }, ...(placement && { positioning: { placement } }), ...root })
  const { api, service } = menu
  useConnectedTrigger(link, api.getTriggerProps(), api.open)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the press that has loaded the menu opens it once
  useEffect(() => {
    if (press === null) return
    service.send({ type: 'TRIGGER_FOCUS' })
    service.send({ type: press === 'pointer' ? 'TRIGGER_CLICK' : press === 'first' ? 'ARROW_DOWN' : 'ARROW_UP' })
  }, [])

  return (
    <Menu.RootProvider value={menu} lazyMount unmountOnExit {...(onExitComplete && { onExitComplete })}>
      <Portal>
        <Menu.Positioner>
          <Menu.Content {...content}>{children(Menu)}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.RootProvider>
  )
}
