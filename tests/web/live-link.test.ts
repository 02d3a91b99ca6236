import { ApolloClient, ApolloLink, type DocumentNode, gql, InMemoryCache } from '@apollo/client'
import type { Client, Sink } from 'graphql-ws'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStream } from '../../web/app/apollo/change-stream.ts'
import { createLiveLink } from '../../web/app/apollo/live-link.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 31) }))
afterEach(() => void vi.useRealTimers())

const rejection = (code: string) => [{ message: 'No.', extensions: { code } }]
const position = (number: number) => ({ cursor: `at ${number}`, number })
const passing = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test("the stream begins at the end of the tab's first read, and changes in between are delivered", async () => {
  const { stream, follow, asked, sendChange, heard: received } = open()
  stream.read(position(7))
  stream.read(position(5))
  stream.read(position(6))
  follow('ledger')
  expect(asked).toEqual(['ledger after at 5'])
  sendChange('ledger', 9, 5)
  expect(received).toEqual(['ledger 9'])
  await passing(60_000)
  expect(asked).toHaveLength(1)
})

test('a read that started before the head and ended after it is brought up to date', async () => {
  const { stream, follow, asked, sendChange, heard: received, missed } = open()
  follow('ledger')
  follow('review')
  sendChange('ledger', 9, null)
  stream.read(position(8))
  sendChange('review', 8, null)
  await passing(100)
  expect(asked).toEqual(['ledger', 'review', 'ledger after at 8'])
  sendChange('ledger', 9, 8)
  expect(received).toEqual(['ledger 9', 'review 8', 'ledger 9'])
  expect(missed).not.toHaveBeenCalled()
})

test('a read that ended before the head is brought up to date', async () => {
  const { stream, follow, asked, sendChange } = open()
  follow('ledger')
  stream.read(position(3))
  sendChange('ledger', 4, null)
  await passing(100)
  expect(asked).toEqual(['ledger', 'ledger after at 3'])
})

test('a response older than the delivered changes receives them again from its position, once for many', async () => {
  const { stream, follow, asked, sendChange } = open()
  stream.read(position(1))
  for (const name of ['ledger', 'review']) follow(name)
  sendChange('ledger', 1, 1)
  sendChange('review', 1, 1)
  sendChange('ledger', 6, 1)
  stream.read(position(5))
  stream.read(position(3))
  stream.read(position(6))
  await passing(100)
  expect(asked.slice(2)).toEqual(['ledger after at 3'])
  sendChange('ledger', 6, 3)

  sendChange('ledger', 7, 6)
  for (let at = 0; at < 20; at += 1) {
    stream.read(position(6))
    await passing(100)
  }
  expect(asked.slice(3).length).toBeLessThanOrEqual(1)
  await passing(3_000)
  expect(asked.at(-1)).toBe('ledger after at 6')
})

test('the response of a write may be older than the delivered changes', async () => {
  const { stream, follow, asked, sendChange } = open()
  stream.read(position(1))
  follow('ledger')
  sendChange('ledger', 1, 1)
  const before = stream.takeSnapshot()
  stream.answered(before)
  await passing(4_000)
  expect(asked).toHaveLength(1)
  sendChange('ledger', 2, 1)
  stream.answered(before)
  await passing(4_000)
  expect(asked.slice(1)).toEqual(['ledger after at 1'])
})

test('a response requested before any delivery may be older too', async () => {
  const { stream, follow, asked, sendChange } = open()
  stream.read(position(1))
  const before = stream.takeSnapshot()
  follow('ledger')
  sendChange('ledger', 2, 1)
  stream.answered(before)
  await passing(100)
  expect(asked).toEqual(['ledger after at 1', 'ledger after at 1'])
})

test('a lost connection resumes where it stopped, without a read', async () => {
  const { follow, cut, asked, sendChange, heard: received, missed } = open()
  follow('ledger')
  sendChange('ledger', 4, null)
  sendChange('ledger', 5, 4)
  cut()
  expect(asked).toEqual(['ledger', 'ledger after at 5'])
  sendChange('ledger', 9, 5)
  expect(received).toEqual(['ledger 4', 'ledger 5', 'ledger 9'])
  expect(missed).not.toHaveBeenCalled()
})

