import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAppLogin } from '../../../migrations/roles.ts'
import { type StartedDatabase, startDatabase } from '../../support/servers/database.ts'

let dataDir: string
let postgres: StartedDatabase
let owner: pg.Client
let app: pg.Client

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'purser-fence-'))
  postgres = await startDatabase(dataDir)
  owner = new pg.Client({ connectionString: postgres.url })
  app = new pg.Client({ connectionString: await createAppLogin(postgres.url, 'a password') })
  await owner.connect()
  await app.connect()
})

afterAll(async () => {
  await owner?.end()
  await app?.end()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const rowsOf = async (query: string) => (await owner.query(query)).rows

test('every table with an organization has row-level security, also for its owner', async () => {
  const unfenced = `
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'organization_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and not (c.relrowsecurity and c.relforcerowsecurity)`
  expect(await rowsOf(unfenced)).toEqual([])
  await owner.query('create table forgotten (organization_id uuid)')
  expect(await rowsOf(unfenced)).toEqual([{ relname: 'forgotten' }])
  await owner.query('drop table forgotten')
})

test('keys of tenant tables begin with the organization, so they reveal nothing about others', async () => {
  expect(
    await rowsOf(`
      select con.conrelid::regclass::text as table, con.conname from pg_constraint con
        join pg_attribute first on first.attrelid = con.conrelid and first.attnum = con.conkey[1]
      where con.contype in ('p', 'u') and con.connamespace = 'public'::regnamespace
        and exists (select from pg_attribute a where a.attrelid = con.conrelid and a.attname = 'organization_id')
        and first.attname <> 'organization_id'`),
  ).toEqual([])
})

test('references between tenant tables include the organization', async () => {
  expect(
    await rowsOf(`
      select con.conrelid::regclass::text as table, con.conname from pg_constraint con
      where con.contype = 'f' and con.connamespace = 'public'::regnamespace
        and exists (select from pg_attribute a where a.attrelid = con.confrelid and a.attname = 'organization_id')
        and not exists (select from pg_attribute a where a.attrelid = con.conrelid
                        and a.attnum = any(con.conkey) and a.attname = 'organization_id')`),
  ).toEqual([])
})

test("the application's role owns nothing, bypasses nothing and cannot change the audit log", async () => {
  const [role] = await rowsOf(`select * from pg_roles where rolname = current_database() || '_login'`)
  expect(role).toMatchObject({ rolsuper: false, rolbypassrls: false, rolcreaterole: false })
  expect(
    await rowsOf(
      `select relname from pg_class where relowner in ((current_database() || '_login')::regrole, 'purser_app'::regrole)`,
    ),
  ).toEqual([])
  for (const statement of [
    `update changes set kind = 'x'`,
    'delete from changes',
    'truncate changes',
    `insert into changes (organization_id, kind, record_id, action, via, batch_id)
       values (gen_random_uuid(), 'x', gen_random_uuid(), 'CREATED', 'x', gen_random_uuid())`,
    `update change_batches set via = 'x'`,
    'delete from change_batches',
    'truncate change_batches',
    `insert into change_batches (organization_id, id, number, at, via, tally)
       values (gen_random_uuid(), gen_random_uuid(), 1, now(), 'x', '{}')`,
    'update streams set last_number = 0',
    `update redactions set reason = 'x'`,
    'delete from redactions',
    'insert into redactions select * from redactions',
    'select from purged_organizations',
    ...['accounts', 'credentials', 'sessions', 'codes'].flatMap((table) => [
      `select from ${table}`,
      `delete from ${table}`,
    ]),
  ]) {
    await expect(app.query(statement)).rejects.toThrow('permission denied')
  }
})

test('security-definer functions have a fixed search path and an owner that cannot log in', async () => {
  expect(
    await rowsOf(`
      select p.proname from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace
        and not coalesce(p.proconfig::text like '%search_path=public, pg_temp%', false)`),
  ).toEqual([])
  expect(await rowsOf(`select rolcanlogin, rolbypassrls from pg_roles where rolname = 'purser_gate'`)).toEqual([
    { rolcanlogin: false, rolbypassrls: false },
  ])
})

test('a transaction without an organization can neither read nor write', async () => {
  const { rows: tables } = await owner.query(`
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'organization_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
  for (const { relname } of tables) {
    const { rows } = await app.query(`select count(*) from ${pg.escapeIdentifier(relname)}`)
    expect(rows, relname).toEqual([{ count: '0' }])
  }
  await expect(
    app.query(`insert into categories (name, type, icon, color) values ('x', 'EXPENSE', 'tag', 1)`),
  ).rejects.toThrow()
})
