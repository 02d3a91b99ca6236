import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import type { Client, SubscribePayload } from 'graphql-ws'

/**
 * Subscriptions over the socket. One that takes `$after` and selects `cursor` comes back after a lost connection where
 * it stopped: nothing is missed and nothing comes twice, because each message moves the variable that a reconnect
 * sends. When the server no longer knows the cursor, `onTooOld` refetches what is on screen and it starts at the head.
 */
export function makeLiveLink(socket: Client, onTooOld: () => void): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        const variables: Record<string, unknown> = { ...operation.variables }
        const payload = { query: print(operation.query), operationName: operation.operationName, variables }
        let stop = start()

        function start(): () => void {
          return socket.subscribe<Record<string, unknown>>(payload satisfies SubscribePayload, {
            next(result) {
              if (result.errors?.some(({ extensions }) => extensions?.code === 'CURSOR_EXPIRED')) return startAgain()
              const cursor = cursorIn(result.data)
              if (cursor !== null) variables.after = cursor
              observer.next(result as ApolloLink.Result)
            },
            error(failure) {
              if (isTooOld(failure)) return startAgain()
              observer.error(Array.isArray(failure) ? new CombinedGraphQLErrors({ errors: failure }) : failure)
            },
            complete: () => observer.complete(),
          })
        }

        function startAgain(): void {
          stop()
          variables.after = null
          onTooOld()
          stop = start()
        }

        return () => stop()
      }),
  )
}

function cursorIn(data: Record<string, unknown> | null | undefined): string | null {
  const [message] = Object.values(data ?? {})
  if (typeof message !== 'object' || message === null || !('cursor' in message)) return null
  return typeof message.cursor === 'string' ? message.cursor : null
}

function isTooOld(failure: unknown): boolean {
  return Array.isArray(failure) && failure.some((error) => error?.extensions?.code === 'CURSOR_EXPIRED')
}
