import { expect, test } from 'vitest'
import {
  AnswerDuplicateDocument,
  ApproveDocumentItemsDocument,
  ApproveReceiptDocument,
  ApproveStagedItemDocument,
  ChangeCategoryDocument,
  ChooseToAttachDocument,
  CreateCategoryDocument,
  CreateTransactionDocument,
  DeclineMatchDocument,
  DeleteReceiptsDocument,
  DeleteTransactionsDocument,
  DiscardReceiptDocument,
  DiscardStagedItemDocument,
  InboxDocument,
  MergeStagedItemDocument,
  type ReceiptDetailsFragment,
  SetBudgetDocument,
  UpdateOrganizationDocument,
  UpdateTransactionDocument,
} from '../support/generated.ts'
import { categoryOf, expense } from '../support/ledger.ts'
import { differencesOf, type LedgerRows } from '../support/ledger-rows.ts'
import type { TestPerson } from '../support/people.ts'
import { csv } from '../support/sent-files.ts'
import { converse } from './conversation.ts'
import { receiptOf, sendAndWait } from './file-steps.ts'
import { addReceipt, asRead, cornerShop, pdf } from './receipt-steps.ts'
import { openUndoWorld, undo } from './undo-world.ts'

const world = openUndoWorld()

type Act = () => Promise<{ batch: string }>

const pay = async (person: TestPerson, details = {}) =>
  (
    await person.graphql(CreateTransactionDocument, {
      input: expense({ amount: '9.00', date: '2026-03-14', description: 'Corner shop', ...details }),
    })
  ).createTransaction.id

async function sendTwice(ada: TestPerson) {
  const { file: first } = await sendAndWait(ada, world.baseUrl, pdf())
  const earlier = await receiptOf(ada, first)
  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, {
    id: earlier.id,
    version: earlier.version,
    input: asRead(earlier),
  })
  const { file } = await sendAndWait(ada, world.baseUrl, pdf())
  return { documentId: file.id, ids: approveReceipt.transactions.map((each) => each.id) }
}

const deeds: Record<string, (ada: TestPerson) => Promise<Act>> = {
  'a transaction recorded': async (ada) => () => world.act(ada, CreateTransactionDocument, { input: expense({}) }),
  'a transaction edited': async (ada) => {
    const [id, categoryId] = [await pay(ada), await categoryOf(ada, 'Travel')]
    const changes = { amount: '12.00', categoryId, date: '2026-04-01', note: 'More' }
    return () => world.act(ada, UpdateTransactionDocument, { id, changes })
  },
  'transactions deleted, of which one has a receipt': async (ada) => {
    const ids = [await pay(ada), await pay(ada, { amount: '5.00' })]
    const receipt = await addReceipt(ada, world.baseUrl, pdf())
    await ada.graphql(ApproveReceiptDocument, attached(receipt, ids[0] ?? ''))
    return () => world.act(ada, DeleteTransactionsDocument, { ids })
  },
  'a category made': async (ada) => () =>
    world.act(ada, CreateCategoryDocument, { input: { name: 'Sailing', type: 'EXPENSE' } }),
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
    return () => world.act(ada, ApproveStagedItemDocument, { id: id ?? '', input: { description: 'Ferry home' } })
  },
  'all items of a list approved': async (ada) => {
    const { file } = await sendAndWait(ada, world.baseUrl, csv('Category,Planned\nGroceries,400\nYoga,35\n'))
    return () => world.act(ada, ApproveDocumentItemsDocument, { documentId: file.id })
  },
  'an item discarded': async (ada) => {
    const [id] = await statementRows(ada)
    return () => world.act(ada, DiscardStagedItemDocument, { id: id ?? '' })
  },
  'an item merged': async (ada) => {
    const transactionId = await pay(ada)
    const [id] = await statementRows(ada)
    return () => world.act(ada, MergeStagedItemDocument, { id: id ?? '', transactionId })
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
    const receipt = await addReceipt(ada, world.baseUrl, pdf())
    return () => world.act(ada, ApproveReceiptDocument, attached(receipt, id))
  },
  'a receipt discarded': async (ada) => {
    const { id } = await addReceipt(ada, world.baseUrl, pdf())
    return () => world.act(ada, DiscardReceiptDocument, { id })
  },
  'a receipt deleted': async (ada) => {
    const receipt = await addReceipt(ada, world.baseUrl, pdf())
    await ada.graphql(ApproveReceiptDocument, attached(receipt, await pay(ada)))
    return () => world.act(ada, DeleteReceiptsDocument, { ids: [receipt.id] })
  },
  'a match declined': async (ada) => {
    const [transactionId, { id }] = [await pay(ada), await addReceipt(ada, world.baseUrl, pdf())]
    const offers = () => world.owner('select id from receipt_matches where receipt_id = $1', [id])
    await expect.poll(offers).toHaveLength(1)
    return () => world.act(ada, DeclineMatchDocument, { receiptId: id, transactionId })
  },
  'an earlier receipt replaced': async (ada) => {
    const { documentId } = await sendTwice(ada)
    return () => world.act(ada, AnswerDuplicateDocument, { documentId, answer: 'REPLACE' })
  },
  'a transaction deleted of a receipt that was replaced': async (ada) => {
    const { documentId, ids } = await sendTwice(ada)
    await ada.graphql(AnswerDuplicateDocument, { documentId, answer: 'REPLACE' })
    return () => world.act(ada, DeleteTransactionsDocument, { ids })
  },
  'the settings changed': async (ada) => () =>
    world.act(ada, UpdateOrganizationDocument, { changes: { name: 'Home', monthStartDay: 25, currency: 'CHF' } }),
}

