import pg from 'pg'
import { listMigrations } from '../../migrations/files.ts'
import { migrate } from '../../migrations/run.ts'
import { copyIn } from './copy.ts'
import { folders, type Manifest, type TableContent } from './manifest.ts'
import { listTables, quote, schemas } from './tables.ts'

/** @throws Error if a later version made the backup */
export async function requireKnownMigrations({ migrations }: Manifest): Promise<void> {
  const known = await listMigrations()
  // Names before the first migration after the baseline are those of former databases.
  const unknown = migrations.filter((name) => !known.includes(name) && name > (known[1] ?? ''))
  if (unknown.length === 0) return
  throw new Error('A later version of Purser made the backup. Restore it with that version or a later one.')
}

/**
 * Gives a database the tables of the backup's version, without rows of users.
 * @param replaces true to delete what the database holds
 * @throws Error if the database is in use, or is not empty and must not be replaced
 */
export async function prepareDatabase(ownerUrl: string, { migrations }: Manifest, replaces: boolean): Promise<void> {
  const db = new pg.Client({ connectionString: ownerUrl })
  await db.connect()
  try {
    if (await requireReplaceable(db, replaces)) {
      await db.query('drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public')
    }
  } finally {
    await db.end()
  }
  await migrate(ownerUrl, undefined, migrations)
}

/** @returns true if the database has tables of Purser */
async function requireReplaceable(db: pg.Client, replaces: boolean): Promise<boolean> {
  const { rows } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  if (rows.length === 0) return false
  if (!rows.some(({ name }) => name === 'applied_migrations')) {
    throw new Error('The database has tables of another program. Give Purser a database of its own.')
  }
  const { rowCount: servers } = await db.query(
    `select from pg_stat_activity where datname = current_database() and usename = current_database() || '_login'`,
  )
  if (servers) throw new Error('A server uses this database. Stop it before you restore.')
  for (const table of ['users', 'organizations']) {
    if (replaces || !rows.some(({ name }) => name === table)) continue
    const { rowCount } = await db.query(`select from ${table} limit 1`)
    if (rowCount) {
      throw new Error(
        'The database is not empty. Restore into a new database or data folder, or add --replace to delete what is there.',
      )
    }
  }
  return true
}

export interface TableLoader {
  /** @param path the entry of the backup */
  load(path: string, bytes: Buffer): Promise<void>
  /** Makes the loaded rows visible. */
  commit(): Promise<void>
  close(): Promise<void>
}

/**
 * Loads the rows of a backup in one transaction. References are checked at its end, because tables refer to each other.
 * Clients reload, because the streams get new epochs.
 */
export async function openTableLoader(ownerUrl: string, manifest: Manifest): Promise<TableLoader> {
  const db = new pg.Client({ connectionString: ownerUrl })
  db.on('error', () => {})
  await db.connect()
  try {
    await db.query('begin')
    return await prepareTables(db, manifest)
  } catch (error) {
    await db.end()
    throw error
  }
}

async function prepareTables(db: pg.Client, manifest: Manifest): Promise<TableLoader> {
  const tables = await listTables(db)
  const unknown = manifest.tables.find(
    (table) => !tables.some(({ schema, name }) => table.schema === schema && table.name === name),
  )
  if (unknown) throw new Error(`The backup has a table that Purser does not know: ${unknown.schema}.${unknown.name}`)
  const names = tables.map(({ schema, name }) => quote(schema, name))
  const forced = tables.filter(({ isForced }) => isForced).map(({ schema, name }) => quote(schema, name))
  const { rows: references } = await db.query<{ name: string; from: string; definition: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as from, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = any ($1::regnamespace[])`,
    [schemas],
  )
  for (const { from, name } of references) await db.query(`alter table ${from} drop constraint ${name}`)
  for (const name of names) await db.query(`alter table ${name} disable trigger user`)
  for (const name of forced) await db.query(`alter table ${name} no force row level security`)
  await db.query(`truncate ${names.join(', ')}`)
  const contents = new Map(manifest.tables.map((table) => [`${folders.database}${table.schema}.${table.name}`, table]))
  return {
    async load(path, bytes) {
      const table = contents.get(path.slice(0, path.lastIndexOf('/')))
      if (!table) throw new Error(`The manifest does not list ${path}.`)
      await copyIn(db, copyStatement(table), bytes)
    },
    async commit() {
      await db.query('update streams set epoch = gen_random_uuid()')
      for (const name of forced) await db.query(`alter table ${name} force row level security`)
      for (const name of names) await db.query(`alter table ${name} enable trigger user`)
      for (const { from, name, definition } of references) {
        await db.query(`alter table ${from} add constraint ${name} ${definition}`)
      }
      for (const { name, value, isCalled } of manifest.sequences) {
        await db.query('select setval(to_regclass($1), $2, $3)', [name, value, isCalled])
      }
      await db.query('commit')
      await db.query('analyze')
    },
    close: () => db.end(),
  }
}

function copyStatement({ schema, name, columns }: TableContent): string {
  return `copy ${quote(schema, name)} (${columns.map((column) => quote(column)).join(', ')}) from stdin`
}
