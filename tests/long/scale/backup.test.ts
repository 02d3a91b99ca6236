import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { findRunningPostgres } from '../../../server/adapters/embedded/postgres.ts'
import type { VerifiedChain } from '../../../server/record/verify-chain.ts'
import { verifyRecord } from '../../../server/record/verify-record.ts'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { addReceipt, pdf } from '../../api/intake/receipt-steps.ts'
import { LedgerChangedDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import { signUp } from '../../support/people.ts'
import { runCommand, startCommand } from '../../support/servers/command.ts'
import { startObjectStorage } from '../../support/servers/object-storage.ts'
import { startServer } from '../../support/servers/server.ts'
import { readChecksums } from '../../support/tools/catalog.ts'
import { createBackupFixture, type TestDatabase } from './backup-fixture.ts'

const fixture = createBackupFixture()

/** Restoring changes the epochs, and nothing else. */
const rowsOf = ({ db }: TestDatabase) => readChecksums(db, ['epoch'])

async function expectValidRecord(db: pg.Client): Promise<number> {
  const chains: VerifiedChain[] = []
  expect(await verifyRecord(db, {}, (chain) => chains.push(chain))).toEqual([])
  expect(chains.flatMap(({ failures }) => failures)).toEqual([])
  return chains.reduce((sum, { changes }) => sum + changes, 0)
}

test('a running server is backed up under writes and restored elsewhere, and clients reload', async () => {
  const [first, second, folder] = [await fixture.makeFolder(), await fixture.makeFolder(), await fixture.makeFolder()]
  const server = await startServer({ dataDir: first })
  onTestFinished(() => server.stop())
  const ada = await signUp(server.baseUrl)
  for (let nth = 0; nth < 3; nth++) await addReceipt(ada, server.baseUrl, pdf(undefined, `receipt-${nth}.pdf`))
  const subscription = await ada.subscribe(LedgerChangedDocument, { month: '2026-03' })
  const { cursor } = subscription.first.ledgerChanged
  await subscription.stop()

  const file = path.join(folder, 'purser.backup')
  const backup = fixture.run('backup', [file], { DATA_DIR: first, SECRET_KEY: '' })
  let [written, isDone] = [0, false]
  void backup.finally(() => {
    isDone = true
  })
  const writeUntilDone = async () => {
    for (; !isDone; written++) {
      await ada.graphql(CreateTransactionDocument, { input: expense({ description: `Bread ${written}` }) })
      if (written % 4 === 0) await addReceipt(ada, server.baseUrl, pdf(undefined, `late-${written}.pdf`))
    }
  }
  await Promise.all([writeUntilDone(), backup])
  expect(await backup).toMatchObject({ code: 0, errors: '' })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['purser.backup'])
  // The commands also run while the server is stopped.
  await server.stop()
  const verified = await runCommand('verify-record', [], { DATA_DIR: first })
  expect(verified).toMatchObject({ code: 0 })

  expect(await fixture.run('restore', [file], { DATA_DIR: second, SECRET_KEY: '' })).toMatchObject({
    code: 0,
    errors: '',
  })
  // Sessions hold for the address that issued them.
  const restored = await startServer({ dataDir: second, port: Number(new URL(server.baseUrl).port) })
  onTestFinished(() => restored.stop())
  const db = new pg.Client({ connectionString: await findRunningPostgres(second) })
  await db.connect()
  onTestFinished(() => db.end())

  const { rows: bread } = await db.query<{ nth: number }>(
    `select substring(description from '\\d+')::integer as nth from transactions
     where organization_id = $1 and description like 'Bread %' order by nth`,
    [ada.organizationId],
  )
  expect(bread.map(({ nth }) => nth)).toEqual(bread.map((_, index) => index))
  expect(bread.length).toBeLessThanOrEqual(written)
  const { rows: balances } = await db.query<{ entered: string; summed: string }>(
    `select (select sum(base_amount_minor) from transactions where organization_id = $1) as entered,
       (select sum(amount_minor) from monthly_totals where organization_id = $1) as summed`,
    [ada.organizationId],
  )
  expect(balances[0]?.entered).toBe(balances[0]?.summed)
  const { rows: documents } = await db.query<{ path: string; sha256: Buffer | string }>(
    'select storage_path as path, sha256 from documents where organization_id = $1 and storage_path is not null',
    [ada.organizationId],
  )
  expect(documents.length).toBeGreaterThanOrEqual(3)
  for (const { path: name, sha256 } of documents) {
    const bytes = await readFile(path.join(second, 'files', name))
    const hash = createHash('sha256').update(bytes).digest('hex')
    expect(hash).toBe(Buffer.isBuffer(sha256) ? sha256.toString('hex') : sha256)
  }
  expect(await expectValidRecord(db)).toBeGreaterThan(0)

  // The account is known to the restored server, and a cursor from before the restore is refused.
  const again = ada.at(restored.baseUrl)
  await again.graphql(CreateTransactionDocument, { input: expense({ description: 'After' }) })
  const resumed = again.subscribe(LedgerChangedDocument, { month: '2026-03', after: cursor })
  await expect(resumed).rejects.toMatchObject({ code: 'CURSOR_EXPIRED' })
})

