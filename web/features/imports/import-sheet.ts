import { useEffect, useState } from 'react'
import { type ImportSheetFragment, type ImportState, useImportQuery } from '../../generated.ts'
import { isUnderWay } from './labels.ts'

interface ImportOnScreen {
  found: ImportSheetFragment | undefined
  /** What is shown: what has ended is so once all of it was read. */
  state: ImportState | undefined
  error: unknown
  reload: () => void
}

/**
 * An import with what its preview needs. Its state and counts come live; what the reading of a file, or a change of it,
 * has brought besides is read once it has ended.
 */
export function useImportSheet(id: string): ImportOnScreen {
  const { data, error, refetch, client } = useImportQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const found = data?.import
  const [held, setHeld] = useState<ImportState | undefined>(undefined)
  const state = found?.state

  useEffect(() => {
    if (state === undefined || state === held) return
    if (held === undefined || isUnderWay({ state })) return setHeld(state)
    let isCurrent = true
    void refetch()
      .catch(() => undefined)
      .then(() => {
        if (!isCurrent) return
        // Read anew, the rows are others, or stand otherwise.
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'importRows' })
        setHeld(state)
      })
    return () => {
      isCurrent = false
    }
  }, [state, held, refetch, client])

  return {
    found,
    state: state && (isUnderWay({ state }) ? state : (held ?? state)),
    error,
    reload: () => void refetch(),
  }
}
