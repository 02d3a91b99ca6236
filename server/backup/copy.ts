import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** The part of a connection of `pg` that COPY uses. */
interface CopyConnection {
  stream: Duplex
  query(text: string): void
  sendCopyFromChunk(bytes: Buffer): void
  endCopyFrom(): void
}

/** Rows are returned in pieces of about this many bytes. */
const pieceSize = 4 * 1_048_576

/** A query of `pg` without results. */
function createQuery(text: string, end: (error?: Error) => void) {
  return {
    submit: (connection: CopyConnection) => connection.query(text),
    handleError: (error: Error) => end(error),
    handleReadyForQuery: () => end(),
    handleRowDescription() {},
    handleCommandComplete() {},
    handlePortalSuspended() {},
    handleEmptyQuery() {},
    handleDataRow() {},
  }
}

const run = (db: pg.Client, query: object) => void db.query(query as pg.Submittable)

/** Runs `copy … to stdout`. Each piece has complete rows. Reading slowly pauses the database. */
export async function* copyOut(db: pg.Client, text: string): AsyncGenerator<{ rows: number; bytes: Buffer }> {
  let [rows, chunks, size]: [number, Buffer[], number] = [0, [], 0]
  let connection: CopyConnection | undefined
  let [isDone, failure]: [boolean, Error | undefined] = [false, undefined]
  let news = Promise.withResolvers<void>()
  run(db, {
    ...createQuery(text, (error) => {
      isDone = true
      failure ??= error
      news.resolve()
    }),
    handleCopyData({ chunk }: { chunk: Buffer }, from: CopyConnection) {
      // The driver reuses the memory of the chunk.
      chunks.push(Buffer.from(chunk))
      rows += 1
      size += chunk.length
      if (size < pieceSize) return
      connection = from
      from.stream.pause()
      news.resolve()
    },
  })
  for (;;) {
    await news.promise
    news = Promise.withResolvers()
    if (failure) throw failure
    const piece = { rows, bytes: Buffer.concat(chunks) }
    ;[rows, chunks, size] = [0, [], 0]
    if (piece.rows > 0) yield piece
    if (isDone) return
    connection?.stream.resume()
  }
}

/** Runs `copy … from stdin` with the rows. */
export async function copyIn(db: pg.Client, text: string, bytes: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  run(db, {
    ...createQuery(text, (error) => (error ? reject(error) : resolve())),
    handleCopyInResponse(connection: CopyConnection) {
      connection.sendCopyFromChunk(bytes)
      connection.endCopyFrom()
    },
    handleCopyData() {},
  })
  await promise
}
