import { connect } from 'node:net'
import WebSocket from 'ws'
import { openSocket } from '../../api/http/transport-client.ts'
import { spreadChain } from '../../support/data/hostile-documents.ts'

export interface Target {
  baseUrl: string
  token: string
  organizationId: string
  address: string
}

export interface Attack {
  name: string
  /** The close code, or the error code if the socket stays open. */
  ends: string
  run(target: Target): Promise<string>
}

type Socket = ReturnType<typeof openSocket>

const open = ({ baseUrl, address }: Target) => openSocket(baseUrl, { address })

async function letIn(target: Target, token = target.token): Promise<Socket> {
  const socket = open(target)
  const { organizationId } = target
  await socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}`, organizationId } })
  await socket.waitFor(({ type }) => type === 'connection_ack')
  return socket
}

const ledger = 'subscription ($after: Cursor) { ledgerChanged(after: $after) { cursor } }'
const subscribe = (id: string, query = ledger, variables = {}) => ({
  id,
  type: 'subscribe',
  payload: { query, variables },
})

const closed = (name: string, code: number, attack: (socket: Socket, target: Target) => Promise<unknown>): Attack => ({
  name,
  ends: String(code),
  async run(target) {
    const socket = await letIn(target)
    await attack(socket, target).catch(() => {})
    return String((await socket.end())?.code)
  },
})

const closedAtOnce = (name: string, code: number, attack: (socket: Socket) => Promise<unknown>): Attack => ({
  name,
  ends: String(code),
  async run(target) {
    const socket = open(target)
    await attack(socket).catch(() => {})
    return String((await socket.end())?.code)
  },
})

const expectError = (name: string, code: string, query: string, variables = {}): Attack => ({
  name,
  ends: code,
  async run(target) {
    const socket = await letIn(target)
    try {
      await socket.send(subscribe('bad', query, variables))
      const { payload } = await socket.waitFor(({ id }) => id === 'bad')
      await socket.send({ type: 'ping' })
      await socket.waitFor(({ type }) => type === 'pong')
      return payload[0]?.extensions?.code ?? 'answered'
    } finally {
      socket.close()
    }
  },
})

const times = async (count: number, send: (at: number) => Promise<unknown>) => {
  for (let at = 0; at < count; at += 1) await send(at)
}
const repeat = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ')

/** The query is short and within all shape limits, but each change loads dozens of items with their matches. */
const costly = `subscription { ledgerChanged { changes { receipt {
  ${repeat(24, (at) => `i${at}: items { document { id } lookAlikes { transaction { ...T } } }`)} } } } }
  fragment T on Transaction { ${repeat(20, () => 'id')} createdBy { id } }`

/** The attacks of hostile and broken clients on sockets, each with its expected end. */
export const attacks: Attack[] = [
  closedAtOnce('never says who it is', 4408, async () => {}),
  closedAtOnce('asks before it is let in', 4401, (socket) => socket.send(subscribe('1'))),
  closedAtOnce('shows a false token', 4401, (socket) =>
    socket.send({ type: 'connection_init', payload: { authorization: 'Bearer a.b.c', organizationId: 'none' } }),
  ),
  closedAtOnce('sends 64 KB before it is let in', 1009, (socket) => socket.send('x'.repeat(65_537))),
  closed('sends more than 64 KB', 1009, (socket) => socket.send('x'.repeat(1_000_000))),
  closed('speaks nonsense', 4400, (socket) => socket.send('{"type":"nonsense"}')),
  closed('asks to be let in twice', 4429, (socket) => socket.send({ type: 'connection_init' })),
  closed('takes an id twice', 4409, (socket) => times(2, () => socket.send(subscribe('same')))),
  closed('floods with pings', 4429, (socket) => times(2_000, () => socket.send({ type: 'ping' }))),
  closed('floods with pings of the protocol below', 4429, async (socket) => times(2_000, async () => socket.ping())),
  closed('floods with thousands of subscriptions', 4429, (socket) =>
    times(5_000, (at) => socket.send(subscribe(`s${at}`))),
  ),
  closed('subscribes and leaves in a storm', 4429, (socket) =>
    times(2_000, async (at) => {
      await socket.send(subscribe(`s${at}`))
      await socket.send({ id: `s${at}`, type: 'complete' })
    }),
  ),
  {
    name: 'follows a 26th thing',
    ends: 'RATE_LIMITED',
    async run(target) {
      const socket = await letIn(target)
      try {
        await times(26, (at) => socket.send(subscribe(`s${at}`)))
        const { payload } = await socket.waitFor(({ type }) => type === 'error')
        return payload[0].extensions.code
      } finally {
        socket.close()
      }
    },
  },
  {
    name: 'opens more sockets than one person may',
    ends: '4429',
    async run(target) {
      const sockets: Socket[] = []
      try {
        for (;;) sockets.push(await letIn(target))
      } catch (error) {
        return String(/closed with (\d+)/.exec(String(error))?.[1])
      } finally {
        for (const socket of sockets) socket.close()
        // A socket counts until it is closed completely, so an earlier reconnection is refused.
        for (const socket of sockets) await socket.end()
      }
    },
  },
  expectError('too expensive', 'INVALID_INPUT', costly),
  expectError(
    'spreads fragments too often',
    'MALFORMED',
    `subscription ${spreadChain({ levels: 18, spreads: 6, on: 'LedgerChanges', from: ['ledgerChanged'], last: 'cursor' })}`,
  ),
  expectError(
    'asks in too many words',
    'MALFORMED',
    `subscription { ledgerChanged { ${repeat(1_000, () => 'cursor')} } }`,
  ),
  expectError('nests too deep', 'MALFORMED', `subscription { a(b: ${'['.repeat(8_000)}`),
  expectError('sends what is no document', 'MALFORMED', 'subscription {{{'),
  expectError('writes over a socket', 'MALFORMED', 'mutation { completeOnboarding { id } }'),
  expectError('makes up a cursor', 'BAD_CURSOR', ledger, { after: 'garbage' }),
  expectError('makes up a cursor that looks like one', 'BAD_CURSOR', ledger, {
    after: `${'QUJD'.repeat(20)}.${'QUJD'.repeat(6)}`,
  }),
]

/** These attacks last until the server's timeout for silent clients. */
export const halfOpen: Attack[] = [
  {
    name: 'answers no ping any more',
    ends: '1013',
    async run(target) {
      const { baseUrl, address, token, organizationId } = target
      const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        headers: { 'x-forwarded-for': address },
        autoPong: false,
      })
      socket.on('open', () =>
        socket.send(
          JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}`, organizationId } }),
        ),
      )
      return new Promise((resolve, reject) => {
        socket.on('close', (code) => resolve(String(code)))
        socket.on('error', reject)
      })
    },
  },
]

/** Opens a connection and never ends its request. @returns the first line of the response, if any */
export function neverAsk(baseUrl: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'),
    )
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] || 'no answer'))
  })
}
