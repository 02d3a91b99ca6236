import pg from 'pg'

/** Short messages between the processes on one database. Hints only: one may be lost while the connection is. */
export interface Channel {
  send(payload: string): void
  onMessage(listener: (payload: string) => void): void
  close(): Promise<void>
}

const reconnectAfter = 1_000
/** Of a connection that answers nothing for so long, nothing more is hoped. Milliseconds. */
const connectionTimeout = 5_000

/**
 * A connection of its own for LISTEN and NOTIFY, opened again when it breaks.
 * @param name a constant of the program's, such as purser_changes
 */
export function openChannel(url: string, name: string): Channel {
  const listeners: ((payload: string) => void)[] = []
  let client: pg.Client | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectionTimeout,
      query_timeout: connectionTimeout,
    })
    next.on('error', () => {})
    next.on('end', () => {
      if (client === next) client = undefined
      if (!isClosed) retry = setTimeout(connect, reconnectAfter)
    })
    next.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(payload ?? '')
    })
    try {
      await next.connect()
      await next.query(`listen ${name}`)
      client = next
    } catch {
      await next.end().catch(() => {})
    }
  }
  const connecting = connect()
  let sending: Promise<unknown> = connecting

  return {
    send(payload) {
      sending = sending
        .then(async () => {
          const used = client
          // Whoever hears of it looks for itself now and then.
          await used?.query('select pg_notify($1, $2)', [name, payload]).catch(() => used.end())
        })
        .catch(() => {})
    },
    onMessage(listener) {
      listeners.push(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      await connecting
      await client?.end().catch(() => {})
    },
  }
}
