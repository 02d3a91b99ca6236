import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createRoles } from '../../../migrations/roles.ts'
import { migrate } from '../../../migrations/run.ts'
import { type EmbeddedPostgres, startPostgres } from '../../../server/adapters/embedded/postgres.ts'
import type { VerifiedChain } from '../../../server/record/verify-chain.ts'
import { verifyRecord } from '../../../server/record/verify-record.ts'
import { readCatalog, readChecksums } from '../../support/tools/catalog.ts'

const migrations = path.join(import.meta.dirname, '../../../migrations')
const settings = 'functions/base/session.sql'

let dataDir: string
let postgres: EmbeddedPostgres

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'purser-migrations-'))
  postgres = await startPostgres({ dataDir, log: () => {} })
})

afterAll(async () => {
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function createDatabase(name: string): Promise<{ url: string; db: pg.Client }> {
  const owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  await owner.query(`create database ${name}`)
  await owner.end()
  const url = new URL(postgres.url)
  url.pathname = name
  const db = new pg.Client({ connectionString: url.href })
  await db.connect()
  onTestFinished(() => db.end())
  return { url: url.href, db }
}

async function createFormerDatabase(name: string) {
  const { url, db } = await createDatabase(name)
  await createRoles(db)
  await db.query(gunzipSync(await readFile(path.join(import.meta.dirname, 'former-database.sql.gz'))).toString())
  // The rows of the file were made without checks of references. A real database has no item of an unknown category.
  await db.query(`set session_replication_role = replica;
    update staged_items i set category_id =
      (select id from categories c where c.organization_id = i.organization_id and c.type = i.type limit 1);
    reset session_replication_role`)
  return { url, db }
}

async function copyMigrations(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-migrations-copy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(migrations, folder, { recursive: true })
  return folder
}

async function append(folder: string, file: string, sql: string) {
  await writeFile(path.join(folder, file), `${await readFile(path.join(folder, file), 'utf8')}\n${sql}\n`)
}

test('a database of the former migrations keeps its rows and matches a new one', async () => {
  const fresh = await createDatabase('fresh')
  await migrate(fresh.url)
  const former = await createFormerDatabase('former')
  const added = [
    'salt',
    'hash',
    'hashed_number',
    'mail_senders',
    'mail_address_replaced_at',
    'undirected_count',
    'repeated',
    'changed_count',
    'updated_count',
  ]
  const before = await readChecksums(former.db)
  expect(Object.values(before)).not.toContain('no rows')
  expect(await migrate(former.url)).not.toContain('baseline')
  // The kinds follow from the record descriptors, so a version replaces them.
  const { undoable_kinds: _, ...kept } = before
  expect(await readChecksums(former.db, added)).toMatchObject(kept)
  const chains: VerifiedChain[] = []
  expect(await verifyRecord(former.db, {}, (verified) => chains.push(verified))).toEqual([])
  expect(chains.flatMap(({ failures }) => failures)).toEqual([])
  expect(chains.reduce((sum, { changes }) => sum + changes, 0)).toBeGreaterThan(0)
  expect(await readCatalog(former.db)).toEqual(await readCatalog(fresh.db))
  const seeds = async (db: pg.Client) => {
    const { countries, undoable_kinds } = await readChecksums(db)
    return { countries, undoable_kinds }
  }
  expect(await seeds(former.db)).toEqual(await seeds(fresh.db))
  expect(await migrate(former.url)).toEqual([])
})

test('a database without all former migrations is refused unchanged, with the commit that can migrate it', async () => {
  const { url, db } = await createFormerDatabase('older')
  await db.query(`delete from kysely_migration where name = '20261122T1230-sample'`)
  const before = await readCatalog(db)
  await expect(migrate(url)).rejects.toThrow('commit 160cd51')
  expect(await readCatalog(db)).toEqual(before)
})

test('a migration between the former ones and the baseline counts as applied', async () => {
  const { url, db } = await createFormerDatabase('between')
  await db.query(`insert into kysely_migration values ('20261123T1000-between', '2026-11-23T06:00:00.000Z')`)
  expect(await migrate(url)).toContain('functions/migrations.sql')
  const { rows } = await db.query(
    `select has_migration('20261123T1000-between') and has_migration('baseline') as has_both`,
  )
  expect(rows).toEqual([{ has_both: true }])
})

test('only a changed file of functions is applied, and once', async () => {
  const { url, db } = await createDatabase('functions')
  const folder = await copyMigrations()
  await migrate(url, folder)
  await append(folder, 'functions/sample-records.sql', 'create function answer() returns int language sql return 42;')
  expect(await migrate(url, folder)).toEqual(['functions/sample-records.sql'])
  expect((await db.query('select answer()')).rows).toEqual([{ answer: 42 }])
  expect(await migrate(url, folder)).toEqual([])
})

test('changed functions are applied all or none, and errors in function bodies are found', async () => {
  const { url, db } = await createDatabase('mistakes')
  const folder = await copyMigrations()
  await migrate(url, folder)
  await append(folder, 'functions/archives.sql', 'create function good() returns int language sql return 1;')
  await append(folder, 'functions/totals.sql', `create function bad() returns int language sql as 'select nothing';`)
  await expect(migrate(url, folder)).rejects.toThrow('column "nothing" does not exist')
  expect((await db.query(`select from pg_proc where proname in ('good', 'bad')`)).rowCount).toBe(0)
})

test('a failed migration reports its file and changes nothing', async () => {
  const { url, db } = await createDatabase('broken')
  const folder = await copyMigrations()
  await writeFile(path.join(folder, '29990101T0000-broken.sql'), 'create table half (id int); select 1 / 0;')
  await expect(migrate(url, folder)).rejects.toThrow('29990101T0000-broken: division by zero')
  expect((await db.query(`select to_regclass('half')`)).rows).toEqual([{ to_regclass: null }])
})

test('an older server version does not replace newer functions', async () => {
  const { url, db } = await createDatabase('ahead')
  const folder = await copyMigrations()
  await writeFile(path.join(folder, '29990101T0000-newer.sql'), 'create table newer (id int);')
  await append(folder, settings, 'comment on function current_organization() is $$newer$$;')
  await migrate(url, folder)
  expect(await migrate(url)).toEqual([])
  const { rows } = await db.query(`select obj_description('current_organization()'::regprocedure) as comment`)
  expect(rows).toEqual([{ comment: 'newer' }])
})

test('an index is built concurrently, and rebuilt after an invalid first attempt', async () => {
  const { url, db } = await createDatabase('concurrent')
  const folder = await copyMigrations()
  await migrate(url, folder)
  await db.query('create table numbers (value int); insert into numbers values (1), (1)')
  const file = path.join(folder, '29990101T0000-numbers.sql')
  await writeFile(
    file,
    '-- no transaction\ncreate unique index concurrently if not exists numbers_value on numbers (value)',
  )
  await expect(migrate(url, folder)).rejects.toThrow('could not create unique index')
  const validity = async () =>
    (await db.query(`select indisvalid from pg_index where indrelid = 'numbers'::regclass`)).rows
  expect(await validity()).toEqual([{ indisvalid: false }])
  await db.query('delete from numbers')
  expect(await migrate(url, folder)).toEqual(['29990101T0000-numbers'])
  expect(await validity()).toEqual([{ indisvalid: true }])
})

test('a backfill can commit after each batch', async () => {
  const { url, db } = await createDatabase('backfill')
  const folder = await copyMigrations()
  await migrate(url, folder)
  await db.query('create table counters (id int); insert into counters select generate_series(1, 10)')
  await writeFile(
    path.join(folder, '29990101T0000-counters.sql'),
    `-- no transaction
    do $$ begin
      loop
        delete from counters where id in (select id from counters limit 4);
        exit when not found;
        commit;
      end loop;
    end $$`,
  )
  await migrate(url, folder)
  expect((await db.query('select from counters')).rowCount).toBe(0)
})
