import { useEffect, useState } from 'react'
import { type CategoryType, useSuggestedCategoryLazyQuery } from '../../generated.ts'

/** Milliseconds of rest after which earlier transactions of that description are asked for. */
const pause = 300

/** The category that earlier transactions of this description have; null for none. Asked only while `isWanted`. */
export function useSuggestedCategory(description: string, type: CategoryType, isWanted: boolean): string | null {
  const [ask] = useSuggestedCategoryLazyQuery({ fetchPolicy: 'network-only' })
  const [suggested, setSuggested] = useState<{ of: string; id: string | null } | null>(null)
  const words = description.trim()
  const question = `${type} ${words}`

  useEffect(() => {
    if (!words || !isWanted) return
    let isCurrent = true
    const waiting = setTimeout(() => {
      ask({ variables: { description: words, type } }).then(
        ({ data }) => isCurrent && setSuggested({ of: question, id: data?.suggestedCategory?.id ?? null }),
        // A suggestion that does not come is not missed.
        () => undefined,
      )
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(waiting)
    }
  }, [ask, words, type, question, isWanted])

  return isWanted && words && suggested?.of === question ? suggested.id : null
}