test.each(Object.entries(deeds))('%s: undo restores the state before, and redo the state after', async (_, prepare) => {
  const ada = await world.signUp()
  const act = await prepare(ada)
  const before = await world.rows(ada)
  const { batch } = await act()
  const after = await world.rows(ada)
  expect(differencesOf(before, after)).not.toEqual([])

  const undone = await undo(ada, batch)
  expect(undone).toMatchObject({ done: true, conflicts: [] })
  expect(differencesOf(before, await world.rows(ada))).toEqual([])
  await expect(undo(ada, batch)).rejects.toMatchObject({ code: 'CONFLICT', message: 'This was undone already.' })

  const redone = await undo(ada, undone.batchId ?? '')
  expect(redone).toMatchObject({ done: true, count: undone.count, conflicts: [] })
  expect(differencesOf(after, await world.rows(ada))).toEqual([])

  expect(await undo(ada, redone.batchId ?? '')).toMatchObject({ done: true })
  expect(differencesOf(before, await world.rows(ada))).toEqual([])
})

test('an automatic match by rule is undone and not attached again', async () => {
  const ada = await world.signUp()
  for (const name of ['CORNER SHOP', 'WHITE BAKERY']) {
    const receipt = await addReceipt(ada, world.baseUrl, slipOf(name, '2026-01-05'))
    await ada.graphql(ApproveReceiptDocument, {
      id: receipt.id,
      version: receipt.version,
      input: { ...asRead(receipt), merchant: name },
    })
  }
  await ada.graphql(ChooseToAttachDocument, { attachesReceipts: true })
  const attachments = () =>
    world.owner<{ batch_id: string }>(
      `select batch_id from changes where organization_id = $1 and via = 'rule' group by 1 order by max(number)`,
      [ada.organizationId],
    )
  const { document } = await addReceipt(ada, world.baseUrl, slipOf('CORNER SHOP', '2026-03-14'))
  const before = await world.rows(ada)
  const id = await pay(ada)
  await expect.poll(attachments).toHaveLength(1)

  const [attached] = await attachments()
  expect(await undo(ada, attached?.batch_id ?? '')).toMatchObject({ done: true, conflicts: [] })

  // The job that attaches this receipt has checked the other one too.
  await addReceipt(ada, world.baseUrl, slipOf('WHITE BAKERY', '2026-02-01'))
  await pay(ada, { description: 'White Bakery', date: '2026-02-01' })
  await expect.poll(attachments).toHaveLength(2)
  const now = await world.rows(ada)
  expect(now.get(`transaction ${id}`)).toBeDefined()
  const ofDocument = (rows: LedgerRows) =>
    [...rows].filter(([key, row]) => key === `document ${document.id}` || row.document_id === document.id)
  expect(ofDocument(now)).toEqual(ofDocument(before))
})

test('changes from the assistant and an import show their origin', async () => {
  const ada = await world.signUp()
  const { say } = await converse(ada)
  await say('taxi 12 dollars')
  const { pendingItems } = await ada.graphql(InboxDocument, {})
  const [row] = await statementRows(ada)
  const viaOf = async (id: string) => {
    const { batch } = await world.act(ada, ApproveStagedItemDocument, { id, input: {} })
    const changes = await world.owner<{ via: string }>('select distinct via from changes where batch_id = $1', [batch])
    return changes.map(({ via }) => via)
  }
  expect(await viaOf(pendingItems[0]?.id ?? '')).toEqual(['assistant'])
  expect(await viaOf(row ?? '')).toEqual(['import'])
})

const slipOf = (name: string, day: string) => pdf([[name], ['Main Street 5'], [`Date: ${day}`], ...cornerShop.slice(3)])

const attached = (receipt: ReceiptDetailsFragment, transactionId: string) => ({
  id: receipt.id,
  version: receipt.version,
  input: { ...asRead(receipt), saveAs: 'ATTACH' as const, transactionId },
})

async function changeCategory(person: TestPerson, changes: object): Promise<Act> {
  const id = await categoryOf(person, 'Groceries')
  return () => world.act(person, ChangeCategoryDocument, { id, changes })
}

async function plan(person: TestPerson, amount: string): Promise<Act> {
  const categoryId = await categoryOf(person, 'Groceries')
  return () => world.act(person, SetBudgetDocument, { categoryId, month: '2026-03', amount })
}

type Input = Omit<ReturnType<typeof asRead>, 'saveAs' | 'items'> & {
  saveAs: 'ONE_TRANSACTION' | 'ONE_PER_CATEGORY'
  items: object[]
}

async function approval(person: TestPerson, inputOf: (receipt: ReceiptDetailsFragment) => Input): Promise<Act> {
  const receipt = await addReceipt(person, world.baseUrl, pdf())
  const { id, version } = receipt
  return () =>
    world.act(person, ApproveReceiptDocument, { id, version, input: inputOf(receipt) as ReturnType<typeof asRead> })
}

async function statementRows(person: TestPerson): Promise<string[]> {
  const rows = 'Date,Description,Amount\n2026-03-03,Ferry,-7.00\n2026-03-04,Bakery,-3.20\n2026-03-05,Salary,900.00\n'
  const { file } = await sendAndWait(person, world.baseUrl, csv(rows, 'bank.csv'))
  const { pendingItems } = await person.graphql(InboxDocument, {})
  return pendingItems.filter(({ kind }) => kind === 'STATEMENT_ROW' && file.kind === 'STATEMENT').map(({ id }) => id)
}
