import { cloneElement, type PointerEvent, type ReactElement, useRef, useState } from 'react'
import { useLoadedPart } from '../hooks/lazy-component.tsx'
import { type TriggerProps, useLazyTrigger } from './lazy-trigger.ts'

interface TooltipProps {
  text: string | null | undefined
  children: ReactElement<TriggerProps>
  side?: 'top' | 'right' | 'bottom'
}

const loadWindow = async () => (await import('./TooltipWindow.tsx')).TooltipWindow

/** Describes a button while the pointer or the focus is on it. The code is loaded then. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const [link, props] = useLazyTrigger(children.props)
  const [isWanted, setWanted] = useState(false)
  const isDue = useRef(false)
  const { part: Window } = useLoadedPart(loadWindow, isWanted)
  if (!text) return children
  const want = () => {
    isDue.current = true
    setWanted(true)
  }
  return (
    <>
      {cloneElement(children, {
        ...props,
        onPointerEnter(event: PointerEvent<HTMLButtonElement>) {
          children.props.onPointerEnter?.(event)
          if (event.pointerType !== 'touch') want()
        },
        onFocus(event) {
          props.onFocus?.(event)
          if (event.currentTarget.matches(':focus-visible')) want()
        },
        onPointerDown(event) {
          props.onPointerDown?.(event)
          isDue.current = false
        },
        onKeyDown(event) {
          props.onKeyDown?.(event)
          isDue.current = false
        },
      })}
      {Window && <Window link={link} text={text} side={side} isDue={isDue} />}
    </>
  )
}
