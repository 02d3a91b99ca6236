import { ReadingAccuracyDocument } from '../../../web/operations/generated.ts'
import type { PrintedLine } from '../../api/intake/receipt-files.ts'
import { addReceipt, asRead, pdf } from '../../api/intake/receipt-steps.ts'
import { ApproveReceiptDocument } from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test('the accuracy counts what users kept, corrected and added, by field and month', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  expect(await figures(ada)).toEqual({})
  const groceries = await categoryOf(ada, 'Groceries')
  await review(ada, baseUrl, printed('3.50'), {})
  await review(ada, baseUrl, printed('4.10'), { total: '4.20', merchant: 'Another Shop', tax: '0.40' })
  await review(ada, baseUrl, printed('5.00'), { categoryId: groceries })

  expect(await figures(ada)).toMatchObject({
    TOTAL: { read: 3, corrected: 1, added: 0 },
    DATE: { read: 3, corrected: 0, added: 0 },
    CURRENCY: { read: 3, corrected: 0, added: 0 },
    MERCHANT: { read: 3, corrected: 1, added: 0 },
    TAX: { read: 0, corrected: 0, added: 1 },
  })
  const { readingAccuracy } = await ada.graphql(ReadingAccuracyDocument, {})
  expect([...new Set(readingAccuracy.map(({ month }) => month))]).toEqual([new Date().toISOString().slice(0, 7)])
})

test('a suggested category that a user changes counts as corrected', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const [groceries, other] = [await categoryOf(ada, 'Groceries'), await categoryOf(ada, 'Clothing')]
  await review(ada, baseUrl, printed('3.50'), { categoryId: groceries })
  const before = (await figures(ada)).CATEGORY
  await review(ada, baseUrl, printed('3.70'), {})
  expect((await figures(ada)).CATEGORY).toEqual({ ...before, read: (before?.read ?? 0) + 1 })
  await review(ada, baseUrl, printed('3.90'), { categoryId: other })

  const after = (await figures(ada)).CATEGORY
  expect(after).toMatchObject({ read: (before?.read ?? 0) + 2, corrected: (before?.corrected ?? 0) + 1 })
})

test('documents to review, discarded ones and those of other organizations do not count', async ({
  signUp,
  baseUrl,
}) => {
  const [ada, bob] = [await signUp(), await signUp()]
  await addReceipt(ada, baseUrl, pdf(printed('3.50')))
  await review(bob, baseUrl, printed('3.50'), { total: '9.00' })
  expect(await figures(ada)).toEqual({})
})

const printed = (total: string): PrintedLine[] => [
  ['CORNER SHOP'],
  ['Main Street 5'],
  ['Date: 2026-03-14'],
  ['Milk', total],
  ['TOTAL', `$${total}`],
]

interface Corrections {
  total?: string
  merchant?: string
  tax?: string
  categoryId?: string
}

async function review(person: TestUser, baseUrl: string, lines: PrintedLine[], { categoryId, ...fields }: Corrections) {
  const receipt = await addReceipt(person, baseUrl, pdf(lines))
  const read = asRead(receipt)
  const items = categoryId ? read.items.map((item) => ({ ...item, categoryId })) : read.items
  await person.graphql(ApproveReceiptDocument, {
    id: receipt.id,
    version: receipt.version,
    input: { ...read, items, ...fields, isAmountConfirmed: true },
  })
}

async function figures(person: TestUser) {
  const { readingAccuracy } = await person.graphql(ReadingAccuracyDocument, {})
  return Object.fromEntries(
    readingAccuracy.map(({ field, read, corrected, added }) => [field, { read, corrected, added }]),
  )
}
