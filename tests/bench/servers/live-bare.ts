// The lower bound: pg and ws alone. Each request writes a row and then sends the same bytes to all connected clients.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { WebSocketServer } from 'ws'
import { answer, memoryInUse, now } from '../../support/servers/processes.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
let bytes = Buffer.alloc(0)
let committed: number[] = []

const server = createServer(async (_, response) => {
  await pool.query('insert into written values ($1)', ['Groceries for the week'])
  committed.push(now())
  for (const socket of sockets.clients) socket.send(bytes, { binary: false })
  response.end('{}')
})
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
server.listen(0, '127.0.0.1', () =>
  answer({
    port: () => (server.address() as AddressInfo).port,
    memory: memoryInUse,
    say(text: string) {
      bytes = Buffer.from(text)
    },
    committed() {
      const times = committed
      committed = []
      return times
    },
  }),
)
