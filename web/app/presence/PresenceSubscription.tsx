import type { ApolloCache } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { usePresenceChangedSubscription } from '../../generated.ts'
import { type Present, present, reviewed } from './present.ts'

/** Delay before a document counts as open, in milliseconds. Items that are passed by keyboard are not reported. */
const settling = 400

/** Reports what this tab has open and receives the presence of other members. Mounted once. */
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
