import { connect } from 'node:net'
import WebSocket from 'ws'
import type { TestUser } from '../../support/people.ts'

export interface RawAnswer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: what an attack is answered is JSON of no known type.
  body: any
}

export async function post(
  baseUrl: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return { status: response.status, headers: response.headers, body: parsed(await response.text()) }
}

export function ask(baseUrl: string, person: TestUser, query: string, variables: object = {}): Promise<RawAnswer> {
  return post(baseUrl, JSON.stringify({ query, variables }), headersOf(person))
}

export function headersOf({ token, organizationId }: TestUser): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'x-active-organization-id': organizationId }
}

export function sendRaw(baseUrl: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

export function openSocket(
  baseUrl: string,
  { protocol = 'graphql-transport-ws', path = '/graphql', origin = '', address = '' } = {},
) {
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}${path}`, protocol === '' ? [] : protocol.split(', '), {
    ...(origin && { origin }),
    ...(address && { headers: { 'x-forwarded-for': address } }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: messages of the protocol, told apart by their type.
  const received: any[] = []
  const waiters: (() => void)[] = []
  let closed: { code: number; reason: string } | undefined
  const stir = () => waiters.splice(0).forEach((resume) => void resume())
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  let listener: (message: any) => void = () => {}
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    received.push(message)
    listener(message)
    stir()
  })
  socket.on('close', (code, reason) => {
    closed = { code, reason: String(reason) }
    stir()
  })
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  opened.catch(() => {})
  return {
    opened,
    heard: received,
    listen(to: typeof listener) {
      listener = to
    },
    async send(message: unknown) {
      await opened
      socket.send(typeof message === 'string' ? message : JSON.stringify(message))
    },
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    async waitFor(fits: (message: any) => boolean): Promise<any> {
      for (;;) {
        const found = received.find(fits)
        if (found) return found
        if (closed) throw new Error(`The socket was closed with ${closed.code} ${closed.reason}`)
        await new Promise<void>((resolve) => waiters.push(resolve))
      }
    },
    async end() {
      while (!closed) await new Promise<void>((resolve) => waiters.push(resolve))
      return closed
    },
    ping: () => socket.ping(),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    close: () => socket.close(),
  }
}

export async function openSocketAs(baseUrl: string, { token, organizationId }: TestUser) {
  const socket = openSocket(baseUrl)
  await socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}`, organizationId } })
  await socket.waitFor(({ type }) => type === 'connection_ack')
  return socket
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
