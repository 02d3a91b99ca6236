import { expect, test } from 'vitest'
import {
  ApproveDocumentItemsDocument,
  UpdateCategoryDocument as ChangeCategoryDocument,
  CreateCategoryDocument,
  CreateTransactionDocument,
  DeclineMatchDocument,
  DeleteReceiptsDocument,
  SetBudgetDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import { differencesOf, type LedgerRows } from '../../support/data/ledger-rows.ts'
import { csv } from '../../support/data/sent-files.ts'
import {
  AnswerDuplicateDocument,
  ApproveReceiptDocument,
  ApproveStagedItemDocument,
  ChooseToAttachDocument,
  DeleteTransactionsDocument,
  DiscardReceiptDocument,
  DiscardStagedItemDocument,
  InboxDocument,
  MergeStagedItemDocument,
  type ReceiptDetailsFragment,
  UpdateOrganizationDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { converse } from '../assistant/conversation.ts'
import { receiptOf, sendAndWait } from '../intake/file-steps.ts'
import { addReceipt, asRead, cornerShop, pdf } from '../intake/receipt-steps.ts'
import { createUndoFixture, undo } from './undo-fixture.ts'

const fixture = createUndoFixture()

type Act = () => Promise<{ batch: string }>

const pay = async (person: TestUser, details = {}) =>
  (
    await person.graphql(CreateTransactionDocument, {
      input: expense({ amount: '9.00', date: '2026-03-14', description: 'Corner shop', ...details }),
    })
  ).createTransaction.id

async function sendTwice(ada: TestUser) {
  const { file: first } = await sendAndWait(ada, fixture.baseUrl, pdf())
  const earlier = await receiptOf(ada, first)
  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, {
    id: earlier.id,
    version: earlier.version,
    input: asRead(earlier),
  })
  const { file } = await sendAndWait(ada, fixture.baseUrl, pdf())
  return { documentId: file.id, ids: approveReceipt.transactions.map((each) => each.id) }
}

const actions: Record<string, (ada: TestUser) => Promise<Act>> = {
  'a transaction recorded': async (ada) => () => fixture.act(ada, CreateTransactionDocument, { input: expense({}) }),
  'a transaction edited': async (ada) => {
    const [id, categoryId] = [await pay(ada), await categoryOf(ada, 'Travel')]
    const changes = { amount: '12.00', categoryId, date: '2026-04-01', note: 'More' }
    return () => fixture.act(ada, UpdateTransactionDocument, { id, changes })
  },
  'transactions deleted, of which one has a receipt': async (ada) => {
    const ids = [await pay(ada), await pay(ada, { amount: '5.00' })]
    const receipt = await addReceipt(ada, fixture.baseUrl, pdf())
    await ada.graphql(ApproveReceiptDocument, attached(receipt, ids[0] ?? ''))
    return () => fixture.act(ada, DeleteTransactionsDocument, { ids })
  },
  'a category made': async (ada) => () =>
    fixture.act(ada, CreateCategoryDocument, { input: { name: 'Sailing', type: 'EXPENSE' } }),
  'a category renamed': async (ada) => changeCategory(ada, { name: 'Food', icon: 'apple', color: 3 }),
  'a category put below another': async (ada) => changeCategory(ada, { parentId: await categoryOf(ada, 'Travel') }),
  'a category archived': async (ada) => changeCategory(ada, { archived: true }),
  'a budget set': async (ada) => plan(ada, '100.00'),
  'a budget set again': async (ada) => {
    await (await plan(ada, '100.00'))()
    return plan(ada, '80.00')
  },
  'an item approved': async (ada) => {
    const [id] = await statementRows(ada)
    return () => fixture.act(ada, ApproveStagedItemDocument, { id: id ?? '', input: { description: 'Ferry home' } })
  },
  'all items of a list approved': async (ada) => {
    const { file } = await sendAndWait(ada, fixture.baseUrl, csv('Category,Planned\nGroceries,400\nYoga,35\n'))
    return () => fixture.act(ada, ApproveDocumentItemsDocument, { documentId: file.id })
  },
  'an item discarded': async (ada) => {
    const [id] = await statementRows(ada)
    return () => fixture.act(ada, DiscardStagedItemDocument, { id: id ?? '' })
  },
  'an item merged': async (ada) => {
    const transactionId = await pay(ada)
    const [id] = await statementRows(ada)
    return () => fixture.act(ada, MergeStagedItemDocument, { id: id ?? '', transactionId })
  },
  'a receipt approved as one': async (ada) =>
    approval(ada, (receipt) => ({ ...asRead(receipt), merchant: 'The shop' })),
  'a receipt approved by category': async (ada) => {
    const categoryId = await categoryOf(ada, 'Travel')
    return approval(ada, (receipt) => {
      const [first, ...others] = asRead(receipt).items
      const items = [{ ...first, description: 'Ferry', amount: first?.amount ?? '', categoryId }, ...others.slice(1)]
      return {
        ...asRead(receipt),
        items: [...items, { description: 'Tip', amount: '1.00' }],
        saveAs: 'ONE_PER_CATEGORY',
      }
    })
  },
  'a receipt attached': async (ada) => {
    const id = await pay(ada)
    const receipt = await addReceipt(ada, fixture.baseUrl, pdf())
    return () => fixture.act(ada, ApproveReceiptDocument, attached(receipt, id))
  },
  'a receipt discarded': async (ada) => {
    const { id } = await addReceipt(ada, fixture.baseUrl, pdf())
    return () => fixture.act(ada, DiscardReceiptDocument, { id })
  },
  'a receipt deleted': async (ada) => {
    const receipt = await addReceipt(ada, fixture.baseUrl, pdf())
    await ada.graphql(ApproveReceiptDocument, attached(receipt, await pay(ada)))
    return () => fixture.act(ada, DeleteReceiptsDocument, { ids: [receipt.id] })
  },
  'a match declined': async (ada) => {
    const [transactionId, { id }] = [await pay(ada), await addReceipt(ada, fixture.baseUrl, pdf())]
    const suggestions = () => fixture.owner('select id from receipt_matches where receipt_id = $1', [id])
    await expect.poll(suggestions).toHaveLength(1)
    return () => fixture.act(ada, DeclineMatchDocument, { receiptId: id, transactionId })
  },
  'an earlier receipt replaced': async (ada) => {
    const { documentId } = await sendTwice(ada)
    return () => fixture.act(ada, AnswerDuplicateDocument, { documentId, answer: 'REPLACE' })
  },
  'a transaction deleted of a receipt that was replaced': async (ada) => {
    const { documentId, ids } = await sendTwice(ada)
    await ada.graphql(AnswerDuplicateDocument, { documentId, answer: 'REPLACE' })
    return () => fixture.act(ada, DeleteTransactionsDocument, { ids })
  },
  'the settings changed': async (ada) => () =>
    fixture.act(ada, UpdateOrganizationDocument, { changes: { name: 'Home', monthStartDay: 25, currency: 'CHF' } }),
}

test.each(Object.entries(actions))(
  '%s: undo restores the state before, and redo the state after',
  async (_, prepare) => {
    const ada = await fixture.signUp()
    const act = await prepare(ada)
    const before = await fixture.rows(ada)
    const { batch } = await act()
    const after = await fixture.rows(ada)
    expect(differencesOf(before, after)).not.toEqual([])

    const undone = await undo(ada, batch)
    expect(undone).toMatchObject({ done: true, conflicts: [] })
    expect(differencesOf(before, await fixture.rows(ada))).toEqual([])
    await expect(undo(ada, batch)).rejects.toMatchObject({ code: 'CONFLICT', message: 'This has already been undone.' })

    const redone = await undo(ada, undone.batchId ?? '')
    expect(redone).toMatchObject({ done: true, count: undone.count, conflicts: [] })
    expect(differencesOf(after, await fixture.rows(ada))).toEqual([])

    expect(await undo(ada, redone.batchId ?? '')).toMatchObject({ done: true })
    expect(differencesOf(before, await fixture.rows(ada))).toEqual([])
  },
)

test('an automatic match by rule is undone and not attached again', async () => {
  const ada = await fixture.signUp()
  for (const name of ['CORNER SHOP', 'WHITE BAKERY']) {
    const receipt = await addReceipt(ada, fixture.baseUrl, receiptPdf(name, '2026-01-05'))
    await ada.graphql(ApproveReceiptDocument, {
      id: receipt.id,
      version: receipt.version,
      input: { ...asRead(receipt), merchant: name },
    })
  }
  await ada.graphql(ChooseToAttachDocument, { attachesReceipts: true })
  const attachments = () =>
    fixture.owner<{ batch_id: string }>(
      `select batch_id from changes where organization_id = $1 and via = 'rule' group by 1 order by max(number)`,
      [ada.organizationId],
    )
  const { document } = await addReceipt(ada, fixture.baseUrl, receiptPdf('CORNER SHOP', '2026-03-14'))
  const before = await fixture.rows(ada)
  const id = await pay(ada)
  await expect.poll(attachments).toHaveLength(1)

  const [attached] = await attachments()
  expect(await undo(ada, attached?.batch_id ?? '')).toMatchObject({ done: true, conflicts: [] })

  // The job that attaches this receipt has checked the other one too.
  await addReceipt(ada, fixture.baseUrl, receiptPdf('WHITE BAKERY', '2026-02-01'))
  await pay(ada, { description: 'White Bakery', date: '2026-02-01' })
  await expect.poll(attachments).toHaveLength(2)
  const now = await fixture.rows(ada)
  expect(now.get(`transaction ${id}`)).toBeDefined()
  const ofDocument = (rows: LedgerRows) =>
    [...rows].filter(([key, row]) => key === `document ${document.id}` || row.document_id === document.id)
  expect(ofDocument(now)).toEqual(ofDocument(before))
})

test('changes from the assistant and an import show their origin', async () => {
  const ada = await fixture.signUp()
  const { say: sendMessage } = await converse(ada)
  await sendMessage('taxi 12 dollars')
  const { pendingItems } = await ada.graphql(InboxDocument, {})
  const [row] = await statementRows(ada)
  const viaOf = async (id: string) => {
    const { batch } = await fixture.act(ada, ApproveStagedItemDocument, { id, input: {} })
    const changes = await fixture.owner<{ via: string }>('select distinct via from changes where batch_id = $1', [
      batch,
    ])
    return changes.map(({ via }) => via)
  }
  expect(await viaOf(pendingItems[0]?.id ?? '')).toEqual(['assistant'])
  expect(await viaOf(row ?? '')).toEqual(['import'])
})

const receiptPdf = (name: string, day: string) =>
  pdf([[name], ['Main Street 5'], [`Date: ${day}`], ...cornerShop.slice(3)])

const attached = (receipt: ReceiptDetailsFragment, transactionId: string) => ({
  id: receipt.id,
  version: receipt.version,
  input: { ...asRead(receipt), saveAs: 'ATTACH' as const, transactionId },
})

async function changeCategory(person: TestUser, changes: object): Promise<Act> {
  const id = await categoryOf(person, 'Groceries')
  return () => fixture.act(person, ChangeCategoryDocument, { id, changes })
}

async function plan(person: TestUser, amount: string): Promise<Act> {
  const categoryId = await categoryOf(person, 'Groceries')
  return () => fixture.act(person, SetBudgetDocument, { categoryId, month: '2026-03', amount })
}

type Input = Omit<ReturnType<typeof asRead>, 'saveAs' | 'items'> & {
  saveAs: 'ONE_TRANSACTION' | 'ONE_PER_CATEGORY'
  items: object[]
}

async function approval(person: TestUser, inputOf: (receipt: ReceiptDetailsFragment) => Input): Promise<Act> {
  const receipt = await addReceipt(person, fixture.baseUrl, pdf())
  const { id, version } = receipt
  return () =>
    fixture.act(person, ApproveReceiptDocument, { id, version, input: inputOf(receipt) as ReturnType<typeof asRead> })
}

async function statementRows(person: TestUser): Promise<string[]> {
  const rows = 'Date,Description,Amount\n2026-03-03,Ferry,-7.00\n2026-03-04,Bakery,-3.20\n2026-03-05,Salary,900.00\n'
  const { file } = await sendAndWait(person, fixture.baseUrl, csv(rows, 'bank.csv'))
  const { pendingItems } = await person.graphql(InboxDocument, {})
  return pendingItems.filter(({ kind }) => kind === 'STATEMENT_ROW' && file.kind === 'STATEMENT').map(({ id }) => id)
}
