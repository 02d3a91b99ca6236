import type { Menu } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'

/** The parts of the library's menu, such as `Menu.Item`. */
export type MenuParts = typeof Menu

/** How a menu was opened before its code was loaded. A key highlights the first or the last item. */
export type MenuPress = 'pointer' | 'first' | 'last'

type RootProps = Pick<Menu.RootProps, 'closeOnSelect' | 'onExitComplete' | 'onOpenChange' | 'onSelect' | 'open'>

export interface DropdownMenuProps extends RootProps {
  /** The button that opens the menu. */
  trigger: ReactElement
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
  content?: Menu.ContentProps
  /** Draws the items with the parts of the library's menu, which are loaded when the button is used. */
  children: (menu: MenuParts) => ReactNode
}
