import { CreateTransactionDocument, SetBudgetDocument } from '../../../web/operations/generated.ts'
import { categoryOf, expense } from '../ledger.ts'
import type { TestUser } from '../people.ts'
import { expect } from '../test.ts'
import { drawReceipt } from './receipt-picture.ts'

export interface SampleLedger {
  receiptPath: string
  budgetListPath: string
}

const spendings: [description: string, category: string, amount: string][] = [
  ['Greenlake Market', 'Groceries', '61.18'],
  ['Ridge Street Pizza', 'Eating out', '268.60'],
  ['Seattle City Light', 'Utilities', '96.15'],
  ['Elliott Books', 'Education', '34.00'],
]

const plans: [category: string, amount: string][] = [
  ['Groceries', '70.00'],
  ['Eating out', '240.00'],
  ['Utilities', '200.00'],
]

/** Fills a ledger with expenses, an income, budgets (one near, one over), a receipt and a list to review. */
export async function fillLedger(person: TestUser): Promise<SampleLedger> {
  await addRecords(person)
  return addDocuments(person)
}

/** Adds expenses, an income and budgets (one near, one over). */
export async function addRecords(person: TestUser): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  for (const [description, category, amount] of spendings) {
    const input = expense({ description, amount, date, categoryId: await categoryOf(person, category) })
    await person.graphql(CreateTransactionDocument, { input })
  }
  const salary = expense({
    description: 'Harbor & Pine',
    amount: '2420.00',
    date,
    categoryId: await categoryOf(person, 'Salary'),
  })
  await person.graphql(CreateTransactionDocument, { input: { ...salary, type: 'INCOME' } })
  await person.graphql(CreateTransactionDocument, { input: expense({ description: 'Kiosk', date, amount: '4.20' }) })
  for (const [category, amount] of plans) {
    const categoryId = await categoryOf(person, category)
    await person.graphql(SetBudgetDocument, { categoryId, month: date.slice(0, 7), amount })
  }
}

/** Adds a receipt and a budget list, and waits until both can be reviewed. */
export async function addDocuments(person: TestUser): Promise<SampleLedger> {
  const receiptId = await uploadReceipt(person)
  await sendList(person, 'budget.csv', 'Category,Amount\nGroceries,420\nSailing,80\n')
  let pending: PendingItem[] = []
  const kindsOf = async () => {
    pending = (await person.rest('GET', '/review')).body
    return [...new Set(pending.map(({ kind }) => kind))].sort()
  }
  await expect.poll(kindsOf).toEqual(['budget_line', 'receipt_item'])
  const list = pending.find(({ kind }) => kind === 'budget_line')
  return { receiptPath: `/receipts/${receiptId}/review`, budgetListPath: `/budgets/review/${list?.document_id}` }
}

interface PendingItem {
  kind: string
  document_id: string
}

export async function uploadReceipt(person: TestUser): Promise<string> {
  const about = { fileName: 'greenlake.jpg', contentType: 'image/jpeg' }
  const { body: upload } = await person.rest('POST', '/receipts/upload-url', about)
  await fetch(upload.uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': about.contentType },
    body: new Uint8Array(drawReceipt()),
  })
  const { status, body } = await person.rest('POST', '/receipts', { ...about, storagePath: upload.storagePath })
  if (status >= 300) throw new Error(`The file was not taken: ${JSON.stringify(body)}`)
  return body.id
}

/** Sends a list to the assistant, whose lines are then to be reviewed. */
export async function sendList(person: TestUser, name: string, text: string): Promise<void> {
  const { body: session } = await person.rest('POST', '/assistant/session/start')
  const form = new FormData()
  form.set('file', new File([text], name, { type: 'text/csv' }))
  form.set('jobType', 'document')
  form.set('session_id', session.sessionId)
  const { status, body } = await person.rest('POST', '/assistant/command', form)
  if (status >= 300) throw new Error(`The list was not taken: ${JSON.stringify(body)}`)
}
