import {
  UpdateTransactionDocument as ChangeWholeDocument,
  CreateTagDocument,
  DeleteTagDocument,
  CreateTransactionDocument as RecordWholeDocument,
  UpdateTagDocument,
  TransactionToEditDocument as WholeTransactionDocument,
} from '../../../web/operations/generated.ts'
import { CreateReceiptDocument, DeleteTransactionsDocument, ReceiptDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { logOf, summariesOf } from '../history/change-log-steps.ts'
import { restore } from '../history/trash-steps.ts'
import { createUndoFixture, undo } from '../history/undo-fixture.ts'
import { addReceipt, pdf, untilRead, upload } from '../intake/receipt-steps.ts'

const fixture = createUndoFixture()

const record = async (person: TestUser, input: object = {}) =>
  (await person.graphql(RecordWholeDocument, { input: { ...expense({}), ...input } })).createTransaction
const change = async (person: TestUser, id: string, changes: object, version?: number) =>
  (await person.graphql(ChangeWholeDocument, { id, changes, version })).updateTransaction
const whole = async (person: TestUser, id: string) =>
  (await person.graphql(WholeTransactionDocument, { id })).transaction
const userOf = async (person: TestUser) => (await record(person)).createdBy?.id ?? ''

test('the payer is a member and can be removed', async () => {
  const [ada, bob] = [await fixture.signUp({ name: 'Ada Black' }), await fixture.signUp()]
  const me = await userOf(ada)
  const { id, paidBy } = await record(ada, { paidBy: me })
  expect(paidBy).toEqual({ id: me, name: 'Ada Black' })
  expect(await change(ada, id, { clearPaidBy: true })).toMatchObject({ paidBy: null })
  await expect(change(ada, id, { paidBy: await userOf(bob) })).rejects.toMatchObject({
    fields: { paidBy: 'Choose a member of this organization.' },
  })
})

test('the currency, exchange rate and base amount can be changed later', async () => {
  const ada = await fixture.signUp()
  const { id } = await record(ada, { amount: '100.00' })
  await expect(change(ada, id, { currency: 'EUR' })).rejects.toMatchObject({
    fields: { rate: 'Enter an exchange rate.' },
  })

  const euros = await change(ada, id, { currency: 'EUR', rate: '1.0842' })
  expect(euros).toMatchObject({ amount: { value: '100.00', currency: 'EUR' }, baseAmount: { value: '108.42' } })
  expect(await change(ada, id, { baseAmount: '109.00' })).toMatchObject({
    rate: '1.09',
    baseAmount: { value: '109.00' },
  })
  expect(await change(ada, id, { amount: '200' })).toMatchObject({ rate: '1.09', baseAmount: { value: '218.00' } })
  expect(await change(ada, id, { currency: 'USD' })).toMatchObject({ rate: '1', baseAmount: { value: '200.00' } })
  await expect(change(ada, id, { currency: 'JPY', rate: '0.0067', amount: '10.5' })).rejects.toMatchObject({
    fields: { amount: 'JPY has no decimals. Shorten the amount.' },
  })
})

test('a field that a user sets or clears keeps that value', async () => {
  const ada = await fixture.signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  const { id } = await record(ada, { tags: ['Trip'] })
  const rule = '7b8a4c1e-0d7f-4b55-9c0b-3d8a8a8f1c11'
  const setByRule = JSON.stringify({ category_id: `rule ${rule}`, tag_ids: `rule ${rule}`, reviewed: `rule ${rule}` })
  await fixture.owner(`update transactions set category_id = $2, set_by = $3 where id = $1`, [id, groceries, setByRule])
  const setBy = async () =>
    (await fixture.owner<{ set_by: object }>('select set_by from transactions where id = $1', [id]))[0]

  expect((await whole(ada, id)).setBy).toContainEqual({ field: 'CATEGORY', by: 'RULE', id: rule })
  await change(ada, id, { note: 'Mine' })
  expect((await whole(ada, id)).setBy).toHaveLength(3)
  await change(ada, id, { categoryId: await categoryOf(ada, 'Travel') })
  expect((await whole(ada, id)).setBy.map(({ field }) => field).sort()).toEqual(['REVIEWED', 'TAGS'])
  await change(ada, id, { clearCategory: true, tagIds: [], reviewed: false })
  expect(await setBy()).toEqual({ set_by: { category_id: 'person', tag_ids: 'person', reviewed: 'person' } })
  expect((await whole(ada, id)).setBy).toEqual([])
  await change(ada, id, { splits: [{ categoryId: groceries }, {}], tags: ['Work'], reviewed: true })
  expect(await setBy()).toEqual({ set_by: {} })
})

test('splits, tags and other fields are undone together', async () => {
  const ada = await fixture.signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  const made = await record(ada, { amount: '9.00', categoryId: groceries, tags: ['Trip'] })
  const changes = {
    amount: '10.00',
    splits: [{ categoryId: groceries }, {}, {}],
    tags: ['Work', 'Rome'],
    paidBy: made.createdBy?.id,
    reviewed: false,
  }
  const { batch } = await fixture.act(ada, ChangeWholeDocument, { id: made.id, changes })
  expect(await whole(ada, made.id)).toMatchObject({ splits: [{}, {}, {}], tags: [{ name: 'Work' }, { name: 'Rome' }] })

  expect(await undo(ada, batch)).toMatchObject({ done: true })
  const { version: _, ...back } = await whole(ada, made.id)
  expect(made).toMatchObject(back)
  expect(await fixture.owner('select from transaction_splits where transaction_id = $1', [made.id])).toEqual([])
  const stored = await fixture.owner<{ name: string }>('select name from tags where organization_id = $1', [
    ada.organizationId,
  ])
  expect(stored).toEqual([{ name: 'Trip' }])
})

test('a tag created with a transaction is removed with it unless others use it', async () => {
  const ada = await fixture.signUp()
  const make = async (tags: string[]) =>
    (await fixture.act(ada, RecordWholeDocument, { input: { ...expense({}), tags } })).batch
  const tagNames = async () =>
    await fixture.owner<{ name: string }>('select name from tags where organization_id = $1', [ada.organizationId])
  const [first, second] = [await make(['Trip']), await make(['Trip', 'Work'])]

  expect(await undo(ada, first)).toMatchObject({ done: true, conflicts: [] })
  expect(await tagNames()).toEqual([{ name: 'Trip' }, { name: 'Work' }])
  expect(await undo(ada, second)).toMatchObject({ done: true, conflicts: [] })
  expect(await tagNames()).toEqual([{ name: 'Trip' }])
})

test('a deleted tag is restored on all its transactions', async () => {
  const ada = await fixture.signUp()
  const [first, second] = [await record(ada, { tags: ['Trip'] }), await record(ada, { tags: ['Trip', 'Work'] })]
  const trip = first.tags[0]?.id ?? ''
  const { batch } = await fixture.act(ada, DeleteTagDocument, { id: trip })
  expect((await whole(ada, second.id)).tags).toHaveLength(1)

  expect(await undo(ada, batch)).toMatchObject({ done: true })
  expect((await whole(ada, first.id)).tags).toMatchObject([{ id: trip, name: 'Trip' }])
  expect((await whole(ada, second.id)).tags).toHaveLength(2)

  const { batch: renamed } = await fixture.act(ada, UpdateTagDocument, { id: trip, changes: { name: 'Rome' } })
  await undo(ada, renamed)
  expect((await whole(ada, first.id)).tags[0]?.name).toBe('Trip')
})

test('a conflict of an undo or restoration is reported, also for splits or tags', async () => {
  const ada = await fixture.signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  const after = async (made: object, first: object, second: object) => {
    const { id } = await record(ada, made)
    const { batch } = await fixture.act(ada, ChangeWholeDocument, { id, changes: first })
    await change(ada, id, second)
    return (await undo(ada, batch)).conflicts.map(({ reason }) => reason)
  }
  const splits = [{ categoryId: groceries }, {}]
  expect(await after({ categoryId: groceries }, { clearCategory: true }, { splits })).toEqual([
    'It has since been split.',
  ])
  expect(await after({ splits }, { splits: [] }, { amount: '5' })).toEqual(['Its amount has since changed.'])
  expect(await after({}, { tags: ['Sea'] }, { tags: ['Lake'] })).toEqual(['Since then, you changed it: Tags.'])

  const { id, tags } = await record(ada, { tags: ['Trip'] })
  await ada.graphql(DeleteTransactionsDocument, { ids: [id] })
  const { batch } = await fixture.act(ada, DeleteTagDocument, { id: tags[0]?.id ?? '' })
  expect((await restore(ada, 'TRANSACTION', id)).conflicts).toMatchObject([
    { reason: 'Its tag Trip is deleted. Undo that in the change log first.' },
  ])
  const { batch: recreated } = await fixture.act(ada, CreateTagDocument, { name: 'Trip' })
  expect(await undo(ada, batch)).toMatchObject({ conflicts: [{ reason: 'Another tag is now named Trip.' }] })
  for (const each of [recreated, batch]) expect(await undo(ada, each)).toMatchObject({ done: true })
  expect(await restore(ada, 'TRANSACTION', id)).toMatchObject({ done: true, conflicts: [] })
  expect(await whole(ada, id)).toMatchObject({ tags })
})

test('a receipt is attached while a transaction is created, and detached again', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf())
  const read = async () => (await ada.graphql(ReceiptDocument, { id: receipt.id })).receipt

  const { id, receiptIds } = await record(ada, { amount: '9.00', receiptIds: [receipt.id] })
  expect(receiptIds).toEqual([receipt.id])
  expect(await read()).toMatchObject({ document: { state: 'PROCESSED' }, transactions: [{ id }] })
  expect((await read()).items.map(({ state }) => state)).toEqual(['MERGED', 'MERGED', 'MERGED'])

  expect((await change(ada, id, { detachReceiptIds: [receipt.id] })).receiptIds).toEqual([])
  expect(await read()).toMatchObject({ document: { state: 'STAGING' }, transactions: [] })
  expect((await read()).items.map(({ state }) => state)).toEqual(['PENDING', 'PENDING', 'PENDING'])
  expect((await change(ada, id, { attachReceiptIds: [receipt.id] })).receiptIds).toEqual([receipt.id])
  await expect(record(ada, { receiptIds: ['7b8a4c1e-0d7f-4b55-9c0b-3d8a8a8f1c11'] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a receipt attached before it is read never waits for review', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const file = pdf()
  const { fileName, contentType } = file
  const storagePath = await upload(ada, baseUrl, file)
  const { receiptId, document } = await untilRead(ada, async () => {
    const { createReceipt } = await ada.graphql(CreateReceiptDocument, {
      input: { storagePath, fileName, contentType },
    })
    await record(ada, { amount: '9.00', receiptIds: [createReceipt.id] })
    return { documentId: createReceipt.document.id, receiptId: createReceipt.id }
  })
  expect(document).toMatchObject({ stage: 'STAGED', state: 'PROCESSED' })
  const { receipt } = await ada.graphql(ReceiptDocument, { id: receiptId })
  expect(new Set(receipt.items.map(({ state }) => state))).toEqual(new Set(['MERGED']))
  expect(receipt.merchant.value).toBe('CORNER SHOP')
})

test('a write with an outdated version is refused with a conflict', async () => {
  const ada = await fixture.signUp()
  const { id, version } = await record(ada)
  await change(ada, id, { tags: ['Trip'] }, version)
  await expect(change(ada, id, { note: 'Late' }, version)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('the change log shows splits, tags and reviews', async ({ signUp }) => {
  const ada = await signUp({ name: 'Ada Black' })
  const [groceries, repairs] = [await categoryOf(ada, 'Groceries'), await categoryOf(ada, 'Household & repairs')]
  const { id, createdBy } = await record(ada, { amount: '25.00', categoryId: groceries, description: 'Corner shop' })
  const splits = [{ amount: '20', categoryId: groceries }, { categoryId: repairs }]
  await change(ada, id, { splits })
  await change(ada, id, { tags: ['Trip', 'Work'], paidBy: createdBy?.id })
  await change(ada, id, { reviewed: false })
  await change(ada, id, { reviewed: true })
  await change(ada, id, { splits: [] })
  const [trip] = (await whole(ada, id)).tags
  await ada.graphql(UpdateTagDocument, { id: trip?.id ?? '', changes: { name: 'Rome' } })
  await ada.graphql(DeleteTagDocument, { id: trip?.id ?? '' })

  expect(await summariesOf(ada)).toEqual([
    'Deleted the tag Rome from 1 transaction',
    'Renamed the tag Trip to Rome',
    'Removed the splits of Corner shop',
    'Marked Corner shop as reviewed',
    'Marked Corner shop as not reviewed',
    'Added 2 tags · Changed Corner shop: Tags, Payer',
    'Split Corner shop into Groceries and Household & repairs',
    'Added Corner shop',
    'Created the organization',
  ])
  expect(JSON.stringify(await logOf(ada))).toContain('Groceries 20.00 USD and Household & repairs 5.00 USD')
})
