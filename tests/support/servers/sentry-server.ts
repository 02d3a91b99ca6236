import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface SentryServer {
  dsn: string
  raw: string[]
  // biome-ignore lint/suspicious/noExplicitAny: Sentry's own format; tests say what they expect of it.
  items(type: 'event' | 'transaction' | 'session' | 'replay_event'): any[]
  be(how: 'well' | 'silent' | 'failing'): void
  close(): Promise<void>
}

export async function startSentryServer(): Promise<SentryServer> {
  const raw: string[] = []
  const items: { type: string; content: unknown }[] = []
  const held: ServerResponse[] = []
  let state: 'well' | 'silent' | 'failing' = 'well'

  const server = createServer(async (request, response) => {
    // The browser library sends from another origin.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return response.end()
    const body = await text(request)
    raw.push(`${request.method} ${request.url}\n${JSON.stringify(request.headers)}\n${body}`)
    if (request.method === 'POST' && /^\/api\/1\/envelope\/(\?|$)/.test(request.url ?? '')) items.push(...itemsOf(body))
    if (state === 'silent') return held.push(response)
    return response.writeHead(state === 'failing' ? 503 : 200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')

  return {
    dsn: `http://key@127.0.0.1:${address.port}/1`,
    raw,
    items: (wanted) => items.filter(({ type }) => type === wanted).map(({ content }) => content),
    be(how) {
      state = how
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function itemsOf(envelope: string): { type: string; content: unknown }[] {
  const items: { type: string; content: unknown }[] = []
  let rest = Buffer.from(envelope)
  const line = () => {
    const end = rest.indexOf(10)
    const frame = end < 0 ? rest : rest.subarray(0, end)
    rest = end < 0 ? Buffer.alloc(0) : rest.subarray(end + 1)
    return frame
  }
  line()
  while (rest.length > 0) {
    const header: { type: string; length?: number } = JSON.parse(String(line()) || '{}')
    let content: Buffer
    if (header.length === undefined) content = line()
    else {
      content = rest.subarray(0, header.length)
      rest = rest.subarray(header.length + 1)
    }
    items.push({ type: header.type, content: parsed(String(content)) })
  }
  return items
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return content
  }
}
