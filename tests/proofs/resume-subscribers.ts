import { setTimeout as pause } from 'node:timers/promises'
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { print } from 'graphql'
import { type Client, createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { makeStream } from '../../web/app/apollo/change-stream.ts'
import { applyHeartbeatTimeout } from '../../web/app/apollo/heartbeat-timeout.ts'
import { makeLiveLink } from '../../web/app/apollo/live-link.ts'
import type { TestPerson } from '../support/people.ts'
import type { Heard, Stream } from './resume-streams.ts'

/** How somebody's program follows a stream. */
export type Style = 'retrying' | 'resubscribing' | 'web'

/** Somebody who follows a stream, and keeps all that they are told. */
export interface Subscriber {
  name: string
  person: TestPerson
  stream: Stream
  heard: Heard[]
  /** What ended the stream where nothing should have. */
  failures: string[]
  /** The codes with which its connections were closed. */
  closes: number[]
  /** How often it was told to load everything anew. */
  expired(): number
  /** Goes away without a word of what it has missed, and comes back with its cursor. */
  leave(): Promise<void>
  comeBack(): void
  /** Where it stands: the number in its last cursor; -1 before the first. */
  position(): number
  /** False when it does not get so far in time. */
  reaches(number: number, patience: number): Promise<boolean>
}

/** A connection that is dead is noticed after twice as much, in milliseconds. */
const patience = 3_000

export function subscribe(name: string, style: Style, person: TestPerson, stream: Stream, port: number): Subscriber {
  const heard: Heard[] = []
  const failures: string[] = []
  const closes: number[] = []
  const told = new Set<() => void>()
  let expired = 0
  let end: (() => Promise<void>) | undefined
  const position = () => heard.at(-1)?.number ?? -1
  const parts: Parts = {
    person,
    stream,
    port,
    after: () => heard.at(-1)?.cursor,
    hear(message) {
      heard.push(message)
      for (const tell of told) tell()
    },
    closes,
    fail: (error) => void failures.push(textOf(error)),
    expire() {
      // Before the first message it is said of a start that took long.
      if (heard.length > 0) expired += 1
    },
  }
  const subscriber: Subscriber = {
    name,
    person,
    stream,
    heard,
    failures,
    closes,
    expired: () => expired,
    async leave() {
      await end?.()
      end = undefined
    },
    comeBack() {
      end ??= styles[style](parts)
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
            told.delete(done)
            resolve()
          }
          told.add(done)
        })
      }
      return true
    },
  }
  subscriber.comeBack()
  return subscriber
}

interface Parts {
  person: TestPerson
  stream: Stream
  port: number
  after(): string | undefined
  hear(message: Heard): void
  closes: number[]
  fail(error: unknown): void
  expire(): void
}

const styles: Record<Style, (parts: Parts) => () => Promise<void>> = {
  /** The client's own retries: the variables of the subscription move with each message. */
  retrying(parts) {
    const { stream, after, hear, fail } = parts
    const client = open(parts, Number.POSITIVE_INFINITY)
    const variables = { after: after() }
    const stop = client.subscribe<Record<string, unknown>>(
      { query: print(stream.document), variables },
      {
        next({ data, errors }) {
          if (errors) return fail(errors)
          const message = stream.read(data)
          variables.after = message.cursor
          hear(message)
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

  /** A loop of one's own: a new client for each connection. */
  resubscribing(parts) {
    const { stream, after, hear, fail } = parts
    let isOver = false
    let client: Client | undefined
    const loop = async () => {
      while (!isOver) {
        client = open(parts, 0)
        try {
          const messages = client.iterate<Record<string, unknown>>({
            query: print(stream.document),
            variables: { after: after() },
          })
          for await (const { data, errors } of messages) {
            if (errors) fail(errors)
            else hear(stream.read(data))
          }
        } catch (error) {
          // A list is what the server refused; anything else is the end of a connection.
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

  /** The web app's own link. */
  web(parts) {
    const { stream, after, hear, fail, expire } = parts
    const socket = open(parts, Number.POSITIVE_INFINITY)
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([makeLiveLink(socket, makeStream(expire))]),
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
          else hear(stream.read(data))
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

/** As in a browser: of a socket that its client has given up nothing is heard any more, neither errors nor messages. */
class QuietSocket extends WebSocket {
  constructor(...args: ConstructorParameters<typeof WebSocket>) {
    super(...args)
    this.on('error', () => {})
  }

  override close(code?: number, reason?: string): void {
    this.onmessage = null
    super.close(code, reason)
  }
}

/** The stock client, which comes back sooner than it would by itself: the proof has much to do. */
function open({ person, port, closes }: Parts, retryAttempts: number): Client {
  const { token, organizationId } = person
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: QuietSocket,
    connectionParams: { authorization: `Bearer ${token}`, organizationId },
    keepAlive: patience,
    retryAttempts,
    shouldRetry: () => true,
    retryWait: (retries) => pause(Math.min(25 * 2 ** retries, 400)),
  })
  applyHeartbeatTimeout(client, patience)
  client.on('closed', (event) => {
    if (typeof event === 'object' && event !== null && 'code' in event) closes.push(Number(event.code))
  })
  return client
}

/** A client that is between two connections says that it had none. */
async function end(client: Client): Promise<void> {
  await client.dispose()?.catch(() => {})
}

function textOf(error: unknown): string {
  if (error instanceof Error)
    return `${error.name}: ${error.message} ${error.cause === undefined ? '' : textOf(error.cause)}`
  if (typeof error === 'object' && error !== null && 'code' in error) return `closed with ${error.code}`
  return JSON.stringify(error) ?? String(error)
}
