import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  countAt,
  isSamePlace,
  type Place,
  type PositionedCategory,
  placeAt,
  placeOf,
  stepFrom,
} from './category-position.ts'

interface Named extends PositionedCategory {
  name: string
}

interface Held {
  id: string
  place: Place
  /** True for a pointer, false for the keyboard. */
  isPointed: boolean
}

export interface Moving {
  held: Held | null
  said: string
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
export function useMoving(rows: readonly Named[], onDrop: (id: string, place: Place) => Promise<void>): Moving {
  const [held, setHeld] = useState<Held | null>(null)
  const [said, setSaid] = useState('')
  const release = useRef<(() => void) | null>(null)
  useEffect(() => () => release.current?.(), [])

  const nameOf = (id: string | null) => rows.find((row) => row.id === id)?.name ?? ''
  const whereIs = (id: string, place: Place) => {
    const { at, of } = countAt(rows, id, place)
    return `${place.parentId === null ? '' : `below ${nameOf(place.parentId)}, `}${at} of ${of}`
  }
  const drop = async (id: string, place: Place) => {
    setSaid(`${nameOf(id)} dropped: ${whereIs(id, place)}.`)
    // The row stays at the drop position until the list is updated.
    if (!isSamePlace(place, placeOf(rows, id))) await onDrop(id, place)
    setHeld(null)
  }
  const putBack = (id: string) => {
    setHeld(null)
    setSaid(`${nameOf(id)} is back where it was.`)
  }

  const press = (id: string, event: KeyboardEvent) => {
    const { key } = event
    const isMine = held?.id === id && !held.isPointed
    if (key === ' ' || (key === 'Enter' && isMine)) {
      event.preventDefault()
      if (isMine) return void drop(id, held.place)
      const place = placeOf(rows, id)
      setHeld({ id, place, isPointed: false })
      setSaid(`${nameOf(id)} taken: ${whereIs(id, place)}. ${help}`)
    } else if (isMine && key === 'Escape') {
      event.preventDefault()
      putBack(id)
    } else if (isMine && key.startsWith('Arrow')) {
      event.preventDefault()
      const place = stepFrom(rows, id, held.place, key)
      setHeld({ ...held, place })
      setSaid(`${nameOf(id)}: ${whereIs(id, place)}.`)
    }
  }

  const take = (id: string, event: PointerEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('li')
    const list = row?.parentElement
    if (!row || !list || event.button !== 0 || held) return
    const [height, grabbed, startX] = [row.offsetHeight, event.clientY - row.getBoundingClientRect().top, event.clientX]
    const wasIn = placeOf(rows, id).parentId !== null
    let [x, y, place, frame] = [event.clientX, event.clientY, placeOf(rows, id), 0]
    const follow = () => {
      const above = Math.round((y - grabbed - list.getBoundingClientRect().top) / height)
      place = placeAt(rows, id, Math.max(0, above), wasIn ? x > startX - indent : x > startX + indent)
      setHeld({ id, place, isPointed: true })
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
      if (isDropped) void drop(id, place)
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
    said,
    handle: (id) => ({
      onKeyDown: (event) => press(id, event),
      onPointerDown: (event) => take(id, event),
      onBlur: () => held && !held.isPointed && held.id === id && putBack(id),
    }),
  }
}

const help =
  'Arrow up and down move it, right puts it below the one above, left takes it out, Space drops it, Escape puts it back.'
