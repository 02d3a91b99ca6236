import type { ApolloCache } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { usePresenceChangedSubscription } from '../../generated.ts'
import { type Present, present, reviewed } from './present.ts'

/** Delay before a document counts as open, in milliseconds. Items that are passed by keyboard are not reported. */
const debounceDelay = 400

/** Reports what this tab has open and receives the presence of other members. Mounted once. */
export function PresenceSubscription() {
  const documentId = useDebounced(useReactiveVar(reviewed))
  usePresenceChangedSubscription({
    variables: { documentId },
    fetchPolicy: 'no-cache',
    onData({ client, data: { data } }) {
      if (!data) return
      writeActivity(client.cache, [...present(), ...data.presenceChanged])
      present(data.presenceChanged)
    },
  })
  useEffect(() => () => void present([]), [])
  return null
}

function writeActivity(cache: ApolloCache, users: readonly Present[]): void {
  const lastActiveAt = new Date().toISOString()
  for (const { userId } of users) {
    cache.modify({ id: `Member:${userId}`, fields: { lastActiveAt: () => lastActiveAt } })
  }
}

function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceDelay)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
