import { CreateTransactionDocument } from '../../web/operations/generated.ts'
import { categoryOf, expense } from '../support/ledger.ts'
import type { TestUser } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const statement = [
  'Date,Description,Amount',
  '2026-03-30,Corner Shop,-12.34',
  '2026-03-31,Ferry,-8.00',
  '2026-03-31,Harbor & Pine,2420.00',
].join('\n')

async function send(person: TestUser, text: string) {
  const about = { file_name: 'march.csv', size: Buffer.byteLength(text) }
  const upload = await person.rest('POST', '/imports/upload-url', about)
  expect(upload).toMatchObject({ status: 200, body: { storage_path: expect.any(String) } })
  const sent = await fetch(upload.body.upload_url, { method: 'PUT', body: text })
  expect(sent.ok).toBe(true)
  return upload.body.storage_path
}

test('a statement is uploaded, listed, decided, applied and reverted', async ({ signUp }) => {
  const ada = await signUp()
  const storagePath = await send(ada, statement)
  expect(await ada.rest('POST', '/imports', { storage_path: storagePath, and: 'more' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'and' }] },
  })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const started = await ada.rest('POST', '/imports', { storage_path: storagePath }, key)
  expect(started).toMatchObject({ status: 201, body: { file_name: 'march.csv', created_by: { name: 'Ada Black' } } })
  expect((await ada.rest('POST', '/imports', { storage_path: storagePath }, key)).body).toEqual(started.body)

  const path = `/imports/${started.body.id}`
  const become = (state: string) => expect.poll(async () => (await ada.rest('GET', path)).body.state).toBe(state)
  await become('ready')
  expect((await ada.rest('GET', path)).body).toMatchObject({
    format: 'csv',
    row_count: 3,
    new_count: 3,
    taken_count: 3,
    first_day: '2026-03-30',
    last_day: '2026-03-31',
    sums: [{ money_in: '2420.00', money_out: '20.34' }],
  })
  const { body: rows } = await ada.rest('GET', `${path}/rows?verdict=new&limit=2`)
  expect(rows).toMatchObject({
    total_count: 3,
    items: [
      { description: 'Corner Shop', type: 'Expense', amount: '12.34', transaction_date: '2026-03-30', taken: true },
      { description: 'Ferry', verdict: 'new', match: null },
    ],
  })
  const next = await ada.rest('GET', `${path}/rows?verdict=new&limit=2&cursor=${rows.next_cursor}`)
  expect(next.body).toMatchObject({ items: [{ description: 'Harbor & Pine', type: 'Income' }], next_cursor: null })

  const left = await ada.rest('POST', `${path}/decide`, { row_ids: [rows.items[1].id], taken: false })
  expect(left).toMatchObject({ status: 200, body: { taken_count: 2 } })
  expect(await ada.rest('POST', `${path}/decide`, { verdict: 'old', taken: false })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'verdict', message: 'Choose new, changed, there or possible.' }] },
  })
  expect((await ada.rest('POST', `${path}/apply`)).status).toBe(200)
  await become('done')
  const { body: ledger } = await ada.rest('GET', '/transactions')
  expect(ledger.items.map(({ description }: { description: string }) => description).sort()).toEqual([
    'Corner Shop',
    'Harbor & Pine',
  ])
  expect(await ada.rest('GET', '/imports')).toMatchObject({
    body: { items: [{ can_revert: true }], next_cursor: null },
  })

  expect((await ada.rest('POST', `${path}/revert`)).status).toBe(200)
  await become('reverted')
  expect((await ada.rest('GET', '/transactions')).body.items).toEqual([])
  expect((await ada.rest('POST', `${path}/cancel`)).status).toBe(409)
  expect(await ada.rest('DELETE', path)).toMatchObject({ status: 200, body: { id: started.body.id } })
  expect((await ada.rest('GET', path)).status).toBe(404)
})

test('ledger files are downloaded from addresses that need no token', async ({ signUp }) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  for (const description of ['Corner Shop', 'Ferry']) {
    await ada.graphql(CreateTransactionDocument, { input: expense({ description, categoryId: groceries }) })
  }
  const { status, body: file } = await ada.rest('GET', '/exports/transactions?format=csv&text=ferry')
  expect({ status, ...file }).toMatchObject({ status: 200, count: 1, file_name: expect.stringMatching(/\.csv$/) })
  const text = await (await fetch(file.url)).text()
  expect(text).toContain('Ferry')
  expect(text).not.toContain('Corner Shop')

  const budgets = await ada.rest('GET', '/exports/budgets?from=2026-03&to=2026-03&format=json')
  expect(budgets.body.file_name).toMatch(/budgets-2026-03.*\.json$/)
  const report = await ada.rest('GET', '/exports/report?from=2026-01&to=2026-03&format=xlsx')
  expect(report.body).toMatchObject({ count: 2, file_name: expect.stringMatching(/report.*\.xlsx$/) })
  expect(await ada.rest('GET', '/exports/transactions?format=pdf')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'format', message: 'Choose csv, xlsx or json.' }] },
  })

  expect(await ada.rest('GET', '/archive')).toMatchObject({ status: 200, body: [] })
  const asked = await ada.rest('POST', '/archive')
  expect(asked).toMatchObject({ status: 202, body: { id: expect.any(String) } })
  const newest = async () => (await ada.rest('GET', '/archive')).body[0]
  await expect.poll(async () => (await newest()).state).toBe('ready')
  const archive = await newest()
  expect(archive).toMatchObject({ id: asked.body.id, progress: 100, problem: null })
  expect(archive.counts).toContainEqual({ noun: 'transactions', count: 2 })
  const bytes = Buffer.from(await (await fetch(archive.url)).arrayBuffer())
  expect(bytes).toHaveLength(archive.size)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
})
