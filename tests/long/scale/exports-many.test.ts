import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { receiptPdf, receiptPicture } from '../../api/intake/receipt-files.ts'
import { cornerShop, upload } from '../../api/intake/receipt-steps.ts'
import { exported, recordsOf, unzip } from '../../api/portability/export-steps.ts'
import { CreateReceiptDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { createPurgeFixture } from './purge-fixture.ts'

const fixture = createPurgeFixture()

const hashOf = (bytes: Buffer | undefined) => bytes && createHash('sha256').update(bytes).digest('hex')

async function recordWith(person: TestUser, description: string, contentType: string, bytes: Buffer) {
  const fileName = contentType === 'image/png' ? 'photo.png' : 'paper.pdf'
  const storagePath = await upload(person, fixture.baseUrl, { fileName, contentType, bytes })
  const { createReceipt } = await person.graphql(CreateReceiptDocument, {
    input: { storagePath, fileName, contentType },
  })
  const input = { ...expense({ description }), receiptIds: [createReceipt.id] }
  await person.graphql(CreateTransactionDocument, { input })
  return storagePath
}

test('an export with receipts contains the table and identical files, also if a stored file is missing', async () => {
  const ada = await fixture.signUp()
  const [picture, paper] = [receiptPicture(cornerShop), receiptPdf(cornerShop)]
  const other = receiptPicture([...cornerShop, ['Thank you']])
  const odd = '../../Café <Lugano>: "1"?'
  await recordWith(ada, odd, 'image/png', picture)
  await recordWith(ada, '.. .. CAFÉ Lugano 1', 'image/png', other)
  const lost = await recordWith(ada, 'x'.repeat(300), 'application/pdf', paper)
  await recordWith(ada, '', 'application/pdf', receiptPdf([...cornerShop, ['Again']]))
  await ada.graphql(CreateTransactionDocument, { input: expense({ description: 'Without' }) })
  await fixture.owner('update documents set storage_path = $1 where storage_path = $2', ['none/2026/03/none', lost])

  const { bytes, fileName, response } = await exported(ada, fixture.baseUrl, 'CSV', {}, true)
  expect(fileName).toMatch(/^purser-adas-finances-transactions-[\d-]+\.zip$/)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const files = await unzip(bytes)
  const rows = recordsOf(files.get('transactions.csv') ?? Buffer.of())
  const pathOf = (description: string) =>
    rows.find((row) => row.Description === description)?.['Receipt files'] ?? 'none'
  expect(pathOf(odd)).toMatch(/^receipts\/2026-03-31 \.\. \.\. Café Lugano 1( \(2\))?\.png$/)
  expect(pathOf(odd).toLowerCase()).not.toBe(pathOf('.. .. CAFÉ Lugano 1').toLowerCase())
  expect(hashOf(files.get(pathOf(odd)))).toBe(hashOf(picture))
  expect(hashOf(files.get(pathOf('.. .. CAFÉ Lugano 1')))).toBe(hashOf(other))
  expect(pathOf('')).toBe('receipts/2026-03-31.pdf')
  expect(pathOf('Without')).toBe('')
  expect(rows.map(({ Receipts }) => Receipts).sort()).toEqual(['', 'paper.pdf', 'paper.pdf', 'photo.png', 'photo.png'])
  const missing = pathOf('x'.repeat(300))
  expect(missing).toBe(`receipts/2026-03-31 ${'x'.repeat(50)}.pdf`)
  expect(files.has(missing)).toBe(false)
  expect(files.get('missing.txt')?.toString()).toContain(missing)
  expect(files.size).toBe(5)

  const inJson = await unzip((await exported(ada, fixture.baseUrl, 'JSON', {}, true)).bytes)
  const { transactions } = JSON.parse(inJson.get('transactions.json')?.toString() ?? '')
  const paths = transactions.flatMap(({ receipts }: { receipts: { path: string }[] }) =>
    receipts.map(({ path }) => path),
  )
  expect(new Set(paths)).toEqual(new Set(rows.flatMap((row) => row['Receipt files'] || [])))
})

test('an export of 20,000 transactions contains each once, and a stalled client does not keep a database transaction open', async () => {
  const ada = await fixture.signUp()
  await fixture.owner(
    `insert into transactions (organization_id, type, amount_minor, currency, base_amount_minor, description, date, created_by)
     select $1, 'EXPENSE', n, 'USD', n, 'Shop ' || n, date '2026-11-20' - n % 900, created_by
     from organizations, generate_series(1, 20000) n where id = $1`,
    [ada.organizationId],
  )
  await fixture.owner('select rebuild_totals($1), rebuild_words($1)', [ada.organizationId])
  const csv = await exported(ada, fixture.baseUrl, 'CSV')
  expect(csv.count).toBe(20_000)
  const rows = recordsOf(csv.bytes)
  expect(new Set(rows.map(({ Description }) => Description)).size).toBe(20_000)
  expect(rows.reduce((sum, { Amount }) => sum + Math.round(Number(Amount) * 100), 0)).toBe(-200_010_000)
  expect(rows.map((row) => row.Date)).toEqual(
    rows
      .map((row) => row.Date)
      .sort()
      .reverse(),
  )

  const response = await fetch(`${fixture.baseUrl}${csv.url}`)
  const open = () =>
    fixture.owner<{ query: string }>(
      "select query from pg_stat_activity where xact_start is not null and query ~ '^(declare|fetch|close) '",
    )
  await expect.poll(open, { timeout: 20_000 }).toEqual([])
  expect(Buffer.from(await response.arrayBuffer()).length).toBe(csv.bytes.length)

  const statuses = await Promise.all(
    Array.from({ length: 6 }, () => fetch(`${fixture.baseUrl}${csv.url}`).then(finished)),
  )
  const wait = 'Other exports of this organization are in progress. Try again when one finishes.'
  expect(new Set(statuses)).toEqual(new Set(['200', `429 ${wait}`]))

  const leaving = new AbortController()
  await fetch(`${fixture.baseUrl}${csv.url}`, { signal: leaving.signal })
  leaving.abort()
  await expect.poll(open, { timeout: 20_000 }).toEqual([])
  expect((await exported(ada, fixture.baseUrl, 'CSV')).bytes.length).toBe(csv.bytes.length)
})

test('an organization with an ended plan can still export its data', async () => {
  const ada = await fixture.signUp()
  await ada.graphql(CreateTransactionDocument, { input: expense({ description: 'Before' }) })
  await fixture.owner("update organizations set plan_ends_at = now() - interval '1 day' where id = $1", [
    ada.organizationId,
  ])
  const more = ada.graphql(CreateTransactionDocument, { input: expense({}) })
  await expect(more).rejects.toMatchObject({ code: 'PLAN_ENDED' })
  expect(recordsOf((await exported(ada, fixture.baseUrl, 'CSV')).bytes)).toMatchObject([{ Description: 'Before' }])
})

async function finished(response: Response): Promise<string> {
  if (!response.ok) return `${response.status} ${(await response.json()).message}`
  await response.arrayBuffer()
  return '200'
}