test('an owner without superuser rights backs up all rows, encrypted, and restores files into a bucket', async () => {
  const [source, target] = [await fixture.createFilledDatabase('hoster'), await fixture.createDatabase('hoster')]
  const [dataDir, other] = [await fixture.makeFolder(), await fixture.makeFolder()]
  const names = Array.from({ length: 7 }, (_, nth) => `org/2026-03/file-${nth}-${'x'.repeat(85)}`)
  await mkdir(path.join(dataDir, 'files/org/2026-03'), { recursive: true })
  for (const name of names) await writeFile(path.join(dataDir, 'files', name), name.repeat(10_000))
  const file = path.join(other, 'purser.backup')
  const secrets = { BACKUP_PASSPHRASE: 'correct horse battery' }
  const made = await fixture.run('backup', [file], { DATABASE_URL: source.url, DATA_DIR: dataDir, ...secrets })
  expect(made).toMatchObject({ code: 0, errors: '' })
  expect((await readFile(file)).includes('PURSERBACKUP1')).toBe(true)

  const bucket = await startObjectStorage()
  onTestFinished(() => bucket.close())
  const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings
  const result = await fixture.run('restore', [file], {
    ...{ DATABASE_URL: target.url, DATA_DIR: other, ...secrets },
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  })
  expect(result).toMatchObject({ code: 0, errors: '' })
  expect([...bucket.objects.keys()].sort()).toEqual(names)
  for (const each of names) expect(String(bucket.objects.get(each))).toBe(each.repeat(10_000))
  const before = await rowsOf(source)
  expect(Object.values(before).filter((checksum) => checksum !== '0 ').length).toBeGreaterThan(8)
  expect(await rowsOf(target)).toEqual(before)
  expect(before.assistant_sessions).toMatch(/^1 /)
  expect(await expectValidRecord(target.db)).toBe(8_001)
  const epochs = await Promise.all([source, target].map(({ db }) => db.query('select epoch from streams')))
  expect(epochs[0]?.rows).not.toEqual(epochs[1]?.rows)
  // New rows get new numbers.
  await target.db.query(`select set_config('app.organization_id', organization_id::text, false) from streams`)
  await target.db.query(`insert into tags (name) values ('New'); select number_changes()`)
  expect(await expectValidRecord(target.db)).toBe(8_002)
})

test('a damaged, incomplete or wrongly decrypted backup changes nothing', async () => {
  const [source, target] = [await fixture.createFilledDatabase(), await fixture.createDatabase()]
  const folder = await fixture.makeFolder()
  const [plain, secret, broken] = ['plain', 'secret', 'broken'].map((name) => path.join(folder, 'backups', name)) as [
    string,
    string,
    string,
  ]
  const environment = { DATABASE_URL: source.url, DATA_DIR: folder }
  const passphrase = { BACKUP_PASSPHRASE: 'correct horse battery' }
  await fixture.run('backup', [plain], environment)
  await fixture.run('backup', [secret], { ...environment, ...passphrase })
  const restore = (file: string, more = {}) =>
    fixture.run('restore', [file], { DATABASE_URL: target.url, DATA_DIR: folder, ...more })
  for (const [file, more] of [
    [plain, {}],
    [secret, passphrase],
  ] as const) {
    const { size } = await stat(file)
    for (const length of [10, 2_000, size - 20, size - 1]) {
      await copyFile(file, broken)
      await truncate(broken, length)
      const { code, errors } = await restore(broken, more)
      expect({ length, code, errors }).toMatchObject({ code: 1, errors: expect.stringMatching(/damaged|incomplete/) })
    }
    for (const position of [200, Math.floor(size / 2), size - 30]) {
      const bytes = await readFile(file)
      // A single bit can leave the content as it is, where the compression refers to a text that occurs twice.
      for (let at = position; at < position + 16; at++) bytes[at] = (bytes[at] ?? 0) ^ 1
      await writeFile(broken, bytes)
      const { code, errors } = await restore(broken, more)
      expect({ position, code, errors }).toMatchObject({ code: 1, errors: expect.stringMatching(/damaged|incomplete/) })
    }
  }
  expect(await restore(secret)).toMatchObject({ code: 1, errors: expect.stringContaining('Set BACKUP_PASSPHRASE') })
  const wrong = await restore(secret, { BACKUP_PASSPHRASE: 'incorrect horse' })
  expect(wrong).toMatchObject({ code: 1, errors: 'BACKUP_PASSPHRASE is not the passphrase of this backup.\n' })
  expect((await target.db.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0)
})

test('a target that is in use or not empty is refused, and replaced when asked', async () => {
  const [source, target] = [await fixture.createFilledDatabase(), await fixture.createFilledDatabase()]
  const folder = await fixture.makeFolder()
  const file = path.join(folder, 'backups/purser.backup')
  await fixture.run('backup', [file], { DATABASE_URL: source.url, DATA_DIR: folder })
  const inside = await fixture.run('backup', [path.join(folder, 'inside')], {
    DATABASE_URL: source.url,
    DATA_DIR: folder,
  })
  expect(inside).toMatchObject({ code: 1, errors: expect.stringContaining('not among the data') })
  const again = await fixture.run('backup', [file], { DATABASE_URL: source.url, DATA_DIR: folder })
  expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('exists already') })
  await target.db.query(`update users set name = 'Other'`)
  await mkdir(path.join(folder, 'files/old'), { recursive: true })
  await writeFile(path.join(folder, 'files/old/file'), 'old')
  const environment = { DATABASE_URL: target.url, DATA_DIR: folder }
  expect(await fixture.run('restore', [file], environment)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('add --replace'),
  })
  expect((await target.db.query('select name from users')).rows).toEqual([{ name: 'Other' }])
  expect(await fixture.run('restore', [file, '--replace'], environment)).toMatchObject({ code: 0, errors: '' })
  expect((await target.db.query('select name from users')).rows).toEqual([{ name: 'Ada' }])
  await expect(stat(path.join(folder, 'files/old/file'))).rejects.toThrow()

  const foreign = await fixture.createDatabase()
  await foreign.db.query('create table notes (id integer)')
  const refused = await fixture.run('restore', [file, '--replace'], { ...environment, DATABASE_URL: foreign.url })
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('tables of another program') })
})

