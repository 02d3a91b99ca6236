import type { ApolloCache } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { usePresenceChangedSubscription } from '../../generated.ts'
import { type Present, present, reviewed } from './present.ts'

/** Who walks through the inbox by key is nowhere until they stay, in milliseconds. */
const settling = 400

/** Says that this tab is here, and what it has open; hears who else is. Mounted once. */
export function PresenceSubscription() {
  const documentId = useSettled(useReactiveVar(reviewed))
  usePresenceChangedSubscription({
    variables: { documentId },
    fetchPolicy: 'no-cache',
    onData({ client, data: { data } }) {
      if (!data) return
      noteActive(client.cache, [...present(), ...data.presenceChanged])
      present(data.presenceChanged)
    },
  })
  useEffect(() => () => void present([]), [])
  return null
}

/** Whoever comes, goes or does something is at work at that moment. */
function noteActive(cache: ApolloCache, people: readonly Present[]): void {
  const lastActiveAt = new Date().toISOString()
  for (const { userId } of people) {
    cache.modify({ id: `Member:${userId}`, fields: { lastActiveAt: () => lastActiveAt } })
  }
}

function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), settling)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
