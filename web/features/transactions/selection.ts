import { useEffect, useRef, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  /** Everything from the row selected last to this one. */
  extendTo: (id: string) => void
  replace: (ids: Iterable<string>) => void
  clear: () => void
}

/** The selected rows of a list. `order` has the ids as they are listed; another `list` starts with none selected. */
export function useSelection(order: readonly string[], list: unknown): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: emptied when the list becomes another one
  useEffect(() => setIds(new Set()), [list])

  return {
    ids,
    toggle(id) {
      last.current = id
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    extendTo(id) {
      const [from, to] = [order.indexOf(last.current ?? id), order.indexOf(id)].toSorted((a, b) => a - b)
      if (from === undefined || to === undefined || from < 0) return
      last.current = id
      setIds(new Set([...ids, ...order.slice(from, to + 1)]))
    },
    replace: (all) => setIds(new Set(all)),
    clear: () => setIds(new Set()),
  }
}
