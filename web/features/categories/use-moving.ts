import { t } from '@lingui/core/macro'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  type CategoryPosition,
  countAt,
  isSamePosition,
  type PositionedCategory,
  positionAt,
  positionOf,
  stepFrom,
} from './category-position.ts'

interface Named extends PositionedCategory {
  name: string
}

interface Held {
  id: string
  position: CategoryPosition
  /** True for a pointer, false for the keyboard. */
  isPointed: boolean
}

export interface Moving {
  held: Held | null
  announcement: string
  handle: (id: string) => {
    onKeyDown: (event: KeyboardEvent) => void
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onBlur: () => void
  }
}

/** Horizontal distance that makes the dragged row a subcategory, in pixels. */
const indent = 28
/** Distance from the window's edge at which dragging scrolls, in pixels. */
const edge = 70

/**
 * Moves rows of a list by dragging a handle, or with Space, the arrow keys and Space again. Escape cancels.
 * @param onDrop resolves when the row has its new position
 */
export function useMoving(
  rows: readonly Named[],
  onDrop: (id: string, position: CategoryPosition) => Promise<void>,
): Moving {
  const [held, setHeld] = useState<Held | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const release = useRef<(() => void) | null>(null)
  useEffect(() => () => release.current?.(), [])

  const announce = (...sentences: string[]) => setAnnouncement(sentences.join(' '))
  const nameOf = (id: string | null) => rows.find((row) => row.id === id)?.name ?? ''
  const whereIs = (id: string, position: CategoryPosition) => {
    const { at, of } = countAt(rows, id, position)
    const parent = nameOf(position.parentId)
    return parent ? t`Position ${at} of ${of} in ${parent}.` : t`Position ${at} of ${of}.`
  }
  const drop = async (id: string, position: CategoryPosition) => {
    announce(t`${{ name: nameOf(id) }} dropped.`, whereIs(id, position))
    // The row stays at the drop position until the list is updated.
    if (!isSamePosition(position, positionOf(rows, id))) await onDrop(id, position)
    setHeld(null)
  }
  const putBack = (id: string) => {
    setHeld(null)
    announce(t`${{ name: nameOf(id) }} returned to its position.`)
  }

  const press = (id: string, event: KeyboardEvent) => {
    const { key } = event
    const isMine = held?.id === id && !held.isPointed
    if (key === ' ' || (key === 'Enter' && isMine)) {
      event.preventDefault()
      if (isMine) return void drop(id, held.position)
      const position = positionOf(rows, id)
      setHeld({ id, position, isPointed: false })
      announce(t`${{ name: nameOf(id) }} picked up.`, whereIs(id, position), help())
    } else if (isMine && key === 'Escape') {
      event.preventDefault()
      putBack(id)
    } else if (isMine && key.startsWith('Arrow')) {
      event.preventDefault()
      const position = stepFrom(rows, id, held.position, key)
      setHeld({ ...held, position })
      announce(whereIs(id, position))
    }
  }

  const take = (id: string, event: PointerEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('li')
    const list = row?.parentElement
    if (!row || !list || event.button !== 0 || held) return
    const [height, grabbed, startX] = [row.offsetHeight, event.clientY - row.getBoundingClientRect().top, event.clientX]
    const wasIn = positionOf(rows, id).parentId !== null
    let [x, y, position, frame] = [event.clientX, event.clientY, positionOf(rows, id), 0]
    const follow = () => {
      const above = Math.round((y - grabbed - list.getBoundingClientRect().top) / height)
      position = positionAt(rows, id, Math.max(0, above), wasIn ? x > startX - indent : x > startX + indent)
      setHeld({ id, position, isPointed: true })
    }
    const scroll = () => {
      const by = y < edge ? y - edge : Math.max(0, y - innerHeight + edge)
      if (by !== 0) {
        scrollBy(0, by / 4)
        follow()
      }
      frame = requestAnimationFrame(scroll)
    }
    const move = (moved: globalThis.PointerEvent) => {
      ;[x, y] = [moved.clientX, moved.clientY]
      follow()
    }
    const end = (isDropped: boolean) => {
      release.current?.()
      if (isDropped) void drop(id, position)
      else putBack(id)
    }
    const up = () => end(true)
    const cancel = () => end(false)
    const leave = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') end(false)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', up, { signal })
    window.addEventListener('pointercancel', cancel, { signal })
    window.addEventListener('keydown', leave, { signal })
    release.current = () => {
      cancelAnimationFrame(frame)
      listening.abort()
      release.current = null
    }
    follow()
    scroll()
  }

  return {
    held,
    announcement,
    handle: (id) => ({
      onKeyDown: (event) => press(id, event),
      onPointerDown: (event) => take(id, event),
      onBlur: () => held && !held.isPointed && held.id === id && putBack(id),
    }),
  }
}

const help = () =>
  t`Use the up and down arrow keys to move it, right to make it a subcategory, left to move it out, Space to drop it and Escape to cancel.`