test('a message that does not continue from the last one is dropped, and the tab resumes', async () => {
  const { follow, asked, sendChange, heard: received } = open()
  follow('ledger')
  sendChange('ledger', 4, null)
  sendChange('ledger', 6, 5)
  sendChange('ledger', 7, 6)
  expect(received).toEqual(['ledger 4'])
  await passing(3_000)
  expect(asked).toEqual(['ledger', 'ledger after at 4'])
  sendChange('ledger', 7, 4)
  expect(received).toEqual(['ledger 4', 'ledger 7'])
})

test('a broken message is requested again, and given up if it never arrives complete', async () => {
  const { follow, asked, sendChange, fail, missed, heard: received } = open()
  follow('ledger')
  sendChange('ledger', 4, null)
  for (let tries = 0; tries < 5; tries += 1) {
    fail('ledger', 'UNEXPECTED')
    expect(missed).not.toHaveBeenCalled()
    await passing(60_000)
  }
  expect(asked.slice(1).every((each) => each === 'ledger after at 4')).toBe(true)
  fail('ledger', 'UNEXPECTED')
  expect(missed).toHaveBeenCalledTimes(1)
  expect(asked.at(-1)).toBe('ledger')
  sendChange('ledger', 12, null)
  expect(received.at(-1)).toBe('ledger 12')
})

test.each(['CURSOR_EXPIRED', 'BAD_CURSOR'])(
  '%s: everything is read again once, and the stream continues from the present',
  async (code) => {
    const { stream, follow, asked, sendChange, fails, missed } = open()
    stream.read(position(1))
    for (const name of ['ledger', 'review', 'chat']) follow(name)
    sendChange('ledger', 2, 1)
    for (const failing of ['ledger', 'review', 'chat'].map((name) => fails(name, code))) failing()
    expect(missed).toHaveBeenCalledTimes(1)
    expect(asked.slice(3)).toEqual(['ledger', 'review', 'chat'])
    sendChange('ledger', 900, null)
    sendChange('review', 900, null)
    stream.read(position(899))
    sendChange('chat', 899, null)
    await passing(4_000)
    expect(asked.slice(6)).toEqual(['ledger after at 899', 'review after at 899'])
    expect(missed).toHaveBeenCalledTimes(1)
  },
)

test('other queries on screen: the next subscription continues from the previous one', () => {
  const { follow, asked, sendChange, heard: received } = open()
  const stop = follow('ledger')
  sendChange('ledger', 4, null)
  sendChange('ledger', 5, 4)
  stop()
  follow('ledger')
  expect(asked).toEqual(['ledger', 'ledger after at 5'])
  sendChange('ledger', 5, 5)
  expect(received).toEqual(['ledger 4', 'ledger 5', 'ledger 5'])
})

test('two tabs have separate stream positions', () => {
  const [one, other] = [open(), open()]
  one.follow('ledger')
  other.stream.read(position(2))
  other.follow('ledger')
  one.sendChange('ledger', 5, null)
  expect(other.asked).toEqual(['ledger after at 2'])
  expect(one.asked).toEqual(['ledger'])
})

test('a rate-limited subscription is retried with growing delays from the same position', async () => {
  const { follow, asked, sendChange, fail, missed, end } = open()
  follow('ledger')
  sendChange('ledger', 4, null)
  fail('ledger', 'RATE_LIMITED')
  expect(asked).toHaveLength(1)
  await passing(3_000)
  expect(asked).toHaveLength(2)
  fail('ledger', 'RATE_LIMITED')
  await passing(2_900)
  expect(asked.length, 'less and less often').toBe(2)
  await passing(2_500)
  expect(asked.at(-1)).toBe('ledger after at 4')
  end('ledger', { code: 4429, reason: 'Too many messages' })
  await passing(60_000)
  expect(asked).toHaveLength(4)
  expect(missed).not.toHaveBeenCalled()
})

