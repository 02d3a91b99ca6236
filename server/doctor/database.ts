import pg from 'pg'
import { listMigrations } from '../../migrations/files.ts'
import { chooseAccount } from '../adapters/embedded/postgres-account.ts'
import { homeOf } from '../adapters/embedded/postgres-home.ts'
import { findPrograms } from '../adapters/embedded/postgres-programs.ts'
import type { Config } from '../config.ts'
import { codeOf, type Finding, findingsOf, hostOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('database')
const clock = findingsOf('clock')

/** The connections that a server opens in addition to DATABASE_POOL_SIZE. */
const otherConnections = 24
/** In seconds. Tokens and links are valid for minutes, and days begin and end by the clock of the server. */
const [tolerableDifference, usableDifference] = [2, 30]

export async function checkDatabase({ databaseUrl, databasePoolSize, dataDir }: Config): Promise<Finding[]> {
  if (!databaseUrl) return checkEmbedded(dataDir)
  if (!URL.canParse(databaseUrl))
    return [
      fail(
        'DATABASE_URL is not a URL.',
        'Encode special characters of the password: encodeURIComponent in any browser console, or set DATABASE_PASSWORD.',
      ),
    ]
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const code = codeOf(error)
    return [fail(`No connection to ${hostOf(databaseUrl)} (${code}).`, adviceFor(code))]
  }
  try {
    return [
      ...(await checkServer(client, databaseUrl, databasePoolSize)),
      ...(await checkOwner(client)),
      ...(await checkMigrations(client)),
      ...(await checkClock(client)),
    ]
  } catch (error) {
    return [fail(`A query failed (${codeOf(error)}).`, 'Connect as the owner of the database.')]
  } finally {
    await client.end()
  }
}

/** Only tries whether its programs run. The server itself may be using the database. */
async function checkEmbedded(dataDir: string): Promise<Finding[]> {
  try {
    await findPrograms(await chooseAccount(homeOf(dataDir)))
    return [ok('The server starts the embedded PostgreSQL in its data folder.')]
  } catch (error) {
    const advice = 'Run npm ci on this machine, or set DATABASE_URL to a PostgreSQL 18 of your own.'
    return [fail(error instanceof Error ? error.message : 'The embedded PostgreSQL does not run.', advice)]
  }
}

function adviceFor(code: string): string {
  if (code === '28P01' || code === '28000') return 'Correct the user and password in DATABASE_URL.'
  if (code === '3D000') return 'Create the database: createdb -O purser purser.'
  if (code === '53300') return 'Raise max_connections of PostgreSQL, or lower DATABASE_POOL_SIZE.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Correct the host name in DATABASE_URL.'
  if (code === 'ECONNREFUSED') return 'Start PostgreSQL, or correct the port in DATABASE_URL.'
  return 'Check that PostgreSQL runs, and that a firewall and pg_hba.conf allow this connection.'
}

async function checkServer(client: pg.Client, url: string, poolSize: number): Promise<Finding[]> {
  const { rows } = await client.query<Record<string, string>>(`
    select current_setting('server_version') as version, current_setting('server_version_num')::int >= 180000 as is_new,
      current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
      pg_size_pretty(pg_database_size(current_database())) as size`)
  const { version, is_new, encoding, fsync, connections, size } = rows[0] ?? {}
  const findings = [ok(`PostgreSQL ${version} at ${hostOf(url)}, ${size} of data.`)]
  if (!is_new) findings.push(fail(`PostgreSQL ${version} is too old.`, 'Use PostgreSQL 18 or newer.'))
  if (encoding !== 'UTF8') {
    findings.push(fail(`The encoding is ${encoding}.`, 'Create the database with the encoding UTF8.'))
  }
  if (fsync !== 'on') findings.push(warn('fsync is off: a power failure loses data.', 'Set fsync = on.'))
  if (poolSize + otherConnections > Number(connections)) {
    findings.push(
      warn(
        `One server opens up to ${poolSize + otherConnections} connections, and PostgreSQL allows ${connections}.`,
        'Lower DATABASE_POOL_SIZE, or raise max_connections.',
      ),
    )
  }
  return findings
}

async function checkOwner(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; may_create_roles: boolean; is_owner: boolean }>(`
    select current_user as name, rolsuper or rolcreaterole as may_create_roles,
      rolsuper or pg_has_role(datdba, 'member') as is_owner
    from pg_roles, pg_database where rolname = current_user and datname = current_database()`)
  const [role] = rows
  if (role?.may_create_roles && role.is_owner) return [ok(`${role.name} owns the database and can create roles.`)]
  return [
    fail(
      `${role?.name} ${role?.is_owner ? 'cannot create roles' : 'does not own the database'}.`,
      `Run as a superuser: alter role "${role?.name}" createrole; alter database … owner to "${role?.name}"`,
    ),
  ]
}

async function checkMigrations(client: pg.Client): Promise<Finding[]> {
  const { rows: tables } = await client.query<{ is_new: boolean }>(
    `select to_regclass('public.applied_migrations') is null as is_new`,
  )
  if (tables[0]?.is_new) return [ok('The database is empty. The first start creates the tables.')]
  const { rows } = await client.query<{ name: string }>('select name from applied_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  const own = await listMigrations()
  const missing = own.filter((name) => !applied.has(name))
  if (missing.length > 0) {
    return [
      warn(
        `${missing.length} migrations are not applied: ${missing.join(', ')}.`,
        'Make a backup, then start the server or run npm run migrate.',
      ),
    ]
  }
  if (applied.size > own.length) {
    return [warn('A newer version of Purser has migrated this database.', 'Install that version, or restore a backup.')]
  }
  return [ok(`All ${own.length} migrations are applied.`)]
}

async function checkClock(client: pg.Client): Promise<Finding[]> {
  const before = Date.now()
  const { rows } = await client.query<{ now: number }>('select extract(epoch from clock_timestamp())::float as now')
  const difference = Math.abs((before + Date.now()) / 2_000 - (rows[0]?.now ?? 0))
  const text = `The clocks of this machine and the database differ by ${difference.toFixed(1)} s.`
  const advice = 'Synchronize both with NTP: timedatectl set-ntp true.'
  if (difference > usableDifference) return [clock.fail(text, advice)]
  return [difference > tolerableDifference ? clock.warn(text, advice) : clock.ok(text)]
}
