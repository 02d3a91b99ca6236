import { Popover, Portal } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { SearchList, type SearchListOption } from './SearchList.tsx'

export interface SearchMenuAnchor {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  triggerId: string
  windowId: string
}

export interface SearchMenuWindowProps extends SearchMenuAnchor {
  /** The accessible name of the window and of its list. */
  label: string
  placeholder: string
  noneFound: string
  options: readonly SearchListOption[]
  likely?: readonly SearchListOption[]
  chosen: readonly string[]
  hasNew?: boolean
  /** The window stays open, so that several options can be chosen. */
  isMultiple?: boolean
  placement?: 'bottom-start' | 'top-start'
  /** Without `isMultiple`, called after the window has closed, so that a dialog receives the focus. */
  onChoose: (value: string) => void
}

export function SearchMenuWindow(props: SearchMenuWindowProps) {
  const { isOpen, onOpen, triggerId, windowId, placement = 'bottom-start', onChoose, ...list } = props
  const content = useRef<HTMLDivElement>(null)
  const chosen = useRef<string>(undefined)
  // A popover that is open from the start would not receive the focus.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const choose = (value: string) => {
    if (list.isMultiple) return onChoose(value)
    chosen.current = value
    onOpen(false)
  }
  return (
    <Popover.Root
      ids={{ trigger: triggerId, content: windowId }}
      open={isOpen && isDrawn}
      onOpenChange={({ open }) => onOpen(open)}
      onExitComplete={() => {
        if (chosen.current !== undefined) onChoose(chosen.current)
        chosen.current = undefined
      }}
      positioning={{ placement }}
      // A focused field would open the on-screen keyboard over the list.
      initialFocusEl={() => (isTouch() ? content.current : (content.current?.querySelector('input') ?? null))}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content ref={content} width="280px" maxW="calc(100vw - 24px)" aria-label={list.label}>
            <SearchList {...list} takesFocus={!isTouch()} onChoose={choose} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

const isTouch = () => matchMedia('(pointer: coarse)').matches
