import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  AcceptInvitationDocument as AcceptDocument,
  CreateRecurrenceDocument,
  CreateRuleDocument,
  CreateTransactionDocument,
  CreateOrganizationDocument as OpenBooksDocument,
  RulePreviewDocument,
  RulesDocument,
  SetBudgetDocument,
} from '../../../web/operations/generated.ts'
import { zipped } from '../../api/imports/actual-budget.ts'
import { apply, importFile, takeBack } from '../../api/imports/import-steps.ts'
import { addReceipt, pdf } from '../../api/intake/receipt-steps.ts'
import { createTeam, invite, joinAs } from '../../api/people/invitations-steps.ts'
import { fetchArchive, recordsIn } from '../../api/portability/archive-steps.ts'
import { unzip } from '../../api/portability/export-steps.ts'
import { ArchiveFactsDocument, TransactionsDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { createPurgeFixture } from './purge-fixture.ts'

const fixture = createPurgeFixture()

async function fillLedger() {
  const ada = await createTeam(await fixture.signUp({ name: 'Ada' }), 'Archive House')
  const sam = await joinAs('MEMBER', ada, fixture.signUp, 'Sam')
  const categoryId = await categoryOf(ada, 'Groceries')
  await ada.graphql(CreateTransactionDocument, {
    input: expense({ categoryId, amount: '12.34', description: 'Bread' }),
  })
  await sam.graphql(CreateTransactionDocument, { input: expense({ amount: '5.00', description: 'Of Sam' }) })
  await ada.graphql(SetBudgetDocument, { categoryId, month: '2026-03', amount: '400' })
  await addReceipt(ada, fixture.baseUrl, pdf())
  return { ada, sam }
}

const factsOf = async (person: TestUser, id: string) => (await person.graphql(ArchiveFactsDocument, { id })).import
const send = (person: TestUser, bytes: Buffer, name = 'archive.zip') =>
  importFile(person, fixture.baseUrl, name, new Uint8Array(bytes))

const tables = [
  'categories',
  'transactions',
  'budgets',
  'receipts',
  'staged_items',
  'monthly_totals',
  'document_readings',
]

async function countOf({ organizationId }: TestUser) {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const rows = await fixture.owner(`select from ${table} where organization_id = $1`, [organizationId])
    counts[table] = rows.length
  }
  return counts
}

