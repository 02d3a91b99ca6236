import { openSocket } from '../../api/http/transport-client.ts'
import type { TestUser } from '../../support/people.ts'

const ledger = `subscription ($after: Cursor) { ledgerChanged(after: $after) {
  cursor number changes { number transaction { description note } } } }`

export interface Reader {
  person: TestUser
  from: number
  numbers(): number[]
  cursor(): string
  /** @throws Error if the number does not arrive in time */
  reaches(number: number, timeout: number): Promise<void>
  /** Returns the milliseconds from each moment to the message that contains its number. */
  lags(moments: ReadonlyMap<number, number>): number[]
  pause(): void
  resume(): void
  end(): Promise<{ code: number; reason: string } | undefined>
  close(): void
}

interface Message {
  cursor: string
  number: number
  changes: { number: number }[]
}

export async function follow(baseUrl: string, person: TestUser, address: string, after?: string): Promise<Reader> {
  const socket = openSocket(baseUrl, { address })
  const messages: (Message & { at: number })[] = []
  socket.listen(({ type, payload }) => {
    if (type === 'next') messages.push({ ...payload.data.ledgerChanged, at: performance.now() })
  })
  const { token, organizationId } = person
  await socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}`, organizationId } })
  await socket.waitFor(({ type }) => type === 'connection_ack')
  await socket.send({ id: '1', type: 'subscribe', payload: { query: ledger, variables: { after } } })
  await socket.waitFor(({ type }) => type === 'next')
  const position = () => messages.at(-1)?.number ?? 0
  return {
    person,
    from: messages[0]?.number ?? 0,
    numbers: () => messages.flatMap(({ changes }) => changes.map(({ number }) => number)),
    cursor: () => messages.at(-1)?.cursor ?? '',
    async reaches(number, timeout) {
      const late = setTimeout(() => socket.close(), timeout)
      await socket.waitFor(() => position() >= number)
      clearTimeout(late)
    },
    lags: (moments) =>
      [...moments].map(([number, moment]) => {
        const message = messages.find((each) => each.number >= number)
        return message ? Math.max(0, message.at - moment) : Number.POSITIVE_INFINITY
      }),
    pause: socket.pause,
    resume: socket.resume,
    end: socket.end,
    close: socket.close,
  }
}
