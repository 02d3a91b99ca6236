import type pg from 'pg'
import { tookTooLong, writeTookTooLong } from '../../base/deadline.ts'
import { AppError } from '../../base/errors.ts'
import type { AcquiredConnection } from './connections.ts'
import type { RunStatement } from './database.ts'

/** The statements of one transaction, which end with its deadline. */
export interface Statements {
  run: RunStatement
  /** A cancellation was sent, and may arrive late: the connection must not be used for anything else. */
  readonly isCancelled: boolean
  /** To be called when the transaction ends: then no statement runs any more. */
  stop(): void
}

/** SQLSTATE of a statement that was cancelled or ran out of time, and of one in a transaction that has failed before. */
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
    // When this fails, the statement timeout ends the statement.
    pool.query('select pg_cancel_backend($1)', [processOf(client)]).catch(() => {})
  }
  const timedOut = () => new AppError('TIMEOUT', isWrite ? writeTookTooLong : tookTooLong)
  signal?.addEventListener('abort', cancel)

  return {
    get isCancelled() {
      return isCancelled
    },
    async run(query) {
      // An answer does not wait for all of its fields once one has failed: by then the connection is somebody else's.
      if (isOver) throw new Error('This transaction has ended.')
      if (signal?.aborted) throw timedOut()
      runningCount += 1
      try {
        return await client.query(query)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined
        // The statements after a failed one are refused too: they are answered with the cause.
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

/** The id of the connection's process in the database: the driver knows it, its types do not. */
const processOf = (client: pg.PoolClient) => (client as { processID?: number }).processID
