import { UnmatchedReceiptCountDocument, UpdateTransactionDocument } from '../../../web/operations/generated.ts'
import { invoiceFacts, writeInvoice } from '../../reader/invoices.ts'
import { ApproveReceiptDocument } from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { addReceipt, asRead, pdf } from '../intake/receipt-steps.ts'
import { exported, recordsOf } from './export-steps.ts'

const invoice = {
  fileName: 'invoice.xml',
  contentType: 'text/xml',
  bytes: Buffer.from(writeInvoice('CII', invoiceFacts)),
}

test('an export has the tax, VAT ID, number and days of each receipt, and splits share them', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const { id, version, ...receipt } = await addReceipt(ada, baseUrl, invoice)
  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, {
    id,
    version,
    input: { ...asRead({ id, version, ...receipt }), tax: '19.00', rate: '1.1' },
  })
  const [transaction] = approveReceipt.transactions
  const splits = [{ amount: '89.25' }, { amount: '29.75', note: 'office' }]
  await ada.graphql(UpdateTransactionDocument, { id: transaction?.id ?? '', changes: { splits } })

  const rows = recordsOf((await exported(ada, baseUrl, 'CSV')).bytes)
  const printed = {
    'Receipt currency': 'EUR',
    'Tax rate %': '19',
    'VAT ID': 'DE136695976',
    'Invoice number': 'R-2026-118',
    'Due date': '2026-12-02',
  }
  expect(rows).toMatchObject([
    { Split: '1 of 2', Amount: '-89.25', 'Receipt net': '-75.00', 'Receipt tax': '-14.25', ...printed },
    { Split: '2 of 2', Amount: '-29.75', 'Receipt net': '-25.00', 'Receipt tax': '-4.75', ...printed },
  ])
  const { transactions } = JSON.parse((await exported(ada, baseUrl, 'JSON')).bytes.toString())
  expect(transactions).toMatchObject([
    {
      splits: [
        { receipt_net: '-75.00', receipt_tax: '-14.25' },
        { receipt_net: '-25.00', receipt_tax: '-4.75' },
      ],
      receipts: [
        {
          ...{ id, file_name: 'invoice.xml', total: '119.00', net: '100.00', tax: '19.00', tax_rates: ['19'] },
          ...{ vat_id: 'DE136695976', invoice_number: 'R-2026-118', due_date: '2026-12-02', currency: 'EUR' },
        },
      ],
    },
  ])
})

test('the tax of a receipt stands once where it became several transactions', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { id, version, ...receipt } = await addReceipt(ada, baseUrl, pdf())
  const input = asRead({ id, version, ...receipt })
  const groceries = await categoryOf(ada, 'Groceries')
  const items = input.items.map((item, at) => ({ ...item, categoryId: at === 0 ? groceries : null }))
  await ada.graphql(ApproveReceiptDocument, {
    id,
    version,
    input: { ...input, tax: '0.75', saveAs: 'ONE_PER_CATEGORY', items, vendorVatId: 'US 12' },
  })
  const rows = recordsOf((await exported(ada, baseUrl, 'CSV')).bytes)
  expect(rows.map((row) => [row['Receipt net'], row['Receipt tax'], row['Tax rate %']])).toEqual([
    ['-8.25', '-0.75', ''],
    ['', '', ''],
  ])
  expect(rows.map((row) => row['VAT ID'])).toEqual(['US12', 'US12'])
})

test("a CSV has the numbers, dates and separator of the reader's region", async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { id, version, ...receipt } = await addReceipt(ada, baseUrl, invoice)
  await ada.graphql(ApproveReceiptDocument, {
    id,
    version,
    input: { ...asRead({ id, version, ...receipt }), rate: '1.1' },
  })
  const rowIn = async (locale: string, separator: string) =>
    recordsOf((await exported(ada, baseUrl, 'CSV', {}, false, locale)).bytes, separator)[0]
  expect(await rowIn('de-DE', ';')).toMatchObject({
    ...{ Date: '02.11.2026', Amount: '-119,00', Rate: '1,1', 'Due date': '02.12.2026' },
    'Created at': expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/),
  })
  expect(await rowIn('en-US', ',')).toMatchObject({ Date: '11/02/2026', Amount: '-119.00', Rate: '1.1' })
  expect(await rowIn('de-CH', ';')).toMatchObject({ Date: '02.11.2026', Amount: '-119.00' })
  await expect(rowIn('no locale', ',')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('pending receipts without a transaction are counted for a period', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  await addReceipt(ada, baseUrl, pdf())
  const countIn = async (from: string, to: string) =>
    (await ada.graphql(UnmatchedReceiptCountDocument, { from, to })).unmatchedReceiptCount
  expect(await countIn('2026-03-14', '2026-03-14')).toBe(1)
  expect(await countIn('2026-03-15', '2026-03-31')).toBe(0)
  expect((await ada.graphql(UnmatchedReceiptCountDocument, {})).unmatchedReceiptCount).toBe(1)
})
