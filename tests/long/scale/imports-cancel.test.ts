import { expect, test } from 'vitest'
import { CancelImportDocument as StopImportDocument } from '../../../web/operations/generated.ts'
import { apply, importFile, ledgerOf, rowsOf, untilDone } from '../../api/imports/import-steps.ts'
import { BringInDocument, ImportOfDocument, ImportsListDocument } from '../../support/generated.ts'
import { createPurgeFixture } from './purge-fixture.ts'

const fixture = createPurgeFixture()

const bank = (rows: readonly string[]) => ['Date,Description,Amount', ...rows].join('\n')

const pendingJobs = async (kind: string) =>
  (await fixture.owner(`select from pg_locks where not granted and locktype = $1`, [kind])).length

test('a cancelled apply leaves the ledger unchanged and does not count as a failure', async () => {
  const ada = await fixture.signUp()
  const { id } = await importFile(
    ada,
    fixture.baseUrl,
    'bank.csv',
    bank(['2026-03-02,Bakery,-3.20', '2026-03-03,Ferry,-4']),
  )
  await fixture.owner(`
    create function hold() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(4711);
      return new;
    end $$`)
  await fixture.owner(`create trigger hold before insert on transactions for each row
    when (new.description = 'Ferry') execute function hold()`)
  await fixture.owner('select pg_advisory_lock(4711)')
  try {
    await ada.graphql(BringInDocument, { id })
    await expect.poll(() => pendingJobs('advisory')).toBe(1)
    expect((await ada.graphql(StopImportDocument, { id })).cancelImport.state).toBe('READY')
  } finally {
    await fixture.owner('select pg_advisory_unlock(4711)')
  }
  const jobs = () => fixture.owner(`select from graphile_worker.jobs where task_identifier = 'apply-import'`)
  await expect.poll(async () => (await jobs()).length).toBe(0)
  expect(await ledgerOf(ada)).toEqual([])
  const left = (await ada.graphql(ImportOfDocument, { id })).import
  expect(left).toMatchObject({ state: 'READY', takenCount: 2, progress: 0, problem: null, batchId: null })
  expect(fixture.output()).not.toMatch(/job\.(failed|given_up)/)

  await fixture.owner('drop trigger hold on transactions')
  await apply(ada, id)
  expect(await ledgerOf(ada)).toHaveLength(2)
})

test('overlapping imports that are applied at the same time create no duplicates', async () => {
  const ada = await fixture.signUp()
  const both = Array.from({ length: 40 }, (_, at) => `2026-03-02,Shop ${at},-${at + 1}.00`)
  const imports = [
    await importFile(ada, fixture.baseUrl, 'one.csv', bank([...both, '2026-03-05,Only one,-1'])),
    await importFile(ada, fixture.baseUrl, 'two.csv', bank([...both, '2026-03-05,Only two,-2'])),
  ]
  // Both imports start when the database owner releases the lock.
  await fixture.owner('begin')
  await fixture.owner('lock table imports in exclusive mode')
  const begun = imports.map(({ id }) => ada.graphql(BringInDocument, { id }))
  const outcomes = Promise.allSettled(begun)
  await expect.poll(() => pendingJobs('relation')).toBeGreaterThanOrEqual(2)
  await fixture.owner('commit')
  for (const [at, outcome] of (await outcomes).entries()) {
    const id = imports[at]?.id ?? ''
    if (outcome.status === 'fulfilled') continue
    expect(outcome.reason).toMatchObject({ code: 'CONFLICT' })
    for (const other of imports) await untilDone(ada, other.id)
    await apply(ada, id)
  }
  const ended = [await untilDone(ada, imports[0]?.id ?? ''), await untilDone(ada, imports[1]?.id ?? '')]
  expect(ended.map(({ state }) => state)).toEqual(['DONE', 'DONE'])
  expect(ended.map(({ takenCount }) => takenCount).toSorted()).toEqual([1, 41])
  const names = (await ledgerOf(ada)).map(({ description }) => description)
  expect([names.length, new Set(names).size]).toEqual([42, 42])
})

test('imports without a decision are deleted with their files after 30 days', async () => {
  const ada = await fixture.signUp()
  const [stale, fresh, done] = [
    await importFile(ada, fixture.baseUrl, 'stale.csv', bank(['2026-03-02,Bakery,-3.20'])),
    await importFile(ada, fixture.baseUrl, 'fresh.csv', bank(['2026-03-03,Ferry,-4.00'])),
    await importFile(ada, fixture.baseUrl, 'done.csv', bank(['2026-03-04,Cinema,-11.00'])),
  ]
  await apply(ada, done.id)
  const files = await fixture.filesOf(ada.organizationId)
  for (const [{ id }, days] of [
    [stale, 31],
    [fresh, 29],
    [done, 31],
  ] as const) {
    await fixture.owner('update imports set created_at = created_at - make_interval(days => $2) where id = $1', [
      id,
      days,
    ])
  }
  const pathsOf = (id: string) =>
    fixture.owner<{ path: string | null }>('select storage_path as path from imports where id = $1', [id])
  const name = (await pathsOf(stale.id))[0]?.path?.split('/').at(-1) ?? ''
  expect(files).toContain(name)
  await fixture.run('sweep-imports')

  const { imports } = await ada.graphql(ImportsListDocument, { first: 10 })
  expect(imports.edges.map(({ node }) => [node.fileName, node.state]).toSorted()).toEqual([
    ['done.csv', 'DONE'],
    ['fresh.csv', 'READY'],
  ])
  expect(await fixture.filesOf(ada.organizationId)).toEqual(files.filter((file) => file !== name))
  expect(await fixture.owner('select from import_rows where import_id = $1', [stale.id])).toEqual([])
  expect(await rowsOf(ada, { importId: fresh.id })).toHaveLength(1)
  expect((await apply(ada, fresh.id)).state).toBe('DONE')
  expect(await ledgerOf(ada)).toHaveLength(2)
})
