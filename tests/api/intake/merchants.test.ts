import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { ApproveReceiptDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import type { PrintedLine } from './receipt-files.ts'
import { addReceipt, asRead, cornerShop, pdf } from './receipt-steps.ts'

const taxNumber = 'VAT ID: DE136695976'
const phone = 'Tel: 030 7654321'

test('a merchant uses the name that users gave it, recognized by the details on its receipts', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const first = await review(ada, baseUrl, receiptLines('LD DIENSTL GMBH', '2026-03-01', taxNumber), 'Lidl')
  expect(first.merchant.value).not.toBe('Lidl')

  const next = await addReceipt(ada, baseUrl, pdf(receiptLines('BERLIN ALEXANDERPLATZ', '2026-03-02', taxNumber)))

  expect(next.merchant).toMatchObject({ value: 'Lidl', doubt: null, confidence: 0.99 })
  expect(next.merchant.candidates[0]).toBe('Lidl')
  expect(next.merchant.candidates.length).toBeGreaterThan(1)
  expect(next.document.title).toBe('Lidl')
})

test('a merchant uses its printed name if nothing else is printed', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  await review(ada, baseUrl, receiptLines('C0RNER SH0P', '2026-03-01'), 'Corner Shop')
  const next = await addReceipt(ada, baseUrl, pdf(receiptLines('C0RNER SH0P', '2026-03-02')))
  expect(next.merchant).toMatchObject({ value: 'Corner Shop', doubt: null })
})

test('a better spelling replaces the previous one', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  await review(ada, baseUrl, receiptLines('CORNER SHOP', '2026-03-01', taxNumber), 'CORNER SHOP')
  await review(ada, baseUrl, receiptLines('CORNER SHOP', '2026-03-02', taxNumber), 'Corner Shop Berlin')
  const next = await addReceipt(ada, baseUrl, pdf(receiptLines('CORNER SHOP', '2026-03-03', taxNumber)))
  expect(next.merchant.value).toBe('Corner Shop Berlin')
})

test('a telephone number shared by two merchants identifies neither', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  await review(ada, baseUrl, receiptLines('RED BAKERY', '2026-03-01', phone), 'Red Bakery')
  const third = () => addReceipt(ada, baseUrl, pdf(receiptLines('', '2026-03-05', phone)))
  expect((await third()).merchant.value).toBe('Red Bakery')

  await review(ada, baseUrl, receiptLines('GREEN FLOWERS', '2026-03-02', phone), 'Green Flowers')

  const merchant = (await third()).merchant.value
  expect(merchant).not.toBe('Red Bakery')
  expect(merchant).not.toBe('Green Flowers')
  const known = await addReceipt(ada, baseUrl, pdf(receiptLines('RED BAKERY', '2026-03-06', phone)))
  expect(known.merchant).toMatchObject({ value: 'Red Bakery', doubt: null })
})

test('the address of a shop identifies it only if its name is missing or doubtful', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const at = (name: string, day: string) => {
    const street: PrintedLine[] = [['7210 Woodlawn Ave NE'], ['Seattle, WA 98115']]
    return pdf([...(name ? [[name] as PrintedLine] : []), ...street, [`Date: ${day}`], ...cornerShop.slice(3)])
  }
  const first = await addReceipt(ada, baseUrl, at('WOODLAWN GROCERS LLC', '2026-03-01'))
  const { id, version } = first
  const input = { ...asRead(first), merchant: 'Green Lake Market', rate: first.currency.value === 'USD' ? null : '1.1' }
  await ada.graphql(ApproveReceiptDocument, { id, version, input })
  expect((await addReceipt(ada, baseUrl, at('', '2026-03-02'))).merchant.value).toBe('Green Lake Market')
  expect((await addReceipt(ada, baseUrl, at('RED BAKERY', '2026-03-03'))).merchant.value).toBe('RED BAKERY')
})

test('a new merchant whose name was easy to read is not doubted', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf(receiptLines('GREEN LAKE MARKET', '2026-03-01')))
  expect(receipt.merchant).toMatchObject({ value: 'GREEN LAKE MARKET', doubt: null })
})

test('a new merchant has the name that the ledger uses', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  for (const description of ['GREEN LAKE MARKET', 'Green Lake Market', 'Red Bakery']) {
    await ada.graphql(CreateTransactionDocument, {
      input: { type: 'EXPENSE', amount: '12.00', date: '2026-02-01', description },
    })
  }
  const next = await addReceipt(ada, baseUrl, pdf(receiptLines('GREENLAKE MARKFT LLC', '2026-03-02')))
  expect(next.merchant).toMatchObject({ value: 'Green Lake Market', doubt: null })
  expect(next.merchant.candidates).toContain('GREENLAKE MARKFT LLC')
})

test("a shop's name below that of its company is used if the ledger knows it", async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const lines = () => pdf([['WOODLAWN GROCERS LLC'], ['GREEN LAKE MARKET'], ...receiptLines('', '2026-03-02')])
  expect((await addReceipt(ada, baseUrl, lines())).merchant.value).toBe('WOODLAWN GROCERS LLC')
  const description = 'Green Lake Market'
  await ada.graphql(CreateTransactionDocument, {
    input: { type: 'EXPENSE', amount: '12.00', date: '2026-02-01', description },
  })
  expect((await addReceipt(ada, baseUrl, lines())).merchant).toMatchObject({ value: description, doubt: null })
})

test('learned merchant names stay within their organization', async ({ signUp, baseUrl }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  await review(ada, baseUrl, receiptLines('LD DIENSTL GMBH', '2026-03-01', taxNumber), 'Lidl')
  const theirs = await addReceipt(bob, baseUrl, pdf(receiptLines('LD DIENSTL GMBH', '2026-03-02', taxNumber)))
  expect(theirs.merchant.candidates).not.toContain('Lidl')
})

function receiptLines(name: string, day: string, ...shown: string[]): PrintedLine[] {
  const head = [name, 'Main Street 5', ...shown, `Date: ${day}`].filter((line) => line !== '')
  return [...head.map((line): PrintedLine => [line]), ...cornerShop.slice(3)]
}

async function review(person: TestUser, baseUrl: string, lines: PrintedLine[], merchant: string) {
  const receipt = await addReceipt(person, baseUrl, pdf(lines))
  const { id, version, currency } = receipt
  const rate = currency.value === 'USD' ? null : '1.1'
  await person.graphql(ApproveReceiptDocument, { id, version, input: { ...asRead(receipt), merchant, rate } })
  return receipt
}