test('an archive restores all data into an empty ledger, and a second import adds nothing', async () => {
  const { ada, sam } = await fillLedger()
  await fixture.owner(`update organizations set mail_senders = '{shop.example}' where id = $1`, [ada.organizationId])
  const { bytes } = await fetchArchive(ada, fixture.baseUrl)
  const max = await fixture.signUp({ name: 'Max' })
  const { createOrganization } = await max.graphql(OpenBooksDocument, {
    input: { name: 'New House', kind: 'TEAM', currency: 'EUR' },
  })
  const ledger = max.in(createOrganization.id)
  await sam.graphql(AcceptDocument, { id: (await invite(ledger, sam.email)).id })

  const read = await send(ledger, bytes)
  expect(read).toMatchObject({ format: 'ARCHIVE', state: 'READY', problem: null })
  const { archive } = await factsOf(ledger, read.id)
  expect(archive?.counts).toContainEqual({ noun: 'transactions', count: 2 })
  expect(archive).toMatchObject({ organizationName: 'Archive House', there: [] })
  expect(archive?.notes.join(' ')).toContain("the archive's currency (USD), months and categories are imported too")
  expect(archive?.notes.join(' ')).toContain("Ada isn't a member of this organization")
  expect(await apply(ledger, read.id)).toMatchObject({ state: 'DONE' })

  expect(await countOf(ledger)).toEqual(await countOf(ada))
  const [before, after] = [await fetchArchive(ada, fixture.baseUrl), await fetchArchive(ledger, fixture.baseUrl)]
  for (const noun of ['categories', 'budgets', 'readings', 'receipt_links']) {
    expect(recordsIn(after.files, noun)).toEqual(recordsIn(before.files, noun))
  }
  const sendersIn = ({ files }: typeof before) => JSON.parse(String(files.get('json/organization.json'))).mail_senders
  expect(sendersIn(after)).toEqual(['shop.example'])
  expect(sendersIn(await fetchArchive(sam, fixture.baseUrl))).toEqual([])
  const [hers, his] = [await idOf(ada), await idOf(max)]
  const mine = (records: { created_by: string }[]) =>
    records.map((record) =>
      record.created_by !== hers
        ? record
        : { ...record, created_by: his, ...('author_name' in record && { author_name: 'Ada (from an archive)' }) },
    )
  for (const noun of ['transactions', 'documents', 'receipts']) {
    expect(recordsIn(after.files, noun)).toEqual(mine(recordsIn(before.files, noun)))
  }
  const files = (all: Map<string, Buffer>) => [...all].filter(([name]) => /^(?:files|pages)\//.test(name))
  expect(files(before.files).length).toBeGreaterThan(1)
  expect(files(after.files)).toEqual(files(before.files))

  expect(await takeBack(ledger, read.id)).toMatchObject({
    state: 'DONE',
    problem: expect.stringContaining('Delete the organization instead'),
  })

  const secondRestore = await send(ledger, bytes)
  expect((await factsOf(ledger, secondRestore.id)).archive?.there).toContainEqual({ noun: 'transactions', count: 2 })
  expect(await apply(ledger, secondRestore.id)).toMatchObject({ state: 'DONE' })
  expect(await countOf(ledger)).toEqual(await countOf(ada))
})

test('an import into a used ledger keeps its records, merges equal names and refuses another currency', async () => {
  const { ada } = await fillLedger()
  const { bytes } = await fetchArchive(ada, fixture.baseUrl)
  const eve = await createTeam(await fixture.signUp({ name: 'Eve' }), 'Eve')
  const own = await categoryOf(eve, 'Groceries')
  await eve.graphql(CreateTransactionDocument, {
    input: expense({ categoryId: own, amount: '1.00', description: 'Own' }),
  })
  const before = await countOf(eve)
  const read = await send(eve, bytes)
  const { archive } = await factsOf(eve, read.id)
  expect(archive?.notes.join(' ')).toContain('26 categories are merged with yours of the same names')
  expect(await apply(eve, read.id)).toMatchObject({ state: 'DONE' })
  expect(await countOf(eve)).toMatchObject({ categories: before.categories, transactions: 3, budgets: 1, receipts: 1 })
  const { transactions } = await eve.graphql(TransactionsDocument, { filter: { categoryIds: [own] } })
  expect(transactions.edges.map(({ node }) => node.description).toSorted()).toEqual(['Bread', 'Own'])
  expect(await takeBack(eve, read.id)).toMatchObject({ state: 'REVERTED', problem: null })
  const { monthly_totals, document_readings, ...ledger } = await countOf(eve)
  expect(before).toMatchObject(ledger)

  const { createOrganization } = await eve.graphql(OpenBooksDocument, {
    input: { name: 'Euros', kind: 'TEAM', currency: 'EUR' },
  })
  const euros = eve.in(createOrganization.id)
  await euros.graphql(CreateTransactionDocument, { input: expense({ description: 'Own' }) })
  expect(await send(euros, bytes)).toMatchObject({
    state: 'FAILED',
    problem: expect.stringContaining('This archive is in USD, but this organization uses EUR.'),
  })
})

test('an unsigned archive cannot set authors, and a signed archive restores them', async () => {
  const { ada, sam } = await fillLedger()
  await makeRecurrence(ada)
  const { bytes } = await fetchArchive(sam, fixture.baseUrl)
  const [hers, his] = [await idOf(ada), await idOf(sam)]
  const restore = async (content: Buffer) => {
    for (const table of ['transactions', 'recurrences']) {
      await fixture.owner(`delete from ${table} where organization_id = $1`, [sam.organizationId])
    }
    expect(await apply(sam, (await send(sam, content)).id)).toMatchObject({ state: 'DONE' })
    return fixture.owner(
      `select description, created_by, author_name from transactions where organization_id = $1 order by 1`,
      [sam.organizationId],
    )
  }
  expect(await restore(bytes)).toEqual([
    { description: 'Bread', created_by: hers, author_name: null },
    { description: 'Of Sam', created_by: his, author_name: null },
  ])
  const forged = await changedIn(bytes, 'transactions', (record) => ({ ...record, created_by: hers, note: 'Forged' }))
  expect(await restore(forged)).toEqual([
    { description: 'Bread', created_by: his, author_name: 'Ada (from an archive)' },
    { description: 'Of Sam', created_by: his, author_name: 'Ada (from an archive)' },
  ])
  expect(
    await fixture.owner('select created_by from recurrences where organization_id = $1', [sam.organizationId]),
  ).toEqual([{ created_by: his }])
})

test('an archive with invalid JSON is refused, and a malicious rule has no effect', async () => {
  const { ada } = await fillLedger()
  const ruleInput = { text: 'Bread', marksReviewed: true }
  const { createRule } = await ada.graphql(CreateRuleDocument, { input: ruleInput })
  const { bytes } = await fetchArchive(ada, fixture.baseUrl)
  const eve = await createTeam(await fixture.signUp({ name: 'Eve' }), 'Eve')
  const bad: [noun: string, change: object][] = [
    ['rules', { conditions: { min_minor: 'not a number' } }],
    ['rules', { conditions: { text: 'Bread', match: 'SOUNDS_LIKE' } }],
    ['rules', { conditions: {} }],
    ['rules', { actions: { category_id: 'not an id' } }],
    ['rules', { actions: { tag_ids: 'all' } }],
    ['transactions', { set_by: { category_id: { deep: true } } }],
    ['transactions', { splits: [{ amount_minor: -1 }] }],
    ['transactions', { date: '0001-01-01' }],
    ['readings', { pages: [null] }],
    ['readings', { fields: { merchant: 'Corner' } }],
    ['items', { place: { page: 'one' } }],
  ]
  for (const [noun, change] of bad) {
    const found = await send(eve, await changedIn(bytes, noun, (record) => ({ ...record, ...change })))
    expect({ noun, change, state: found.state }).toEqual({ noun, change, state: 'FAILED' })
  }
  await fixture.owner(`update rules set conditions = '{"min_minor": "not a number"}' where id = $1`, [createRule.id])
  await ada.graphql(CreateTransactionDocument, { input: expense({ description: 'Bread' }) })
  expect((await ada.graphql(RulesDocument, {})).rules).toMatchObject([{ id: createRule.id, isEnabled: false }])
  expect((await ada.graphql(RulePreviewDocument, { input: ruleInput })).rulePreview.count).toBe(2)
  expect((await ada.rest('DELETE', `/rules/${createRule.id}`)).status).toBe(200)
  expect((await ada.graphql(RulesDocument, {})).rules).toEqual([])
})

test('a damaged, truncated, foreign, newer or malicious archive is refused with an error and leaves no data', async () => {
  const { ada } = await fillLedger()
  const { bytes } = await fetchArchive(ada, fixture.baseUrl)
  const files = await unzip(bytes)
  const changed = (change: (files: Map<string, Buffer>) => void) => {
    const copy = new Map(files)
    change(copy)
    return zipped(Object.fromEntries(copy))
  }
  const manifestWith = (change: (manifest: { files: { path: string }[]; version: number }) => void) =>
    changed((copy) => {
      const manifest = JSON.parse(String(copy.get('manifest.json')))
      change(manifest)
      copy.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
    })
  const bad: [string, Buffer, RegExp][] = [
    ['cut in half', bytes.subarray(0, bytes.length / 2), /damaged or incomplete/],
    [
      'a digit changed',
      await changed((copy) => copy.set('json/transactions.ndjson', replaced(files, '1234', '9234'))),
      /was changed after it was created/,
    ],
    ['a file gone', await changed((copy) => copy.delete('json/budgets.ndjson')), /damaged/],
    [
      'newer',
      await manifestWith((manifest) => {
        manifest.version = 2
      }),
      /newer version of Purser/,
    ],
    ['another zip', await zipped({ 'a.txt': 'one', 'b.txt': 'two' }), /contains several files/],
    ['out of its folder', renamedIn(await zipped({ 'aaaaaaaa.csv': 'x' }), 'aaaaaaaa.csv', '../../../a.b'), /damaged/],
    ['a bomb', await zipped({ 'bomb.csv': Buffer.alloc(60_000_000, 'a') }), /too large to unpack/],
  ]
  const eve = await createTeam(await fixture.signUp({ name: 'Eve' }), 'Eve')
  const before = await countOf(eve)
  for (const [what, content, sentence] of bad) {
    const found = await send(eve, content, `${what}.zip`)
    expect({ what, state: found.state, problem: found.problem }).toEqual({
      what,
      state: 'FAILED',
      problem: expect.stringMatching(sentence),
    })
  }
  expect(await countOf(eve)).toEqual(before)
  await expect.poll(() => fixture.filesOf(eve.organizationId)).toEqual([])
})

function makeRecurrence(person: TestUser) {
  const startDate = '2030-01-01'
  const input = { type: 'EXPENSE', amount: '9.00', description: 'Rent', frequency: 'MONTHLY', startDate } as const
  return person.graphql(CreateRecurrenceDocument, { input })
}

/** Changes the records of one type in an archive and updates its hashes. The signature becomes invalid. */
async function changedIn(zip: Buffer, noun: string, change: (record: object) => object): Promise<Buffer> {
  const files = await unzip(zip)
  const path = `json/${noun}.ndjson`
  const content = Buffer.from(
    recordsIn(files, noun)
      .map((record) => `${JSON.stringify(change(record))}\n`)
      .join(''),
  )
  files.set(path, content)
  const manifest = JSON.parse(String(files.get('manifest.json')))
  const fact = manifest.files.find((each: { path: string }) => each.path === path)
  Object.assign(fact, { size: content.length, sha256: createHash('sha256').update(content).digest('hex') })
  files.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
  return zipped(Object.fromEntries(files))
}

const replaced = (files: Map<string, Buffer>, from: string, to: string) =>
  Buffer.from(String(files.get('json/transactions.ndjson')).replace(from, to))

/** Renames an entry of a zip file. Both names must have the same length. */
function renamedIn(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

async function idOf({ email }: TestUser): Promise<string> {
  const [row] = await fixture.owner<{ id: string }>('select id from users where email = $1', [email])
  return row?.id ?? ''
}
