import { setTimeout as pause } from 'node:timers/promises'
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { print } from 'graphql'
import { type Client, createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { makeStream } from '../../../web/app/apollo/change-stream.ts'
import { applyHeartbeatTimeout } from '../../../web/app/apollo/heartbeat-timeout.ts'
import { createLiveLink } from '../../../web/app/apollo/live-link.ts'
import type { TestUser } from '../../support/people.ts'
import type { ReceivedMessage, Stream } from './resume-streams.ts'

export type Style = 'retrying' | 'resubscribing' | 'web'

export interface Subscriber {
  name: string
  person: TestUser
  stream: Stream
  received: ReceivedMessage[]
  failures: string[]
  closes: number[]
  expired(): number
  leave(): Promise<void>
  comeBack(): void
  position(): number
  /** Resolves to false after the timeout. */
  reaches(number: number, timeout: number): Promise<boolean>
}

/** A dead connection is noticed after twice this time, in milliseconds. */
const timeout = 3_000

export function subscribe(name: string, style: Style, person: TestUser, stream: Stream, port: number): Subscriber {
  const received: ReceivedMessage[] = []
  const failures: string[] = []
  const closes: number[] = []
  const listeners = new Set<() => void>()
  let expired = 0
  let end: (() => Promise<void>) | undefined
  const position = () => received.at(-1)?.number ?? -1
  const context: SubscriberServices = {
    person,
    stream,
    port,
    after: () => received.at(-1)?.cursor,
    receive(message) {
      received.push(message)
      for (const notify of listeners) notify()
    },
    closes,
    fail: (error) => void failures.push(textOf(error)),
    expire() {
      // Before the first message, the error only means that the start was slow.
      if (received.length > 0) expired += 1
    },
  }
  const subscriber: Subscriber = {
    name,
    person,
    stream,
    received,
    failures,
    closes,
    expired: () => expired,
    async leave() {
      await end?.()
      end = undefined
    },
    comeBack() {
      end ??= styles[style](context)
    },
    position,
    async reaches(number, time) {
      const until = performance.now() + time
      while (position() < number) {
        if (performance.now() > until) return false
        await new Promise<void>((resolve) => {
          const timer = setTimeout(done, 200)
          function done() {
            clearTimeout(timer)
            listeners.delete(done)
            resolve()
          }
          listeners.add(done)
        })
      }
      return true
    },
  }
  subscriber.comeBack()
  return subscriber
}

interface SubscriberServices {
  person: TestUser
  stream: Stream
  port: number
  after(): string | undefined
  receive(message: ReceivedMessage): void
  closes: number[]
  fail(error: unknown): void
  expire(): void
}

const styles: Record<Style, (context: SubscriberServices) => () => Promise<void>> = {
  /** Uses the client's own retries. The variables of the subscription follow each message. */
  retrying(context) {
    const { stream, after, receive, fail } = context
    const client = open(context, Number.POSITIVE_INFINITY)
    const variables = { after: after() }
    const stop = client.subscribe<Record<string, unknown>>(
      { query: print(stream.document), variables },
      {
        next({ data, errors }) {
          if (errors) return fail(errors)
          const message = stream.read(data)
          variables.after = message.cursor
          receive(message)
        },
        error: fail,
        complete() {},
      },
    )
    return () => {
      stop()
      return end(client)
    }
  },

  resubscribing(context) {
    const { stream, after, receive, fail } = context
    let isOver = false
    let client: Client | undefined
    const loop = async () => {
      while (!isOver) {
        client = open(context, 0)
        try {
          const messages = client.iterate<Record<string, unknown>>({
            query: print(stream.document),
            variables: { after: after() },
          })
          for await (const { data, errors } of messages) {
            if (errors) fail(errors)
            else receive(stream.read(data))
          }
        } catch (error) {
          // The server refuses with an array of errors. All other errors are lost connections.
          if (Array.isArray(error)) return fail(error)
          await pause(50)
        } finally {
          await end(client)
        }
      }
    }
    void loop()
    return async () => {
      isOver = true
      if (client) await end(client)
    }
  },

  web(context) {
    const { stream, after, receive, fail, expire } = context
    const socket = open(context, Number.POSITIVE_INFINITY)
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([createLiveLink(socket, makeStream(expire))]),
    })
    const following = client
      .subscribe<Record<string, unknown>>({
        query: stream.document as DocumentNode,
        variables: { after: after() },
        fetchPolicy: 'no-cache',
      })
      .subscribe({
        next({ data, error }) {
          if (error) fail(error)
          else receive(stream.read(data))
        },
        error: fail,
      })
    return async () => {
      following.unsubscribe()
      await end(socket)
      client.stop()
    }
  },
}

/** Ignores errors and messages of a socket after its client has given it up, as browsers do. */
class SilentSocket extends WebSocket {
  constructor(...args: ConstructorParameters<typeof WebSocket>) {
    super(...args)
    this.on('error', () => {})
  }

  override close(code?: number, reason?: string): void {
    this.onmessage = null
    super.close(code, reason)
  }
}

/** The standard client with shorter retry delays, because the proof runs many cycles. */
function open({ person, port, closes }: SubscriberServices, retryAttempts: number): Client {
  const { token, organizationId } = person
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: SilentSocket,
    connectionParams: { authorization: `Bearer ${token}`, organizationId },
    keepAlive: timeout,
    retryAttempts,
    shouldRetry: () => true,
    retryWait: (retries) => pause(Math.min(25 * 2 ** retries, 400)),
  })
  applyHeartbeatTimeout(client, timeout)
  client.on('closed', (event) => {
    if (typeof event === 'object' && event !== null && 'code' in event) closes.push(Number(event.code))
  })
  return client
}

/** A client between two connections throws when it is disposed. */
async function end(client: Client): Promise<void> {
  await client.dispose()?.catch(() => {})
}

function textOf(error: unknown): string {
  if (error instanceof Error)
    return `${error.name}: ${error.message} ${error.cause === undefined ? '' : textOf(error.cause)}`
  if (typeof error === 'object' && error !== null && 'code' in error) return `closed with ${error.code}`
  return JSON.stringify(error) ?? String(error)
}
