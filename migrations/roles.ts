import pg from 'pg'
import { lockTimeout, retryOnLockTimeout } from './locks.ts'

/**
 * Creates the roles of the application: purser_app, which the server's login belongs to, purser_gate, which owns the
 * security-definer functions, and purser_backup, which the owner takes on to read all rows. Roles belong to the cluster
 * and may exist from another database.
 */
export async function createRoles(db: pg.ClientBase) {
  await db.query(`
    do $$
    declare name text;
    begin
      perform pg_advisory_xact_lock(hashtext('purser roles'));
      foreach name in array array['purser_app', 'purser_gate', 'purser_backup'] loop
        if not exists (select from pg_roles where rolname = name) then
          execute format('create role %I nologin nosuperuser nobypassrls', name);
        end if;
      end loop;
      execute format('grant purser_gate to %I', current_user);
      execute format('grant purser_backup to %I with inherit false', current_user);
      execute format('revoke all on database %I from public', current_database());
      execute format('grant connect on database %I to purser_app', current_database());
      grant usage on schema public to purser_app, purser_backup;
      -- An owner of functions needs create on their schema.
      grant usage, create on schema public to purser_gate;
    end $$
  `)
}

/**
 * Gives the application its own login: it owns nothing, and policies hold for it.
 * @returns the address to connect with.
 */
export async function createAppLogin(ownerUrl: string, password: string): Promise<string> {
  return retryOnLockTimeout(() => tryCreateAppLogin(ownerUrl, password))
}

async function tryCreateAppLogin(ownerUrl: string, password: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl, options: lockTimeout })
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
