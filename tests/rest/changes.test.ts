import { addReceipt, pdf } from '../api/intake/receipt-steps.ts'
import { LedgerChangedDocument } from '../support/generated.ts'
import type { TestUser } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

async function record(person: TestUser, description: string, headers?: Record<string, string>) {
  const expense = { amount: 12.34, description, transaction_date: '2026-03-31', category_id: null, type: 'Expense' }
  const { status, headers: sent, body } = await person.rest('POST', '/transactions', expense, headers)
  expect(status).toBe(201)
  return { id: body.id, batchId: sent.get('batch-id') ?? '' }
}

test('DELETE moves a record to GET /trash, and POST /trash/{id}/restore restores it', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const [lunch, taxi] = [await record(ada, 'Lunch'), await record(ada, 'Taxi')]
  for (const { id } of [lunch, taxi]) await ada.rest('DELETE', `/transactions/${id}`)

  const { status, body } = await ada.rest('GET', '/trash?limit=1')
  expect(status).toBe(200)
  expect(body.items).toEqual([
    {
      id: taxi.id,
      kind: 'transaction',
      type: 'Expense',
      title: 'Taxi',
      amount: '12.34',
      currency: expect.any(String),
      date: '2026-03-31',
      deleted_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      deleted_by: { id: expect.any(String), name: 'Ada Black' },
      ends_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      may_restore: true,
    },
  ])
  const rest = await ada.rest('GET', `/trash?kind=transaction&cursor=${body.next_cursor}`)
  expect(rest.body).toMatchObject({ items: [{ title: 'Lunch' }], next_cursor: null })
  expect((await ada.rest('GET', '/trash?kind=receipt')).body.items).toEqual([])
  expect(await ada.rest('GET', '/trash?kind=member')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'kind' }] },
  })

  const path = `/trash/${lunch.id}/restore`
  expect((await bob.rest('POST', path, { kind: 'transaction' })).status).toBe(404)
  expect(await ada.rest('POST', path)).toMatchObject({ status: 422, body: { errors: [{ field: 'kind' }] } })
  expect(await ada.rest('POST', path, { kind: 'transaction' })).toMatchObject({
    status: 200,
    body: { done: true, count: 1, batch_id: expect.any(String), conflicts: [] },
  })
  expect((await ada.rest('GET', `/transactions/${lunch.id}`)).status).toBe(200)
  expect((await ada.rest('POST', path, { kind: 'transaction' })).status).toBe(404)
})

test('DELETE /receipts/{id} deletes a receipt that can be restored', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { id } = await addReceipt(ada, baseUrl, pdf())
  expect(await ada.rest('DELETE', `/receipts/${id}`)).toMatchObject({ status: 200, body: { id } })
  expect((await ada.rest('GET', `/receipts/${id}`)).status).toBe(404)
  expect((await ada.rest('DELETE', `/receipts/${id}`)).status).toBe(404)
  expect((await ada.rest('POST', `/trash/${id}/restore`, { kind: 'receipt' })).body).toMatchObject({ done: true })
  expect((await ada.rest('GET', `/receipts/${id}`)).body).toMatchObject({ id, merchant: 'CORNER SHOP', item_count: 3 })
})

test('every write returns its batch, also in a stored response, for POST /changes/{batch_id}/undo', async ({
  signUp,
}) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const key = { 'idempotency-key': crypto.randomUUID() }
  const [first, repeated] = [await record(ada, 'Lunch', key), await record(ada, 'Lunch', key)]
  expect(first.batchId).toMatch(/^[\da-f-]{36}$/)
  expect(repeated).toEqual(first)
  const other = await record(ada, 'Taxi')
  expect(other.batchId).not.toBe(first.batchId)
  expect((await ada.rest('GET', '/transactions')).headers.has('batch-id')).toBe(false)

  const path = `/changes/${first.batchId}/undo`
  expect((await bob.rest('POST', path)).status).toBe(404)
  const undone = await ada.rest('POST', path, { partly: false })
  expect(undone).toMatchObject({ status: 200, body: { done: true, count: 1, conflicts: [] } })
  expect(undone.headers.get('batch-id')).toBe(undone.body.batch_id)
  expect((await ada.rest('GET', `/transactions/${first.id}`)).status).toBe(404)
  expect((await ada.rest('GET', `/transactions/${other.id}`)).status).toBe(200)
  expect((await ada.rest('POST', path)).status).toBe(409)
})