test('an interrupted backup leaves no file, and an interrupted restore can be repeated', async () => {
  const [source, target] = [await fixture.createFilledDatabase(), await fixture.createDatabase()]
  const folder = await fixture.makeFolder()
  const backups = path.join(folder, 'backups')
  const file = path.join(backups, 'purser.backup')
  const environment = { SECRET_KEY: 'a key of the tests with 32 characters', DATA_DIR: folder }
  const holder = new pg.Client({ connectionString: source.url })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin; lock table changes in access exclusive mode')
  const backup = startCommand('backup', [file], { ...environment, DATABASE_URL: source.url })
  const waiting = (text: string) =>
    source.db
      .query(`select from pg_stat_activity where wait_event_type = 'Lock' and query like $1`, [text])
      .then(({ rowCount }) => rowCount)
  await expect.poll(() => waiting('copy %')).toBe(1)
  expect((await readdir(backups)).filter((name) => name.endsWith('.part'))).toHaveLength(1)
  backup.kill('SIGTERM')
  await holder.query('rollback')
  expect((await once(backup, 'exit'))[0]).toBe(1)
  expect(await readdir(backups)).toEqual([])

  await fixture.run('backup', [file], { ...environment, DATABASE_URL: source.url })
  const lock = new pg.Client({ connectionString: target.url })
  await lock.connect()
  onTestFinished(() => lock.end())
  await lock.query(`select pg_advisory_lock(hashtext('purser migrations'))`)
  const restore = startCommand('restore', [file], { ...environment, DATABASE_URL: target.url })
  const asking = `select from pg_stat_activity where query like '%pg_try_advisory_lock%' and pid <> pg_backend_pid()`
  await expect.poll(() => source.db.query(asking).then(({ rowCount }) => rowCount)).toBeGreaterThan(0)
  restore.kill('SIGKILL')
  await once(restore, 'exit')
  await lock.end()
  const repeated = await fixture.run('restore', [file], { ...environment, DATABASE_URL: target.url })
  expect(repeated).toMatchObject({ code: 0, errors: '' })
  expect(await rowsOf(target)).toEqual(await rowsOf(source))
})

test('a backup of an earlier version is migrated, and one of a later version is refused', async () => {
  const [source, target] = [await fixture.createFilledDatabase(), await fixture.createDatabase()]
  const folder = await fixture.makeFolder()
  const [earlier, later] = [path.join(folder, 'backups/earlier'), path.join(folder, 'backups/later')]
  await source.db.query(`
    alter table changes drop column salt, drop column hash;
    alter table streams drop column hash, drop column hashed_number;
    drop table redactions, purged_organizations, bulk_changes;
    delete from applied_migrations where name ~ '-(record-chain|bulk-changes)'`)
  await fixture.run('backup', [earlier], { DATABASE_URL: source.url, DATA_DIR: folder })
  const result = await fixture.run('restore', [earlier], { DATABASE_URL: target.url, DATA_DIR: folder })
  expect(result).toMatchObject({ code: 0, errors: '' })
  expect(await expectValidRecord(target.db)).toBe(8_001)

  await source.db.query(`insert into applied_migrations (name) values ('29990101T0000-later')`)
  await fixture.run('backup', [later], { DATABASE_URL: source.url, DATA_DIR: folder })
  const empty = await fixture.createDatabase()
  const refused = await fixture.run('restore', [later], { DATABASE_URL: empty.url, DATA_DIR: folder })
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('A later version of Purser') })
})
