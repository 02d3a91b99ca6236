import { readXlsx } from 'hucre/xlsx'
import {
  CreateCategoryDocument,
  CreateTransactionDocument,
  type NewTransactionInput,
  TransactionTotalsDocument,
} from '../../../web/operations/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam } from '../people/invitations-steps.ts'
import { exported, recordsOf, unzip } from './export-steps.ts'

const record = async (person: TestUser, input: Partial<NewTransactionInput>) =>
  (await person.graphql(CreateTransactionDocument, { input: { ...expense({}), ...input } })).createTransaction

const formulas = ['=1+1', '+49 170 1234567', '-5', '@x']
const oddTexts = [
  'one\ntwo',
  'say "hi", ok; yes',
  'Café Zürich 🎉 ñ',
  "'quoted",
  '<b>&amp; _x0041_ 007',
  'bell \u0007, \tand tab',
]

async function fillLedger(ada: TestUser) {
  const food = await categoryOf(ada, 'Groceries')
  const { createCategory: bread } = await ada.graphql(CreateCategoryDocument, {
    input: { name: 'Bread', type: 'EXPENSE', parentId: food },
  })
  for (const description of [...formulas, ...oddTexts]) await record(ada, { description, note: description })
  const splits = [
    { amount: '6.66', categoryId: bread.id },
    { amount: '3.34', note: 'soap' },
  ]
  const details = { date: '2026-04-01', description: 'Market', note: 'Saturday', tags: ['trip', 'food, drink'], splits }
  const market = await record(ada, { amount: '10.00', ...details })
  await record(ada, { type: 'INCOME', amount: '1234.50', date: '2026-04-02', description: 'Pay', reviewed: false })
  await record(ada, { amount: '1500', currency: 'JPY', rate: '0.0065', date: '2026-04-03', description: 'Ramen' })
  await record(ada, { amount: '1.234', currency: 'KWD', rate: '3.25', date: '2026-04-04', description: 'Tea' })
  await record(ada, { amount: '99.99', date: '2026-05-01', description: 'Later' })
  return { food, bread: bread.id, market }
}

const spring = { from: '2026-03-01', to: '2026-04-30' }

test('a CSV export has safe texts, plain numbers and one row for each split', async ({ signUp, baseUrl }) => {
  const ada = await createTeam(await signUp(), 'Smith & Söhne / Zürich')
  const { market, food } = await fillLedger(ada)
  const { response, bytes, count, fileName } = await exported(ada, baseUrl, 'CSV', spring)
  expect(count).toBe(formulas.length + oddTexts.length + 4)
  expect(fileName).toBe('purser-smith-sohne-zurich-transactions-2026-03-01-2026-04-30.csv')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"; filename*=UTF-8''${fileName}`,
    'cache-control': 'no-store',
  })
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])

  const rows = recordsOf(bytes)
  expect(rows.slice(0, 5)).toEqual([
    row({ Date: '2026-04-04', Description: 'Tea', ...money('-1.234', 'KWD', '-4.01', '3.25') }),
    row({ Date: '2026-04-03', Description: 'Ramen', ...money('-1500', 'JPY', '-9.75', '0.0065') }),
    row({ Date: '2026-04-02', Type: 'Income', Description: 'Pay', ...money('1234.50', 'USD'), Reviewed: 'false' }),
    row({ ...part(market.id, '1 of 2', '-6.66'), Note: 'Saturday', Category: 'Bread', 'Parent category': 'Groceries' }),
    row({ ...part(market.id, '2 of 2', '-3.34'), Note: 'Saturday – soap', 'Split note': 'soap' }),
  ])
  const texts = [...formulas.map((text) => `'${text}`), ...oddTexts]
  expect(rows.slice(5).map(({ Description, Note }) => [Description, Note])).toEqual(
    texts.map((text) => [text, text]).reverse(),
  )
  const { transactionTotals } = await ada.graphql(TransactionTotalsDocument, { filter: spring })
  expect(sumOf(rows)).toBe(transactionTotals.net.value)

  // A split transaction counts only with the splits that the filter names, in the sums and in the file.
  const filter = { ...spring, categoryIds: [food], subcategories: true }
  const ofFood = recordsOf((await exported(ada, baseUrl, 'CSV', filter)).bytes)
  expect(ofFood).toMatchObject([{ Description: 'Market', Split: '1 of 2', Amount: '-6.66' }])
  const some = await exported(ada, baseUrl, 'CSV', { text: 'zurch' })
  expect(recordsOf(some.bytes)).toMatchObject([{ Description: 'Café Zürich 🎉 ñ' }])
  expect(some.fileName).toMatch(/^purser-smith-sohne-zurich-transactions-\d{4}-\d\d-\d\d\.csv$/)
})

