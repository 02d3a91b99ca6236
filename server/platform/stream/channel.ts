import pg from 'pg'

/**
 * Short messages between the processes on one database. Messages are lost while the connection is down, so receivers
 * must also poll.
 */
export interface Channel {
  send(payload: string): void
  onMessage(listener: (payload: string) => void): void
  close(): Promise<void>
}

const reconnectAfter = 1_000
/** A connection without a response for this time is closed, in milliseconds. */
const connectionTimeout = 5_000

/**
 * Opens a dedicated connection for LISTEN and NOTIFY, which reconnects automatically.
 * @param name a constant, such as purser_changes
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
      if (!isClosed) retry = setTimeout(reconnect, reconnectAfter)
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
  let connecting = connect()
  const reconnect = () => {
    connecting = connect()
  }
  let sending: Promise<unknown> = connecting

  return {
    send(payload) {
      sending = sending
        .then(async () => {
          const used = client
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
