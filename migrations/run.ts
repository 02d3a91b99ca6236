import { readdir } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { runMigrations as migrateQueue } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'

/** A migration waits this long for a lock: the requests that queue up behind it wait no longer. */
const lockTimeout = '2s'
/** Between two attempts, in milliseconds. */
const retryDelay = 250
/** How long one step may wait for its locks in all, in milliseconds. */
const lockDeadline = 120_000

/**
 * Brings a database to the newest shape, one transaction per migration. Runs as the owner; several processes may call
 * it at once: one works and the others wait. A migration that does not get a lock within 2 s gives up its place in the
 * queue for the lock and starts again, so that the servers that are still running keep answering.
 * @returns the names of the migrations that were applied.
 * @throws DatabaseError lock_not_available when a lock was not free for two minutes
 */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const lock = await takeMigrationLock(ownerUrl)
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 3, options: `-c lock_timeout=${lockTimeout}` })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
    await retryOnLockTimeout(() => createRoles(db))
    await retryOnLockTimeout(() => migrateQueue({ pgPool: pool, logger: undefined }))
    const migrator = new Migrator({ db, provider: folder, allowUnorderedMigrations: true })
    const applied: string[] = []
    for (;;) {
      const names = await retryOnLockTimeout(() => applyNext(migrator))
      if (names.length === 0) break
      applied.push(...names)
    }
    await retryOnLockTimeout(() => sql`revoke all on kysely_migration, kysely_migration_lock from public`.execute(db))
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
  await client.query(`select pg_advisory_lock(hashtext('purser migrations'))`)
  return client
}

/** @returns the name of the migration that was applied, or nothing when there is none left */
async function applyNext(migrator: Migrator): Promise<string[]> {
  const { error, results = [] } = await migrator.migrateUp()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

async function retryOnLockTimeout<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + lockDeadline
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isLockTimeout = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!isLockTimeout || Date.now() > deadline) throw error
      await setTimeout(retryDelay * (1 + Math.random()))
    }
  }
}

/**
 * Gives the application its own login: it owns nothing, and policies hold for it.
 * @returns the address to connect with.
 */
export async function createAppLogin(ownerUrl: string, password: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(`select current_database() || '_login' as name`)
    const login = rows[0]?.name ?? 'purser_login'
    const role = client.escapeIdentifier(login)
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtext('purser roles'))`)
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login])
    if (!rowCount) await client.query(`create role ${role} login nosuperuser nocreatedb nocreaterole nobypassrls`)
    await client.query(`alter role ${role} with login password ${client.escapeLiteral(password)}`)
    await client.query(`grant purser_app to ${role}`)
    await client.query(`alter role ${role} set statement_timeout = '5s'`)
    await client.query(`alter role ${role} set lock_timeout = '2s'`)
    await client.query(`alter role ${role} set idle_in_transaction_session_timeout = '10s'`)
    // PostgreSQL 17 and newer.
    const { rows: known } = await client.query(`select from pg_settings where name = 'transaction_timeout'`)
    if (known.length > 0) await client.query(`alter role ${role} set transaction_timeout = '60s'`)
    await client.query('commit')
    const url = new URL(ownerUrl)
    url.username = encodeURIComponent(login)
    url.password = encodeURIComponent(password)
    return url.href
  } finally {
    await client.end()
  }
}

/** Roles belong to the cluster and may be there from another database. */
async function createRoles(db: Kysely<never>) {
  await sql`
    do $$
    declare name text;
    begin
      perform pg_advisory_xact_lock(hashtext('purser roles'));
      foreach name in array array['purser_app', 'purser_gate'] loop
        if not exists (select from pg_roles where rolname = name) then
          execute format('create role %I nologin nosuperuser nobypassrls', name);
        end if;
      end loop;
      execute format('grant purser_gate to %I', current_user);
      execute format('revoke all on database %I from public', current_database());
      execute format('grant connect on database %I to purser_app', current_database());
      grant usage on schema public to purser_app;
      -- An owner of functions needs create on their schema.
      grant usage, create on schema public to purser_gate;
    end $$
  `.execute(db)
}

/** The names of all migrations that this build has. */
export async function listMigrations(): Promise<string[]> {
  const files = await readdir(import.meta.dirname)
  return files
    .filter((file) => /^\d{8}T\d{4}-.+\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort()
}

const folder: MigrationProvider = {
  async getMigrations() {
    const entries = (await listMigrations()).map(
      async (name) => [name, (await import(new URL(`${name}.ts`, import.meta.url).href)) as Migration] as const,
    )
    return Object.fromEntries(await Promise.all(entries))
  },
}
