import { hybridPdf } from '../../reader/hostile-invoices.ts'
import { invoiceFacts, writeInvoice } from '../../reader/invoices.ts'
import { ApproveReceiptDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { receiptOf, sendAndWait } from './file-steps.ts'
import { addReceipt, asRead } from './receipt-steps.ts'

const xml = (text: string, fileName = 'invoice.xml') => ({
  fileName,
  contentType: 'text/xml',
  bytes: Buffer.from(text),
})
const pdf = (text: string) => ({ fileName: 'invoice.pdf', contentType: 'application/pdf', bytes: hybridPdf([text]) })

test('an e-invoice is read from its XML and saved as it is', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, xml(writeInvoice('CII', invoiceFacts)))
  const exact = (value: string) => ({ value, confidence: 1, doubt: null, source: 'E_INVOICE' })
  expect(receipt).toMatchObject({
    merchant: exact('Nordlicht'),
    date: exact('2026-11-02'),
    currency: exact('EUR'),
    total: exact('119.00'),
    tax: exact('19.00'),
    totalProven: true,
    vendorVatId: 'DE136695976',
    eInvoice: {
      number: 'R-2026-118',
      isCreditNote: false,
      sellerAddress: ['Alsterweg 1', '20095 Hamburg', 'DE'],
      taxes: [{ rate: '19', amount: '19' }],
      warnings: [],
    },
  })
  expect(receipt.items.map(({ description, amount }) => [description, amount.value])).toEqual([
    ['Ökostrom <Oktober>', '80.00'],
    ['Grundpreis', '20.00'],
  ])
  expect(receipt.pages).toHaveLength(1)
  const { id, version } = receipt
  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, {
    id,
    version,
    input: { ...asRead(receipt), rate: '1' },
  })
  expect(approveReceipt.transactions).toMatchObject([{ type: 'EXPENSE', amount: { value: '119.00' } }])
})

test('a total that differs from the printed page needs a confirmation', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const forged = { ...invoiceFacts, lines: [], net: '1000', tax: '190', total: '1190.00', payable: '1190.00' }
  const { id, version, ...receipt } = await addReceipt(ada, baseUrl, pdf(writeInvoice('UBL', forged)))
  const warning = expect.stringContaining('the printed page shows €119.00')
  expect(receipt).toMatchObject({ total: { value: '1190.00', doubt: warning }, eInvoice: { warnings: [warning] } })

  const input = { ...asRead({ id, version, ...receipt }), rate: '1' }
  await expect(ada.graphql(ApproveReceiptDocument, { id, version, input })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { isAmountConfirmed: warning },
  })
})

test('XML in the assistant is an e-invoice, a bank statement or refused', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const credit = { ...invoiceFacts, typeCode: '381' }
  const { file } = await sendAndWait(ada, baseUrl, xml(writeInvoice('UBL credit note', credit)))
  expect(file).toMatchObject({ kind: 'RECEIPT', stage: 'STAGED' })
  const receipt = await receiptOf(ada, file)
  expect(receipt).toMatchObject({ total: { value: '119.00' }, eInvoice: { isCreditNote: true } })
  expect(receipt.items.map(({ type }) => type)).toEqual(['INCOME', 'INCOME'])

  const entry = `<Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-03</Dt></BookgDt></Ntry>`
  const camt = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entry}</Stmt></BkToCstmrStmt></Document>`
  expect((await sendAndWait(ada, baseUrl, xml(camt))).file).toMatchObject({ kind: 'STATEMENT', stage: 'STAGED' })

  const bomb = writeInvoice('UBL', invoiceFacts, '<!DOCTYPE Invoice [<!ENTITY a "b">]>')
  expect((await sendAndWait(ada, baseUrl, xml(bomb))).file).toMatchObject({
    stage: 'FAILED',
    failure: expect.stringContaining('defines its own entities'),
  })
  const statement = await addReceipt(ada, baseUrl, xml(camt))
  expect(statement.document).toMatchObject({
    stage: 'FAILED',
    failure: expect.stringContaining('neither an e-invoice'),
  })
})
