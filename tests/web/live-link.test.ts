import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import type { Client, Sink } from 'graphql-ws'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeLiveLink } from '../../web/app/live-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const subscription = gql`
  subscription Heard($after: String) {
    heard(after: $after) {
      cursor
    }
  }
`
const tooFast = [{ message: 'That was too much at once.', extensions: { code: 'RATE_LIMITED' } }]

test('what is refused for coming too fast is followed later, and what was missed meanwhile is read anew', async () => {
  const { asked, heard, missed, latest } = follow()
  latest()?.error(tooFast)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked).toHaveLength(2)
  latest()?.error(tooFast)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked.length, 'less and less often').toBe(2)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(asked).toHaveLength(3)
  expect(missed).not.toHaveBeenCalled()
  latest()?.next({ data: { heard: { cursor: 'a' } } })
  expect([missed.mock.calls.length, heard.length]).toEqual([1, 1])
})

test('one that knows where it stopped goes on there, and reads nothing anew', async () => {
  const { asked, missed, latest, stop } = follow()
  latest()?.next({ data: { heard: { cursor: 'a' } } })
  latest()?.error(tooFast)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked.at(-1)).toMatchObject({ after: 'a' })
  latest()?.next({ data: { heard: { cursor: 'b' } } })
  expect(missed).not.toHaveBeenCalled()

  latest()?.error(tooFast)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)
})

/** Follows over a socket whose server is played by the test. */
function follow() {
  const asked: unknown[] = []
  const sinks: Sink<Record<string, unknown>>[] = []
  const heard: unknown[] = []
  const missed = vi.fn()
  const subscribe: Client['subscribe'] = ({ variables }, sink) => {
    asked.push({ ...variables })
    sinks.push(sink as Sink<Record<string, unknown>>)
    return () => {}
  }
  const socket: Pick<Client, 'subscribe'> = { subscribe }
  const link = ApolloLink.from([makeLiveLink(socket, missed)])
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const following = client.subscribe({ query: subscription }).subscribe((result) => heard.push(result))
  return { asked, heard, missed, latest: () => sinks.at(-1), stop: () => following.unsubscribe() }
}
