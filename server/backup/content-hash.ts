import { createHash } from 'node:crypto'
import type { FilesContent, TableContent } from './manifest.ts'

/** Computes the hash and the size of files, in the order of the backup. */
export function createFilesHash() {
  const hash = createHash('sha256')
  let [count, bytes] = [0, 0]
  return {
    /** Passes the content of a file on. */
    async *add(path: string, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      const file = createHash('sha256')
      for await (const piece of body) {
        file.update(piece)
        bytes += piece.length
        yield piece
      }
      count += 1
      hash.update(`${path}\n${file.digest('hex')}\n`)
    },
    end: (): FilesContent => ({ count, bytes, sha256: hash.digest('hex') }),
  }
}

/** Computes the hash of the rows of a table, in the order of the backup. */
export function createTableHash({ schema, name, columns }: Pick<TableContent, 'schema' | 'name' | 'columns'>) {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(piece: { rows: number; bytes: Buffer }) {
      hash.update(piece.bytes)
      rows += piece.rows
    },
    end: (): TableContent => ({ schema, name, columns, rows, sha256: hash.digest('hex') }),
  }
}
