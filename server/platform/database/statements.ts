import type { Socket } from 'node:net'
import type pg from 'pg'
import { tookTooLong, writeTookTooLong } from '../../base/deadline.ts'
import { AppError } from '../../base/errors.ts'
import type { AcquiredConnection } from './connections.ts'
import type { RunStatement } from './database.ts'

export interface Statements {
  run: RunStatement
  /** A cancellation was sent and may arrive late, so the connection must not be reused. */
  readonly isCancelled: boolean
  stop(): void
}

/** SQLSTATE codes of a canceled statement and of a statement after a failed one. */
const [cancelled, alreadyFailed] = ['57014', '25P02']

export function watchStatements(pool: pg.Pool, { client, deadline }: AcquiredConnection, isWrite: boolean): Statements {
  const signal = deadline?.signal
  let runningCount = 0
  let isCancelled = false
  let isOver = false
  let failure: unknown

  const cancel = () => {
    if (runningCount === 0) return
    isCancelled = true
    // If this fails, the statement timeout ends the statement.
    pool.query('select pg_cancel_backend($1)', [processOf(client)]).catch(() => {})
  }
  const timedOut = () => new AppError('TIMEOUT', isWrite ? writeTookTooLong : tookTooLong)
  signal?.addEventListener('abort', cancel)

  return {
    get isCancelled() {
      return isCancelled
    },
    async run(query) {
      // A response does not wait for its other fields after one has failed, so a late statement could reach a
      // connection that is already reused.
      if (isOver) throw new Error('This transaction has ended.')
      if (signal?.aborted) throw timedOut()
      runningCount += 1
      try {
        return await client.query(query)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined
        if (code !== alreadyFailed || failure === undefined) failure = code === cancelled ? timedOut() : error
        throw failure
      } finally {
        runningCount -= 1
      }
    },
    stop() {
      isOver = true
      signal?.removeEventListener('abort', cancel)
    },
  }
}

/** The id of the backend process. The driver's types do not declare it. */
const processOf = (client: pg.PoolClient) => (client as { processID?: number }).processID

/** Sends queries in one packet, so that the database and the network wake up once. */
export function sendTogether(client: pg.PoolClient, send: () => Promise<pg.QueryResult>[]): Promise<pg.QueryResult[]> {
  // The driver's types do not declare the connection.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.cork()
  const results = send()
  stream.uncork()
  return Promise.all(results)
}
