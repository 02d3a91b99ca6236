import { expect, test } from 'vitest'
import { DeleteReceiptsDocument } from '../../../web/operations/generated.ts'
import { restore, trashOf } from '../../api/history/trash-steps.ts'
import { creditsOf, sendAndWait } from '../../api/intake/file-steps.ts'
import { addReceipt, asRead, cornerShop, pdf, upload } from '../../api/intake/receipt-steps.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { receiptLines, receiptPages } from '../../support/data/sent-files.ts'
import {
  ApproveReceiptDocument,
  CreateReceiptDocument,
  DeleteTransactionsDocument,
  FileOfDocument,
  ReceiptDocument,
  ReceiptsDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { createPurgeFixture } from './purge-fixture.ts'

const fixture = createPurgeFixture()

const remove = (person: TestUser, ...ids: string[]) => person.graphql(DeleteReceiptsDocument, { ids })
const receiptOf = async (person: TestUser, id: string) => (await person.graphql(ReceiptDocument, { id })).receipt

const shopOf = (name: string): typeof cornerShop => [[name], ...cornerShop.slice(1)]

const tables = [
  'documents',
  'document_readings',
  'receipts',
  'receipt_transactions',
  'receipt_matches',
  'staged_items',
  'transactions',
]

/** Returns every ledger row that a receipt affects, without version numbers. */
async function rowsOf({ organizationId }: TestUser) {
  const found: Record<string, unknown[]> = {}
  for (const table of tables) {
    const rows = await fixture.owner<{ row: unknown }>(
      `select to_jsonb(t) - 'version' as row from ${table} t where organization_id = $1 order by 1`,
      [organizationId],
    )
    found[table] = rows.map(({ row }) => row)
  }
  return found
}

async function saved(person: TestUser, file = pdf()) {
  const receipt = await addReceipt(person, fixture.baseUrl, file)
  const { approveReceipt } = await person.graphql(ApproveReceiptDocument, {
    id: receipt.id,
    version: receipt.version,
    input: asRead(receipt),
  })
  return { id: receipt.id, transactionId: approveReceipt.transactions[0]?.id ?? '' }
}

test('a deleted receipt takes its data along, keeps its transactions and is restored row for row', async () => {
  const ada = await fixture.signUp()
  const { id, transactionId } = await saved(ada)
  const twin = await addReceipt(ada, fixture.baseUrl, pdf())
  expect(twin.duplicateOf).toEqual({ id })
  const before = await rowsOf(ada)

  expect(await remove(ada, id)).toEqual({ deleteReceipts: [id] })
  await expect(receiptOf(ada, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await receiptOf(ada, twin.id)).duplicateOf).toBeNull()
  expect((await rowsOf(ada)).transactions).toEqual(before.transactions)
  expect(await trashOf(ada)).toMatchObject([
    { id, kind: 'RECEIPT', title: 'CORNER SHOP', amount: { value: '9.00' }, date: '2026-03-14' },
  ])

  expect(await restore(ada, 'RECEIPT', id)).toMatchObject({ done: true, count: 1, conflicts: [] })
  // The transaction may have been suggested for the other receipt in the meantime.
  await expect.poll(() => rowsOf(ada)).toEqual(before)
  const back = await receiptOf(ada, id)
  expect(back.transactions.map((each) => each.id)).toEqual([transactionId])
  const picture = await fetch(`${fixture.baseUrl}${back.pages[0]?.imageUrl}`)
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

test.each([
  ['the receipt first', 'the receipt first'],
  ['the receipt first', 'the transaction first'],
  ['the transaction first', 'the receipt first'],
  ['the transaction first', 'the transaction first'],
])('a receipt and its transaction, deleted %s and restored %s, are linked again', async (deleted, restored) => {
  const ada = await fixture.signUp()
  const { id, transactionId } = await saved(ada)
  const before = await rowsOf(ada)
  const steps = [() => remove(ada, id), () => ada.graphql(DeleteTransactionsDocument, { ids: [transactionId] })]
  const ways = [() => restore(ada, 'RECEIPT', id), () => restore(ada, 'TRANSACTION', transactionId)]
  for (const step of deleted === 'the receipt first' ? steps : steps.reverse()) await step()
  for (const way of restored === 'the receipt first' ? ways : ways.reverse()) {
    expect(await way()).toMatchObject({ done: true, conflicts: [] })
  }

  expect(await rowsOf(ada)).toEqual(before)
})

test('a receipt of a file is deleted alone, and the first receipt only with the others', async () => {
  const ada = await fixture.signUp()
  const three = receiptPages([
    receiptLines('CORNER SHOP', 1.2, 3.5),
    receiptLines('GREEN MARKET', 4.3),
    receiptLines('BLUE BAKERY', 2.1),
  ])
  const { file } = await sendAndWait(ada, fixture.baseUrl, three)
  const first = file.receiptId ?? ''
  const [second = '', third = ''] = await Promise.all(
    file.parts.map(async ({ id }) => (await ada.graphql(FileOfDocument, { id })).document.receiptId ?? ''),
  )
  const before = await rowsOf(ada)

  await remove(ada, second)
  await expect(receiptOf(ada, third)).resolves.toMatchObject({ id: third })
  await expect(remove(ada, first)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The file of this receipt contains 1 more receipt. Delete them together.',
  })
  await remove(ada, first, third)
  const { receipts } = await ada.graphql(ReceiptsDocument, {})
  expect(receipts.edges).toEqual([])

  expect(await restore(ada, 'RECEIPT', second)).toMatchObject({
    done: false,
    count: 0,
    batchId: null,
    conflicts: [{ recordId: second, reason: expect.stringContaining('Restore that receipt first.') }],
  })
  expect(await restore(ada, 'RECEIPT', second, third, first)).toMatchObject({ done: true, count: 3, conflicts: [] })
  expect(await rowsOf(ada)).toEqual(before)
})

test('a receipt deleted during reading stops, returns its credit and can be read after its restoration', async () => {
  const ada = await fixture.signUp()
  const storagePath = await upload(ada, fixture.baseUrl, pdf())
  // The job is not started before the receipt is deleted, which stands for a running reader.
  const { createReceipt } = await ada.graphql(CreateReceiptDocument, {
    input: { storagePath, fileName: 'shop.pdf', contentType: 'application/pdf' },
  })
  const { id } = createReceipt
  await remove(ada, id)
  const jobs = `select from graphile_worker._private_jobs where payload ->> 'documentId' = $1`
  await expect.poll(() => fixture.owner(jobs, [createReceipt.document.id])).toEqual([])
  expect(await creditsOf(ada)).toBe(0)
  expect((await rowsOf(ada)).documents).toEqual([])

  await restore(ada, 'RECEIPT', id)
  const { document } = await receiptOf(ada, id)
  expect(['FAILED', 'STAGED']).toContain(document.stage)
  expect(await creditsOf(ada)).toBe(document.stage === 'FAILED' ? 0 : 1)
})

test('Members can delete their own receipts, Owners and Admins all and Viewers none; either all or none are deleted', async () => {
  const ada = await createTeam(await fixture.signUp())
  const [sam, vic] = [await joinAs('MEMBER', ada, fixture.signUp), await joinAs('VIEWER', ada, fixture.signUp)]
  const [own, others] = [
    await addReceipt(sam, fixture.baseUrl, pdf(shopOf('GREEN MARKET'))),
    await addReceipt(ada, fixture.baseUrl, pdf()),
  ]
  for (const person of [vic, sam]) {
    await expect(remove(person, own.id, others.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  expect(await remove(sam, own.id)).toEqual({ deleteReceipts: [own.id] })
  await expect(remove(sam, own.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await remove(ada, others.id)).toEqual({ deleteReceipts: [others.id] })
  await expect(restore(sam, 'RECEIPT', others.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await restore(sam, 'RECEIPT', own.id)).toMatchObject({ done: true })
})

test('the trash is empty after 30 days, with files and readings purged and other data kept', async () => {
  const ada = await fixture.signUp()
  const [gone, fresh, retained] = [
    await saved(ada),
    await saved(ada, pdf(shopOf('GREEN MARKET'))),
    await saved(ada, pdf(shopOf('BLUE BAKERY'))),
  ]
  const filesBefore = await fixture.filesOf(ada.organizationId)
  expect(filesBefore).toHaveLength(6)
  await remove(ada, gone.id, fresh.id)
  await fixture.owner(
    `update changes set at = at - interval '31 days' where batch_id in (
       select batch_id from changes where kind = 'receipt' and record_id = $1 and action = 'DELETED')
       and kind in ('receipt', 'document') and (record_id = $1 or record_id = (
         select (before ->> 'document_id')::uuid from changes where kind = 'receipt' and record_id = $1 and action = 'DELETED'))`,
    [gone.id],
  )
  expect((await trashOf(ada)).map(({ id }) => id)).toEqual([fresh.id])
  await expect(restore(ada, 'RECEIPT', gone.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await fixture.run('sweep-deleted')
  expect(await fixture.filesOf(ada.organizationId)).toHaveLength(4)
  expect((await rowsOf(ada)).document_readings).toHaveLength(2)
  await fixture.run('sweep-deleted')
  await restore(ada, 'RECEIPT', fresh.id)
  for (const { id } of [fresh, retained]) {
    const picture = await fetch(`${fixture.baseUrl}${(await receiptOf(ada, id)).pages[0]?.imageUrl}`)
    expect(picture.status).toBe(200)
  }
})
