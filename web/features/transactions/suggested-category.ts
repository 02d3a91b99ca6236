import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { type CategoryType, SuggestedCategoryDocument } from '../../generated.ts'

/** Debounce time of the suggestion, in milliseconds. */
const pause = 300

interface Suggestion {
  /** The suggested category, or null while it loads or without a suggestion. */
  id: string | null
  /** Requests the suggestion without waiting for the debounce time. */
  ask: () => Promise<string | null>
}

/** Suggests a category from earlier transactions with this description, while `isWanted` is true. */
export function useSuggestedCategory(description: string, type: CategoryType, isWanted: boolean): Suggestion {
  const client = useApolloClient()
  const [suggested, setSuggested] = useState<{ of: string; id: string | null } | null>(null)
  const text = description.trim()
  const question = `${type} ${text}`

  const ask = useCallback(async () => {
    if (!text || !isWanted) return null
    try {
      const { data } = await client.query({
        query: SuggestedCategoryDocument,
        variables: { description: text, type },
        fetchPolicy: 'network-only',
      })
      return data?.suggestedCategory?.id ?? null
    } catch {
      return null
    }
  }, [client, text, type, isWanted])

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      void ask().then((id) => isCurrent && setSuggested({ of: question, id }))
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [ask, question])

  return { id: isWanted && suggested?.of === question ? suggested.id : null, ask }
}