test('an XLSX export has typed numbers, dates and texts, and no formulas', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { market } = await fillLedger(ada)
  const { bytes, response } = await exported(ada, baseUrl, 'XLSX', spring)
  expect(response.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/)
  const { sheets } = await readXlsx(bytes)
  expect(sheets.map(({ name }) => name)).toEqual(['Transactions'])
  const [headings = [], ...rows] = sheets[0]?.rows ?? []
  const records = rows.map((cells) => Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? null])))
  expect(records.slice(0, 4)).toMatchObject([
    { Date: new Date('2026-04-04'), Amount: -1.234, Currency: 'KWD', 'Base amount': -4.01, Rate: 3.25, Split: null },
    { Date: new Date('2026-04-03'), Amount: -1500, Currency: 'JPY', 'Base amount': -9.75, Reviewed: true },
    { Date: new Date('2026-04-02'), Type: 'Income', Amount: 1234.5, Reviewed: false, 'Created at': expect.any(Date) },
    { Amount: -6.66, Category: 'Bread', 'Parent category': 'Groceries', Split: '1 of 2', Id: market.id },
  ])
  expect(records.slice(5).map(({ Description }) => Description)).toEqual([...formulas, ...oddTexts].reverse())

  const sheet = (await unzip(bytes)).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('state="frozen"')
  expect(sheet).toContain(`<autoFilter ref="A1:AD${rows.length + 1}"/>`)
  // Number formats with 3, 0 and 2 decimals.
  expect(['E2', 'E3', 'E4'].map((cell) => /s="(\d)"/.exec(sheet.split(`r="${cell}"`)[1] ?? '')?.[1])).toEqual([
    '6',
    '4',
    '5',
  ])
})

test('a JSON export contains whole transactions with splits, and amounts as decimal strings', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const { market } = await fillLedger(ada)
  const { bytes } = await exported(ada, baseUrl, 'JSON', spring)
  const { transactions, exported_at, ...head } = JSON.parse(bytes.toString())
  expect(head).toEqual({ organization: { name: "Ada's finances", currency: 'USD' }, filter: spring })
  expect(Date.parse(exported_at)).toBeGreaterThan(0)
  const texts = [...formulas, ...oddTexts].reverse()
  expect(transactions.slice(4).map(({ description }: { description: string }) => description)).toEqual(texts)
  expect(transactions[0]).toMatchObject({ amount: '-1.234', currency: 'KWD', base_amount: '-4.01', rate: '3.25' })
  expect(transactions[3]).toMatchObject({
    id: market.id,
    date: '2026-04-01',
    type: 'EXPENSE',
    amount: '-10.00',
    category: null,
    tags: ['trip', 'food, drink'],
    splits: [
      { amount: '-6.66', base_amount: '-6.66', category: 'Bread', parent_category: 'Groceries', note: '' },
      { amount: '-3.34', base_amount: '-3.34', category: null, parent_category: null, note: 'soap' },
    ],
    created_by: 'Ada Black',
  })
  const none = await exported(ada, baseUrl, 'JSON', { text: 'nothing has this', exactText: true })
  expect(none.count).toBe(0)
  expect(JSON.parse(none.bytes.toString()).transactions).toEqual([])
})

/** Returns a whole CSV row. Fields that are not given have their defaults. */
const row = (given: Record<string, unknown>) => ({
  Type: 'Expense',
  Note: '',
  Category: '',
  'Parent category': '',
  Tags: '',
  'Paid by': '',
  Reviewed: 'true',
  Receipts: '',
  'Created by': 'Ada Black',
  'Created at': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  Split: '',
  'Split note': '',
  Payee: given.Description,
  Version: '1',
  'Receipt net': '',
  'Receipt tax': '',
  'Receipt currency': '',
  'Tax rate %': '',
  'VAT ID': '',
  'Invoice number': '',
  'Due date': '',
  'Paid on': '',
  Id: expect.stringMatching(/^[\da-f-]{36}$/),
  ...given,
})

const money = (amount: string, currency: string, base = amount, rate = '1') => ({
  Amount: amount,
  Currency: currency,
  'Base amount': base,
  'Base currency': 'USD',
  Rate: rate,
})

const part = (id: string, cell: string, amount: string) => ({
  Date: '2026-04-01',
  Description: 'Market',
  Tags: 'trip; food, drink',
  ...money(amount, 'USD'),
  Split: cell,
  Id: id,
})

const sumOf = (rows: Record<string, string>[]) =>
  (rows.reduce((sum, each) => sum + Math.round(Number(each['Base amount']) * 100), 0) / 100).toFixed(2)
