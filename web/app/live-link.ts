import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import type { Client, SubscribePayload } from 'graphql-ws'

/** Between two tries, in milliseconds. */
const [firstPause, longestPause] = [2_000, 30_000]
/** So much later than the screen is asked for the first message may come, in milliseconds. */
const headStart = 1_000

/**
 * Subscriptions over the socket. One that takes `$after` and selects `cursor` comes back after a lost connection where
 * it stopped: nothing is missed and nothing comes twice, because each message moves the variable that a reconnect
 * sends. When the server no longer knows the cursor, `onTooOld` refetches what is on screen and it starts at the head.
 * One that is refused because too much was asked at once is tried again, less and less often.
 */
export function makeLiveLink(socket: Pick<Client, 'subscribe'>, onTooOld: () => void): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        const variables: Record<string, unknown> = { ...operation.variables }
        const payload = { query: print(operation.query), operationName: operation.operationName, variables }
        let begunAt = Date.now()
        let tries = 0
        let waiting: ReturnType<typeof setTimeout> | undefined
        let stop = start()

        function start(): () => void {
          return socket.subscribe<Record<string, unknown>>(payload satisfies SubscribePayload, {
            next(result) {
              if (result.errors?.some(({ extensions }) => extensions?.code === 'CURSOR_EXPIRED')) return startAgain()
              const cursor = cursorIn(result.data)
              const isLate = cursor !== null && variables.after == null && Date.now() - begunAt > headStart
              if (cursor !== null) variables.after = cursor
              tries = 0
              // The head is of now: what happened since the screen was read is in no message.
              if (isLate) onTooOld()
              observer.next(result as ApolloLink.Result)
            },
            error(failure) {
              if (hasCode(failure, 'CURSOR_EXPIRED')) return startAgain()
              if (hasCode(failure, 'RATE_LIMITED')) return startLater()
              observer.error(Array.isArray(failure) ? new CombinedGraphQLErrors({ errors: failure }) : failure)
            },
            complete: () => observer.complete(),
          })
        }

        function startAgain(): void {
          stop()
          variables.after = null
          begunAt = Date.now()
          onTooOld()
          stop = start()
        }

        function startLater(): void {
          const pause = Math.min(longestPause, firstPause * 2 ** tries++) * (0.75 + Math.random() / 2)
          waiting = setTimeout(() => {
            stop = start()
          }, pause)
        }

        return () => {
          clearTimeout(waiting)
          stop()
        }
      }),
  )
}

function cursorIn(data: Record<string, unknown> | null | undefined): string | null {
  const [message] = Object.values(data ?? {})
  if (typeof message !== 'object' || message === null || !('cursor' in message)) return null
  return typeof message.cursor === 'string' ? message.cursor : null
}

function hasCode(failure: unknown, code: string): boolean {
  return Array.isArray(failure) && failure.some((error) => error?.extensions?.code === code)
}
