import type pg from 'pg'
import { createTableHash } from './content-hash.ts'
import { copyOut } from './copy.ts'
import { partPath, type TableContent } from './manifest.ts'
import { type BackupTable, listPathColumns, listTables, quote } from './tables.ts'
import { writeTarEntry } from './tar.ts'

/** Writes the rows of all tables from the snapshot of the open transaction. */
export async function* writeTables(db: pg.Client, contents: TableContent[]): AsyncGenerator<Uint8Array> {
  for (const table of await listTables(db)) {
    await db.query(table.isForced ? 'set local role purser_backup' : 'reset role')
    const hash = createTableHash(table)
    let part = 0
    for await (const piece of copyOut(db, copyStatement(table))) {
      hash.add(piece)
      part += 1
      yield* writeTarEntry(partPath(table, part), piece.bytes.length, [piece.bytes])
    }
    contents.push(hash.end())
  }
  await db.query('reset role')
}

function copyStatement({ schema, name, columns }: BackupTable): string {
  return `copy (select ${columns.map((column) => quote(column)).join(', ')} from ${quote(schema, name)}) to stdout`
}

/** Lists the stored files that the database names and that are not in the backup. */
export async function listMissingFiles(db: pg.Client, written: ReadonlySet<string>): Promise<string[]> {
  const missing: string[] = []
  await db.query('set local role purser_backup')
  for (const { table, column } of await listPathColumns(db)) {
    await db.query(
      `declare paths no scroll cursor for select ${column} as path from ${table} where ${column} is not null`,
    )
    for (;;) {
      const { rows } = await db.query<{ path: string }>('fetch 10000 from paths')
      if (rows.length === 0) break
      missing.push(...rows.map(({ path }) => path).filter((path) => !written.has(path)))
    }
    await db.query('close paths')
  }
  await db.query('reset role')
  return missing.sort()
}
