import { useEffect, useRef, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  /** True if all matching transactions are selected, including those that are not loaded. */
  isAll: boolean
  toggle: (id: string) => void
  /** Selects the range from the last selected row to this one. */
  extendTo: (id: string) => void
  replace: (ids: Iterable<string>) => void
  selectAll: () => void
  clear: () => void
}

/** Tracks the selected rows. `order` contains the ids in list order. A different `list` clears the selection. */
export function useSelection(order: readonly string[], list: unknown): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  const last = useRef<string | null>(null)

  const replace = (next: Iterable<string>) => {
    setAll(false)
    setIds(new Set(next))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: emptied when the list becomes another one
  useEffect(() => replace([]), [list])

  return {
    ids,
    isAll,
    toggle(id) {
      last.current = id
      const next = new Set(isAll ? order : ids)
      if (!next.delete(id)) next.add(id)
      replace(next)
    },
    extendTo(id) {
      const [from, to] = [order.indexOf(last.current ?? id), order.indexOf(id)].toSorted((a, b) => a - b)
      if (from === undefined || to === undefined || from < 0) return
      last.current = id
      replace([...ids, ...order.slice(from, to + 1)])
    },
    replace,
    selectAll: () => setAll(true),
    clear: () => replace([]),
  }
}
