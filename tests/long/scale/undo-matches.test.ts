import { expect, test } from 'vitest'
import { CreateTransactionDocument, DeclineMatchDocument, UndoDocument } from '../../../web/operations/generated.ts'
import { addReceipt, pdf } from '../../api/intake/receipt-steps.ts'
import { expense } from '../../support/ledger.ts'
import { createPurgeFixture } from './purge-fixture.ts'

const fixture = createPurgeFixture()

test('a declined match that is undone while suggestions are computed stays', async () => {
  const ada = await fixture.signUp()
  const pay = async (date: string) => {
    const input = expense({ amount: '9.00', date, description: 'Corner shop' })
    return (await ada.graphql(CreateTransactionDocument, { input })).createTransaction.id
  }
  const [transactionId, other] = [await pay('2026-03-14'), await pay('2026-03-16')]
  const { id: receiptId } = await addReceipt(ada, fixture.baseUrl, pdf())
  const listMatches = () =>
    fixture.owner('select id, transaction_id, state from receipt_matches where receipt_id = $1 order by id', [
      receiptId,
    ])
  await expect.poll(listMatches).toHaveLength(2)
  const matches = await listMatches()
  const waiting = () => fixture.owner('select from pg_locks where not granted')
  const jobs = () => fixture.owner(`select from graphile_worker.jobs where task_identifier = 'match-receipts'`)
  await expect.poll(jobs).toEqual([])

  // The job has read the candidates when it waits for this transaction.
  await fixture.owner('begin')
  await fixture.owner('select from transactions where id = $1 for update', [other])
  await ada.graphql(DeclineMatchDocument, { receiptId, transactionId })
  await expect.poll(waiting).toHaveLength(1)
  const [change] = await fixture.owner<{ batchId: string }>(
    'select batch_id as "batchId" from changes where organization_id = $1 order by number desc limit 1',
    [ada.organizationId],
  )
  expect((await ada.graphql(UndoDocument, { batchId: change?.batchId ?? '' })).undo.done).toBe(true)
  await fixture.owner('commit')
  await expect.poll(jobs).toEqual([])

  expect(await listMatches()).toEqual(matches)
})
