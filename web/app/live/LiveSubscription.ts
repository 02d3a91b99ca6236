import type { ApolloCache, FetchPolicy, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import { type MessageOf, selectSubscription, useShownScreens } from './live-screens.ts'

/** A subscription that stays open as long as an organization is. */
export interface LiveChannel<Data> {
  /** The subscription while no visible screen requests more. */
  document: TypedDocumentNode<Data, OperationVariables>
  /** The names of the queries that the messages keep current. */
  queries: readonly string[]
  /** 'no-cache' leaves it to `write` to compare a message with the cache before it is written. */
  fetchPolicy?: Extract<FetchPolicy, 'no-cache'>
  /** Runs once per message, in the same batch as the writers of the screens and before them. */
  write: (cache: ApolloCache, message: MessageOf<Data>) => void
}

/** Follows a channel. The variables of a screen change the subscription, which goes on from where the tab stands. */
export function useLiveChannel<Data>({ document, fetchPolicy, write }: Omit<LiveChannel<Data>, 'queries'>): void {
  const client = useApolloClient()
  const shown = useShownScreens(document)
  const selected = useMemo(() => selectSubscription(document, shown), [document, shown])

  useEffect(() => {
    const query = selected.document as TypedDocumentNode<Data, OperationVariables>
    const subscription = client.subscribe({ query, variables: selected.variables, fetchPolicy }).subscribe({
      next({ data }) {
        if (!data) return
        const [message] = Object.values(data) as MessageOf<Data>[]
        if (message === undefined) return
        client.cache.batch({
          update(cache) {
            write(cache, message)
            for (const screen of selected.screens) screen.write(cache, message)
          },
        })
      },
      // A user who may no longer follow the channel leaves it through the session.
      error: (error) => console.error('A subscription has ended:', error),
    })
    return () => subscription.unsubscribe()
  }, [client, fetchPolicy, write, selected])
}

export function LiveSubscription<Data>({ channel }: { channel: LiveChannel<Data> }) {
  useLiveChannel(channel)
  return null
}
