import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface Fault {
  kind: (typeof faultKinds)[number]
  /** The bytes that still pass from the server, so that the fault can hit a message in the middle. */
  after: number
  /** The duration in milliseconds. */
  time: number
}

export const faultKinds = [
  'cut',
  'close',
  'half closed by the client',
  'half closed by the server',
  'stall',
  'silence',
  'ghost',
  'delay',
  'shreds',
  'refusals',
] as const

export interface Wire {
  /** True if the client has sent the text that the proxy detects. */
  hasMarker: boolean
  /** Resets both ends (RST). */
  cut(): void
  stall(): void
  gone: Promise<void>
}

export interface Network {
  port: number
  wires: ReadonlySet<Wire>
  inflict(fault: Fault): Promise<void>
  close(): Promise<void>
}

interface Line extends Wire {
  client: Socket
  server: Socket
  /** The bytes that may still pass from the server before `onEmpty` is called. */
  left: number
  onEmpty: (() => void) | undefined
  /** The server is not notified that the client has disconnected. */
  isGhost: boolean
  delay: number
  piece: number
}

/** A fault that waits for bytes happens anyway after this time, in milliseconds. */
const timeout = 400

/**
 * Starts a TCP proxy with faults on the loopback address.
 * @param marker text that identifies connections
 */
export async function startNetwork(to: { port: number; host?: string }, marker?: string): Promise<Network> {
  const wires = new Set<Line>()
  let rejectedCount = 0
  const newcomers = new Set<() => void>()

  const accept = (client: Socket) => {
    client.on('error', () => {})
    if (rejectedCount > 0) {
      rejectedCount -= 1
      client.resetAndDestroy()
      return
    }
    const server = connect({ port: to.port, host: to.host ?? '127.0.0.1', allowHalfOpen: true })
    server.on('error', () => client.destroy())
    const line = lineOf(client, server)
    wires.add(line)
    void line.gone.then(() => wires.delete(line))
    client.on('data', (chunk) => {
      if (marker && !line.hasMarker && chunk.includes(marker)) line.hasMarker = true
    })
    for (const notify of newcomers) notify()
  }
  const proxy = createServer({ allowHalfOpen: true, noDelay: true }, accept).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('No free port.')

  const current = async (): Promise<Line> => {
    for (;;) {
      const found = [...wires].at(-1)
      if (found) return found
      await new Promise<void>((resolve) => {
        const notify = () => {
          newcomers.delete(notify)
          resolve()
        }
        newcomers.add(notify)
      })
    }
  }
  return {
    port: address.port,
    wires,
    async inflict(fault) {
      const line = await current()
      if (fault.kind === 'refusals') rejectedCount = 1 + (fault.time % 3)
      await inflictOn(line, fault)
    },
    async close() {
      proxy.close()
      for (const { client, server } of wires) {
        client.destroy()
        server.destroy()
      }
    },
  }
}

function lineOf(client: Socket, server: Socket): Line {
  let isStalled = false
  const line: Line = {
    client,
    server,
    hasMarker: false,
    left: Number.POSITIVE_INFINITY,
    onEmpty: undefined,
    isGhost: false,
    delay: 0,
    piece: Number.POSITIVE_INFINITY,
    cut() {
      client.resetAndDestroy()
      server.resetAndDestroy()
    },
    stall() {
      isStalled = true
    },
    gone: Promise.all([closed(client), closed(server)]).then(() => {}),
  }
  client.on('data', (chunk) => {
    if (server.writable && !isStalled) server.write(chunk)
  })
  client.on('end', () => void (isStalled ? client.destroy() : server.end()))
  client.on('close', () => {
    if (!line.isGhost) server.destroySoon()
  })
  server.on('close', () => {
    if (!isStalled) client.destroySoon()
  })
  let queue = Promise.resolve()
  server.on('data', (chunk) => {
    if (isStalled) return
    const passing = chunk.subarray(0, Math.min(chunk.length, line.left))
    line.left -= passing.length
    const { delay } = line
    for (let at = 0; at < passing.length; at += line.piece) {
      const piece = passing.subarray(at, Math.min(at + line.piece, passing.length))
      queue = queue
        .then(() => (delay > 0 ? pause(delay) : undefined))
        .then(() => void (client.writable && client.write(piece)))
      if (line.piece === Number.POSITIVE_INFINITY) break
    }
    if (line.left === 0) line.onEmpty?.()
  })
  server.on('end', () => {
    if (!isStalled) void queue.then(() => client.end())
  })
  return line
}

/** Unlike `once`, this function also resolves for a socket that ends with an error. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

/** Resolves after exactly the given bytes have arrived from the server, or after a timeout. */
async function bytes(line: Line, count: number): Promise<void> {
  const passed = Promise.withResolvers<void>()
  line.left = count
  line.onEmpty = passed.resolve
  await Promise.race([passed.promise, pause(timeout), line.gone])
}

async function inflictOn(line: Line, { kind, after, time }: Fault): Promise<void> {
  const { client, server } = line
  switch (kind) {
    case 'cut':
    case 'refusals':
      await bytes(line, after)
      return line.cut()
    case 'close':
      await bytes(line, after)
      client.end()
      server.end()
      return void client.destroySoon()
    case 'half closed by the client':
      await pause(after % timeout)
      server.end()
      await Promise.race([pause(time), line.gone])
      return line.cut()
    case 'half closed by the server':
      await pause(after % timeout)
      client.end()
      await Promise.race([pause(time), line.gone])
      return line.cut()
    case 'stall':
      await bytes(line, after)
      line.stall()
      await pause(time)
      return line.cut()
    case 'silence':
      line.stall()
      return line.gone
    case 'ghost':
      await bytes(line, after)
      line.isGhost = true
      client.resetAndDestroy()
      void pause(time).then(() => server.resetAndDestroy())
      return
    case 'delay':
      line.delay = time
      await Promise.race([pause(time * 5), line.gone])
      line.delay = 0
      return
    case 'shreds':
      line.piece = 1 + (after % 7)
      await Promise.race([pause(time), line.gone])
      line.piece = Number.POSITIVE_INFINITY
  }
}