test('GET /change-log lists changes with users and origins, by filters and page by page', async ({ signUp }) => {
  const ada = await signUp()
  const { id, batchId } = await record(ada, 'Lunch')
  await ada.rest('PUT', `/transactions/${id}`, { amount: '13.10' })

  const { status, body } = await ada.rest('GET', '/change-log?kind=transaction&origin=rest&limit=1')
  expect(status).toBe(200)
  expect(body.items).toMatchObject([
    {
      by: { name: 'Ada Black' },
      origin: 'rest',
      count: 1,
      changes: [{ kind: 'transaction', id, action: 'updated', title: 'Lunch' }],
      may_undo: true,
      is_undone: false,
      undoes: null,
    },
  ])
  const [field] = body.items[0].changes[0].fields
  expect(field).toMatchObject({ name: 'amount', before: { amount: '12.34' }, after: { amount: '13.10' } })
  const rest = await ada.rest('GET', `/change-log?kind=transaction&origin=rest&cursor=${body.next_cursor}`)
  expect(rest.body).toMatchObject({ items: [{ id: batchId }], next_cursor: null })
  expect((await ada.rest('GET', '/change-log?kind=transaction&action=deleted')).body.items).toEqual([])
  expect(await ada.rest('GET', '/change-log?origin=carrier')).toMatchObject({ status: 422 })
})

test('GET /changes gives a client that polls each change once, by the cursors of subscriptions', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const start = (await ada.rest('GET', '/changes')).body
  expect(start).toEqual({ cursor: expect.any(String), has_more: false, changes: [] })

  const writing = Promise.all(['Lunch', 'Taxi', 'Tea', 'Bread', 'Milk'].map((each) => record(ada, each)))
  const seen: { id: string; number: number; transaction: { description: string } }[] = []
  let after: string = start.cursor
  const poll = async () => {
    const { body } = await ada.rest('GET', `/changes?limit=2&after=${after}`)
    expect(body.changes.length).toBeLessThanOrEqual(2)
    after = body.cursor
    seen.push(...body.changes.filter(({ kind }: { kind: string }) => kind === 'transaction'))
    return body.has_more
  }
  while (seen.length < 5) await poll()
  const written = await writing
  expect(await poll()).toBe(false)
  expect(seen.map(({ id }) => id).sort()).toEqual(written.map(({ id }) => id).sort())
  expect(seen.map(({ number }) => number)).toEqual(seen.map(({ number }) => number).sort((a, b) => a - b))
  expect(seen.map(({ transaction }) => transaction.description)).toContain('Tea')

  const subscription = await ada.subscribe(LedgerChangedDocument, { month: '2026-03', after: start.cursor })
  const { cursor } = subscription.first.ledgerChanged
  await subscription.stop()
  expect((await ada.rest('GET', `/changes?after=${cursor}`)).body).toMatchObject({ changes: [], has_more: false })

  await ada.rest('DELETE', `/transactions/${written[0]?.id}`)
  const { body } = await ada.rest('GET', `/changes?after=${cursor}`)
  expect(body.changes).toMatchObject([{ action: 'deleted', id: written[0]?.id, transaction: null }])

  for (const foreign of [(await bob.rest('GET', '/changes')).body.cursor, 'no-cursor', '%00']) {
    expect((await ada.rest('GET', `/changes?after=${foreign}`)).status, foreign).toBeGreaterThanOrEqual(400)
    expect((await ada.rest('GET', `/changes?after=${foreign}`)).status, foreign).toBeLessThan(500)
  }
  expect((await ada.rest('GET', '/changes?limit=101')).status).toBe(422)
})

test('the OpenAPI description documents the batch of every write', async ({ baseUrl }) => {
  const { paths, components } = await (await fetch(`${baseUrl}/api/v1/openapi.json`)).json()
  const header = { $ref: '#/components/headers/Batch' }
  expect(paths['/transactions'].post.responses[201].headers['Batch-Id']).toEqual(header)
  expect(paths['/trash/{id}/restore'].post.responses[200].headers['Batch-Id']).toEqual(header)
  expect(paths['/transactions'].get.responses[200].headers).not.toHaveProperty('Batch-Id')
  expect(components.headers.Batch.description).toContain('/changes/{batch_id}/undo')
})
