import { readdir } from 'node:fs/promises'
import { runMigrations as migrateQueue } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'

/**
 * Brings a database to the newest shape. Runs as the owner; several processes may call it at once, one works and the
 * others wait.
 * @returns the names of the migrations that were applied.
 */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 3 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
    await createRoles(db)
    await migrateQueue({ pgPool: pool, logger: undefined })
    const migrator = new Migrator({ db, provider: folder, allowUnorderedMigrations: true })
    const { error, results } = await migrator.migrateToLatest()
    if (error) throw error
    await sql`revoke all on kysely_migration, kysely_migration_lock from public`.execute(db)
    return (results ?? []).filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
  } finally {
    await pool.end()
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
