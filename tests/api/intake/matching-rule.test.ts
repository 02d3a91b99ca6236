import { expect, test } from 'vitest'
import { emptyField } from '../../../server/intake/documents/reading-fields.ts'
import { attachCertainMatches } from '../../../server/intake/receipts/attach-certain-matches.ts'
import { declineMatch } from '../../../server/intake/receipts/decide-match.ts'
import { receiptTasks } from '../../../server/intake/receipts/jobs.ts'
import { suggestMatches } from '../../../server/intake/receipts/suggest-matches.ts'
import { createTransaction } from '../../../server/ledger/transactions/write.ts'
import type { Tenant } from '../../../server/platform/tenancy/tenant.ts'
import { createJobsFixture, untilTrue } from '../platform/jobs-fixture.ts'

const fixture = createJobsFixture()

test('an automatic match is recorded once, with the rule as its author', async () => {
  const member = await fixture.signUp()
  const tenant = await fixture.open(member)
  const documentId = await addSureReceipt(tenant)
  await fixture.owner(`update organizations set attaches_receipts = true where id = '${member.organizationId}'`)
  const paid = { type: 'EXPENSE' as const, amount: '9.00', date: '2026-03-15', description: 'Corner shop' }
  const { id } = await createTransaction(tenant, paid)
  // Only one matching job waits for each organization.
  await createTransaction(tenant, { ...paid, amount: '200.00' })
  expect(await fixture.queuedCount('match-receipts')).toBe(1)

  await fixture.start(receiptTasks, {})
  await fixture.start(receiptTasks, {})
  await untilTrue(async () => (await stateOf(documentId)) === 'PROCESSED')
  await createTransaction(tenant, { ...paid, date: '2026-03-16' })
  await untilTrue(async () => (await fixture.queuedCount('match-receipts')) === 0)

  const items = await fixture.owner(
    `select state, reviewed_by, transaction_id from staged_items where document_id = '${documentId}'`,
  )
  expect(items).toEqual([{ state: 'MERGED', reviewed_by: null, transaction_id: id }])
  const links = await fixture.owner(`select transaction_id from receipt_transactions`)
  expect(links).toEqual([{ transaction_id: id }])
  const changes = await fixture.owner(
    `select distinct via, after ->> 'state' as state from changes
     where kind in ('staged_item', 'receipt_match') and organization_id = '${member.organizationId}'
       and after ->> 'state' in ('MERGED', 'CONFIRMED') order by state`,
  )
  expect(changes).toEqual([
    { via: 'rule', state: 'CONFIRMED' },
    { via: 'rule', state: 'MERGED' },
  ])
})

test('a match that was declined in the meantime is not attached, even if it is certain', async () => {
  const member = await fixture.signUp()
  const tenant = await fixture.open(member)
  const documentId = await addSureReceipt(tenant)
  await fixture.owner(`update organizations set attaches_receipts = true where id = '${member.organizationId}'`)
  const paid = { type: 'EXPENSE' as const, amount: '9.00', date: '2026-03-15', description: 'Corner shop' }
  const { id } = await createTransaction(tenant, paid)
  const sure = await tenant.write((db) => suggestMatches(db, tenant))
  expect(sure).toMatchObject([{ transactionId: id, isExact: true }])

  await declineMatch(tenant, sure[0]?.receiptId ?? '', id)
  await attachCertainMatches(tenant, sure)
  expect(await stateOf(documentId)).toBe('STAGING')
  const receiptId = `'${sure[0]?.receiptId}'`
  expect(await fixture.owner(`select state from receipt_matches where receipt_id = ${receiptId}`)).toEqual([
    { state: 'DECLINED' },
  ])
})

async function stateOf(documentId: string) {
  const [row] = await fixture.owner<{ state: string }>(`select state from documents where id = '${documentId}'`)
  return row?.state
}

function addSureReceipt(tenant: Tenant): Promise<string> {
  const sure = (value: string) => ({ value, confidence: 1, doubt: null, place: null, candidates: [value] })
  const receipt = { merchant: 'Corner Shop', date: '2026-03-14', currency: 'USD', totalMinor: 900n }
  const fields = {
    merchant: sure(receipt.merchant),
    date: sure(receipt.date),
    currency: sure(receipt.currency),
    total: sure('9.00'),
    tax: emptyField,
    discount: emptyField,
    totalProven: true,
  }
  return tenant.write(async (db) => {
    const { id } = await db
      .insertInto('documents')
      .values({ kind: 'RECEIPT', stage: 'STAGED', fileName: 'shop.pdf', contentType: 'application/pdf', size: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const of = { documentId: id, currency: receipt.currency, date: receipt.date }
    await db
      .insertInto('receipts')
      .values({ ...receipt, documentId: id })
      .execute()
    await db
      .insertInto('documentReadings')
      .values({ documentId: id, pages: '[]', text: '', fields: JSON.stringify(fields) })
      .execute()
    await db
      .insertInto('stagedItems')
      .values({ ...of, kind: 'RECEIPT_ITEM', position: 1, type: 'EXPENSE', description: 'Milk', amountMinor: 900n })
      .execute()
    return id
  })
}
