import { type PointerEvent, useRef } from 'react'

/** Milliseconds after which a finger that rests is a long press. */
const longPress = 450
/** Pixels a finger may move and still tap. */
const slack = 8

interface PressOptions {
  isOn: boolean
  onTap: () => void
  onLongPress: () => void
}

/** Tap and long press on a row as a whole; links and buttons in it keep their own. */
export function usePress({ isOn, onTap, onLongPress }: PressOptions) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const wasLong = useRef(false)
  if (!isOn) return {}

  const release = () => {
    if (held.current) clearTimeout(held.current.timer)
    held.current = null
  }
  return {
    onPointerDown({ clientX: x, clientY: y, button }: PointerEvent) {
      if (button !== 0) return
      wasLong.current = false
      const timer = setTimeout(() => {
        wasLong.current = true
        onLongPress()
      }, longPress)
      held.current = { timer, x, y }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (held.current && Math.hypot(clientX - held.current.x, clientY - held.current.y) > slack) release()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick(event: { target: EventTarget }) {
      if (wasLong.current) return
      if (event.target instanceof Element && event.target.closest('a, button, input')) return
      onTap()
    },
  }
}
