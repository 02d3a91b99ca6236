import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { runMigrations as migrateQueue } from 'graphile-worker'
import pg from 'pg'
import { type FunctionFile, type Migration, readFunctions, readMigrations } from './files.ts'
import { lockTimeout, retryOnLockTimeout } from './locks.ts'
import { createRoles } from './roles.ts'

/**
 * Applies the migrations that a database lacks and the files of functions that have changed. Runs as the owner. Several
 * processes may call it at once: one works and the others wait. Each file has its own transaction. A transaction that
 * does not get a lock within 2 s is rolled back and starts again, so that running servers keep answering.
 * @param folder for tests
 * @param only the migrations to apply, for a restore: functions are left out, because they fit the last migration
 * @returns the names of the migrations and files that were applied.
 * @throws DatabaseError lock_not_available when a lock was not free for two minutes
 */
export async function migrate(
  ownerUrl: string,
  folder = import.meta.dirname,
  only?: readonly string[],
): Promise<string[]> {
  const lock = await takeMigrationLock(ownerUrl)
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 3, options: lockTimeout })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const migrations = await readMigrations(folder)
    await inTransaction(pool, createRoles)
    await retryOnLockTimeout(() => migrateQueue({ pgPool: pool, logger: undefined }))
    const known = await inTransaction(pool, (db) => readAppliedMigrations(db, folder))
    const pending = migrations.filter(({ name }) => !known.has(name) && (only?.includes(name) ?? true))
    // A newer version has migrated this database.
    const isAhead = [...known].some((name) => migrations.every((migration) => migration.name !== name))
    const applied: string[] = []
    const applyFunctions = async (subfolder: string) => {
      const files = await readFunctions(folder, subfolder)
      applied.push(...(await inTransaction(pool, (db) => applyChangedFunctions(db, files, isAhead))))
    }
    await applyFunctions('functions/base')
    for (const migration of pending) {
      await applyMigration(pool, migration)
      applied.push(migration.name)
    }
    if (only) return applied
    await applyFunctions('functions')
    await inTransaction(pool, (db) => db.query('select permit_backup()'))
    return applied
  } finally {
    await pool.end()
    await lock.end()
  }
}

/** Waits until no other process migrates this database. @returns a connection that holds the lock until it ends */
async function takeMigrationLock(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => {})
  await client.connect()
  // A statement that waits for the lock would stop `create index concurrently`, which waits for all transactions.
  for (;;) {
    const { rows } = await client.query(`select pg_try_advisory_lock(hashtext('purser migrations')) as is_ours`)
    if (rows[0].is_ours) return client
    await setTimeout(lockPoll)
  }
}

/** The time between two attempts to take the lock, in milliseconds. */
const lockPoll = 200

/** Converts a database of the migrations before the baseline first. */
async function readAppliedMigrations(db: pg.ClientBase, folder: string): Promise<Set<string>> {
  const { rows: tables } = await db.query<{ is_new: boolean; is_former: boolean }>(`
    select to_regclass('public.applied_migrations') is null as is_new,
      to_regclass('public.kysely_migration') is not null as is_former`)
  if (tables[0]?.is_new) {
    await db.query(`
      create table applied_migrations (name text primary key, applied_at timestamptz not null default now());
      create table applied_functions (name text primary key, checksum text not null);
      grant select on applied_migrations to purser_gate`)
  }
  if (tables[0]?.is_former) await db.query(await readFile(path.join(folder, 'adopt-baseline.sql'), 'utf8'))
  const { rows } = await db.query<{ name: string }>('select name from applied_migrations')
  return new Set(rows.map(({ name }) => name))
}

async function applyMigration(pool: pg.Pool, { name, sql, isTransactional }: Migration) {
  const note = 'insert into applied_migrations (name) values ($1)'
  if (isTransactional) {
    await inTransaction(pool, async (db) => {
      await runFile(db, name, sql)
      await db.query(note, [name])
    })
    return
  }
  await retryOnLockTimeout(async () => {
    const client = await pool.connect()
    try {
      // A concurrent build waits for older transactions and blocks none of them. One that failed leaves an invalid index.
      if (/\bindex concurrently\b/i.test(sql)) await client.query('set lock_timeout = 0')
      for (const index of await invalidIndexes(client)) await client.query(`drop index concurrently ${index}`)
      await runFile(client, name, sql)
      await client.query(note, [name])
    } finally {
      // With its settings.
      client.release(true)
    }
  })
}

async function invalidIndexes(db: pg.ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    select indexrelid::regclass::text as name from pg_index join pg_class c on c.oid = indexrelid
    where not indisvalid and c.relnamespace = 'public'::regnamespace`)
  return rows.map(({ name }) => name)
}

/**
 * Bodies are checked once all files are applied, so the order of the files does not matter.
 * @returns the names of the files that have changed
 */
async function applyChangedFunctions(db: pg.ClientBase, files: FunctionFile[], isAhead: boolean): Promise<string[]> {
  const { rows } = await db.query<{ name: string; checksum: string }>('select name, checksum from applied_functions')
  const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  // The functions of a newer version stay.
  if (isAhead && files.some(({ name }) => checksums.has(name))) return []
  const changed = files.filter(({ name, checksum }) => checksums.get(name) !== checksum)
  if (changed.length === 0) return []
  await db.query('set local check_function_bodies = off')
  for (const { name, sql, checksum } of changed) {
    await runFile(db, name, sql)
    await db.query(
      `insert into applied_functions (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum`,
      [name, checksum],
    )
  }
  await db.query('set local check_function_bodies = on')
  await db.query(`
    select case l.lanname when 'sql' then fmgr_sql_validator(p.oid) else plpgsql_validator(p.oid) end
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  return changed.map(({ name }) => name)
}

/** Names the file in an error. */
async function runFile(db: pg.ClientBase, name: string, sql: string) {
  try {
    await db.query(sql)
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`
    throw error
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (db: pg.ClientBase) => Promise<T>): Promise<T> {
  return retryOnLockTimeout(async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  })
}