test('a user without the permission gets an error and the subscription is not retried', async () => {
  const { follow, asked, fail, errors } = open()
  follow('ledger')
  fail('ledger', 'NOT_A_MEMBER')
  await passing(60_000)
  expect(errors).toHaveLength(1)
  expect(asked).toHaveLength(1)
})

test('a subscription without a stream position is retried after transient errors, but not after a refusal', async () => {
  const { stream, attend, asked, sendMessage, heard: received, fail, end, errors } = open()
  stream.read(position(1))
  const stop = attend('presence')
  sendMessage('presence', 3)
  fail('presence', 'UNEXPECTED')
  await passing(3_000)
  end('presence', { code: 4429, reason: 'Too many connections' })
  await passing(6_000)
  sendMessage('presence', 4)
  expect(asked).toEqual(['presence', 'presence', 'presence'])
  expect(received).toEqual(['presence 3', 'presence 4'])
  fail('presence', 'NOT_FOUND')
  await passing(60_000)
  expect([asked.length, errors.length]).toEqual([3, 1])
  stop()

  const leave = attend('standing')
  fail('standing', 'UNAVAILABLE')
  leave()
  await passing(60_000)
  expect(asked).toHaveLength(4)
})

test('a stopped subscription receives no more messages and leaves no work', async () => {
  const { stream, follow, asked, sendChange, heard: received } = open()
  const stop = follow('ledger')
  sendChange('ledger', 4, null)
  stream.read(position(3))
  stop()
  sendChange('ledger', 5, 4)
  await passing(60_000)
  expect(received).toEqual(['ledger 4'])
  expect(asked).toHaveLength(1)
})

function open() {
  const asked: string[] = []
  const received: string[] = []
  const errors: unknown[] = []
  const missed = vi.fn()
  const sinks = new Map<string, Sink<Record<string, unknown>>>()
  const resumes = new Map<string, () => void>()
  const subscribe: Client['subscribe'] = ({ operationName, variables }, sink) => {
    const name = String(operationName)
    const ask = () => asked.push(variables?.after == null ? name : `${name} after ${variables.after}`)
    ask()
    sinks.set(name, sink as Sink<Record<string, unknown>>)
    resumes.set(name, ask)
    return () => {
      queueMicrotask(() => sink.complete())
    }
  }
  const stream = makeStream(missed)
  const client = new ApolloClient({
    link: ApolloLink.from([createLiveLink({ subscribe }, stream)]),
    cache: new InMemoryCache(),
  })
  const listen = (name: string, query: DocumentNode) => {
    const listening = client.subscribe<Record<string, { number: number }>>({ query }).subscribe({
      next: ({ data, error }) => {
        if (error) errors.push(error)
        else received.push(`${name} ${data?.[name]?.number}`)
      },
      error: (error) => errors.push(error),
    })
    return () => listening.unsubscribe()
  }
  return {
    stream,
    asked,
    heard: received,
    errors,
    missed,
    follow: (name: string) =>
      listen(name, gql`subscription ${name}($after: String) { ${name}(after: $after) { cursor number since } }`),
    attend: (name: string) => listen(name, gql`subscription ${name} { ${name} { number } }`),
    sendMessage: (name: string, number: number) => sinks.get(name)?.next({ data: { [name]: { number } } }),
    sendChange: (name: string, number: number, since: number | null) =>
      sinks.get(name)?.next({ data: { [name]: { cursor: `at ${number}`, number, since } } }),
    fail: (name: string, code: string) => sinks.get(name)?.error(rejection(code)),
    fails(name: string, code: string) {
      const sink = sinks.get(name)
      return () => sink?.error(rejection(code))
    },
    end: (name: string, event: object) => sinks.get(name)?.error(event),
    cut: () => {
      for (const resume of resumes.values()) resume()
    },
  }
}
