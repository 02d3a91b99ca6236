import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react'
import { useLoadedPart } from '../hooks/lazy-component.tsx'
import { type TriggerProps, useLazyTrigger } from './lazy-trigger.ts'
import type { DropdownMenuProps, MenuPress } from './menu-props.ts'

const loadWindow = async () => (await import('./MenuWindow.tsx')).MenuWindow

const openingKeys: Readonly<Record<string, MenuPress>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
}

/** A button with a menu, whose code is loaded when the pointer or the focus reaches the button. */
export function DropdownMenu({ trigger: drawn, ...menu }: DropdownMenuProps) {
  const trigger = drawn as ReactElement<TriggerProps>
  const [link, props] = useLazyTrigger(trigger.props)
  const [press, setPress] = useState<MenuPress | null>(null)
  const { part: Window, load } = useLoadedPart(loadWindow, press !== null || menu.open === true)

  const begin = (next: MenuPress) => {
    if (menu.open === undefined) setPress(next)
    else menu.onOpenChange?.({ open: true })
  }
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        type: 'button',
        ...props,
        onPointerEnter: load,
        onFocus(event) {
          load()
          props.onFocus?.(event)
        },
        onClick(event: MouseEvent<HTMLButtonElement>) {
          const isLoaded = link.props.current !== null
          props.onClick?.(event)
          if (!isLoaded && !event.defaultPrevented) begin('pointer')
        },
        onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
          const key = openingKeys[event.key]
          if (link.props.current !== null || !key) return props.onKeyDown?.(event)
          event.preventDefault()
          begin(key)
        },
      })}
      {Window && <Window link={link} press={press} {...menu} />}
    </>
  )
}
