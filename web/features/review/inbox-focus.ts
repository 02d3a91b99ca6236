import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ReviewedStagedItemInput, ReviewRowFragment } from '../../generated.ts'
import { useKeys } from '../../shared/hooks/keys.ts'
import { type Group, hasPage } from './inbox.ts'
import type { ItemDecisions } from './item-decisions.ts'

/** Actions of the open item's panel, which holds the typed changes. */
export interface PanelKeys {
  approve: () => void
  edit: () => void
}

interface InboxFocus {
  /** The focused item, or null if the inbox is empty. */
  item: ReviewRowFragment | null
  /** True while the sheet is open, on narrow screens. */
  isOpen: boolean
  moveTo: (id: string) => void
  close: () => void
  approve: (changes: ReviewedStagedItemInput) => Promise<void>
  discard: () => Promise<void>
  merge: (transactionId: string) => Promise<void>
  takeKeys: (keys: PanelKeys | null) => void
}

/**
 * Tracks the focused item. The keys j and k move the focus, and a reviewed item passes it to the next one. With null
 * `decisions`, items can only be viewed.
 */
export function useInboxFocus(groups: readonly Group[], decisions: ItemDecisions | null): InboxFocus {
  const items = groups.flatMap((group) => group.items)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<PanelKeys | null>(null)
  const lastAt = useRef(0)
  const navigate = useNavigate()

  // The URL can name the item to open: `?item=`.
  const [search] = useSearchParams()
  const asked = search.get('item')
  const isAskedThere = items.some(({ id }) => id === asked)
  useEffect(() => {
    if (!asked || !isAskedThere) return
    setFocusedId(asked)
    setOpen(true)
    showItem(asked)
  }, [asked, isAskedThere])

  const known = items.findIndex(({ id }) => id === focusedId)
  // If the focused item is removed, the focus moves to the item at its position.
  const at = known >= 0 ? known : Math.min(lastAt.current, items.length - 1)
  const item = items[at] ?? null
  lastAt.current = Math.max(at, 0)

  const moveTo = useCallback((id: string) => {
    setFocusedId(id)
    setOpen(true)
  }, [])
  const step = (by: number) => {
    const next = items[Math.min(Math.max(at + by, 0), items.length - 1)]
    if (!next) return
    setFocusedId(next.id)
    showItem(next.id)
  }
  const discard = async () => {
    if (item && decisions) await decisions.discard(item)
  }

  const merge = async (transactionId: string) => {
    if (item && decisions) await decisions.merge(item, transactionId)
  }
  const mergeLikeliest = () => {
    const [likeliest] = item?.lookAlikes ?? []
    if (likeliest) void merge(likeliest.transaction.id)
  }

  const openDocument = () => item && hasPage(item.document) && void navigate(item.document.reviewPath)
  // In sheets, an item can be approved or merged only after it was opened.
  const approveOrOpen = () => (panel.current ? panel.current.approve() : setOpen(true))
  const down = () => step(1)
  const up = () => step(-1)
  useKeys({
    j: down,
    k: up,
    ArrowDown: down,
    ArrowUp: up,
    a: approveOrOpen,
    e: () => (panel.current ? panel.current.edit() : setOpen(true)),
    d: () => void discard(),
    m: () => (panel.current ? mergeLikeliest() : setOpen(true)),
    Enter: openDocument,
    'mod+Enter': approveOrOpen,
  })

  return {
    item,
    isOpen: isOpen && item !== null,
    discard,
    merge,
    moveTo,
    close: () => setOpen(false),
    async approve(changes) {
      if (item && decisions) await decisions.approve(item, changes)
    },
    takeKeys(keys) {
      panel.current = keys
    },
  }
}

function showItem(id: string): void {
  requestAnimationFrame(() =>
    document.querySelector(`[data-item="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' }),
  )
}
