import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { type CategoryType, SuggestedCategoryDocument } from '../../generated.ts'

/** Milliseconds of rest after which earlier transactions of that description are asked for. */
const pause = 300

interface Suggestion {
  /** The category that earlier transactions of the description have; null for none, or not known yet. */
  id: string | null
  /** Asks at once, for who does not wait for the suggestion to appear. */
  ask: () => Promise<string | null>
}

/** What earlier transactions of this description suggest. Asked only while `isWanted`. */
export function useSuggestedCategory(description: string, type: CategoryType, isWanted: boolean): Suggestion {
  const client = useApolloClient()
  const [suggested, setSuggested] = useState<{ of: string; id: string | null } | null>(null)
  const words = description.trim()
  const question = `${type} ${words}`

  const ask = useCallback(async () => {
    if (!words || !isWanted) return null
    try {
      const { data } = await client.query({
        query: SuggestedCategoryDocument,
        variables: { description: words, type },
        fetchPolicy: 'network-only',
      })
      return data?.suggestedCategory?.id ?? null
    } catch {
      // A suggestion that does not come is not missed.
      return null
    }
  }, [client, words, type, isWanted])

  useEffect(() => {
    let isCurrent = true
    const waiting = setTimeout(() => {
      void ask().then((id) => isCurrent && setSuggested({ of: question, id }))
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(waiting)
    }
  }, [ask, question])

  return { id: isWanted && suggested?.of === question ? suggested.id : null, ask }
}
