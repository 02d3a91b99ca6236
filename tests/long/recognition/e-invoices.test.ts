import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReader, type Reader } from '../../../server/adapters/reader.ts'
import { ReadingError } from '../../../server/base/reading-error.ts'
import { drawReceipt } from '../../reader/draw.ts'
import { hostileInvoices, hybridPdf, pdfWithBomb } from '../../reader/hostile-invoices.ts'
import { invoiceFacts, writeInvoice } from '../../reader/invoices.ts'
import { receiptTexts } from '../../reader/slips.ts'

let reader: Reader
beforeAll(async () => {
  reader = openReader()
  await reader.warm()
})
afterAll(() => reader.close())

const readXml = async (xml: string | Buffer) => {
  const { receipts, ...reading } = await reader.read({ bytes: Buffer.from(xml), contentType: 'application/xml' })
  return { ...reading, receipt: receipts[0] }
}
const readPdf = async (bytes: Buffer) => {
  const { receipts, ...reading } = await reader.read({ bytes, contentType: 'application/pdf' })
  return { ...reading, receipt: receipts[0] }
}
const valid = writeInvoice('CII', invoiceFacts)

test.each(['CII', 'ZUGFeRD 1', 'UBL'] as const)('%s in a PDF is read instead of its page', async (syntax) => {
  const { receipt, notes } = await readPdf(hybridPdf([writeInvoice(syntax, invoiceFacts)]))
  const sure = (value: string | null) =>
    expect.objectContaining({ value, sure: true, doubt: null, source: 'e-invoice' })
  expect(receipt).toMatchObject({
    date: sure('2026-11-02'),
    total: sure('119'),
    tax: sure('19'),
    currency: sure('EUR'),
    items: [{ amount: '80' }, { amount: '20' }],
    payment: { iban: sure('DE75512108001245126199'), dueDate: sure('2026-12-02'), reference: sure('R-2026-118') },
    invoice: { number: 'R-2026-118', warnings: [] },
  })
  expect(receipt?.total.place).not.toBeNull()
  expect(notes).toEqual([])
})

test('an e-invoice without a page is rendered for people', async () => {
  const { receipt, previews, text, pages } = await readXml(valid)
  expect(previews).toHaveLength(1)
  expect(pages[0]?.words.length).toBeGreaterThan(30)
  expect(text).toContain('DE75 5121 0800 1245 1261 99')
  expect(text).toContain('Ökostrom <Oktober>')
  expect(receipt?.total.place?.page).toBe(0)
})

test('a credit note is a refund', async () => {
  const { receipt } = await readXml(writeInvoice('UBL credit note', { ...invoiceFacts, typeCode: '381' }))
  expect(receipt).toMatchObject({ total: { value: '-119' }, items: [{ amount: '-80' }, { amount: '-20' }] })
  expect(receipt?.payment?.iban.value).toBeNull()
})

test.each([
  ['a total', { total: '1190.00', payable: '1190.00' }, /asks for €1,190\.00, but the printed page shows €119\.00\./],
  ['an amount to pay', { payable: '1119.00' }, /asks for €1,119\.00, but the printed page doesn't show/],
  ['an account', { iban: 'FR1420041010050500013M02606' }, /names the account FR14 .* shows DE75 5121/],
])('%s that differs from the page gets a warning', async (_, change, warning) => {
  const { receipt } = await readPdf(hybridPdf([writeInvoice('CII', { ...invoiceFacts, ...change })]))
  expect(receipt?.invoice?.warnings).toEqual([expect.stringMatching(warning)])
  expect([receipt?.total.doubt, receipt?.payment?.iban.doubt]).toContain(receipt?.invoice?.warnings[0])
})

test('the QR code in a photo is what to pay, and a link is kept as text', async () => {
  const transfer = ['BCD', '002', '1', 'SCT', '', 'Corner Shop', 'DE75512108001245126199', 'EUR9.00', '', '', 'Order 5']
  const photo = await withCodes(drawReceipt(receiptTexts.american.trim()), [
    transfer.join('\n'),
    'https://fiscal.example/a',
  ])
  const { receipts } = await reader.read({ bytes: photo, contentType: 'image/jpeg' })
  expect(receipts).toMatchObject([
    {
      payment: {
        iban: { value: 'DE75512108001245126199', source: 'code' },
        payable: { value: '9' },
        payee: { name: 'Corner Shop' },
      },
      codes: ['https://fiscal.example/a'],
    },
  ])
})

async function withCodes(photo: Buffer, texts: string[]): Promise<Buffer> {
  const codes = texts.map((text) => Buffer.from(renderSVG(text, { ecc: 'M', border: 4, pixelSize: 5 })))
  const { height = 0 } = await sharp(photo).metadata()
  return sharp(photo)
    .extend({ bottom: 320, right: 400, background: 'white' })
    .composite(codes.map((input, index) => ({ input, top: height + 10, left: 20 + index * 300 })))
    .jpeg({ quality: 85 })
    .toBuffer()
}

test('amounts that contradict each other are not sure', async () => {
  const { receipt } = await readXml(writeInvoice('UBL', { ...invoiceFacts, tax: '29.00' }))
  expect(receipt?.total).toMatchObject({ value: '119', sure: false, doubt: expect.stringContaining("don't add up") })
})

test('of a PDF with two different e-invoices, only the page is read', async () => {
  const other = writeInvoice('CII', { ...invoiceFacts, total: '1190.00' })
  const { receipt, notes } = await readPdf(hybridPdf([valid, other]))
  expect(receipt).toMatchObject({ total: { value: '119.00' } })
  expect(receipt?.invoice).toBeUndefined()
  expect(notes).toEqual([expect.stringContaining('several different e-invoices')])
})

test('the hostile e-invoices are refused by the process that reads the next document', async () => {
  const { processId } = reader
  for (const [name, file] of Object.entries(hostileInvoices)) {
    const outcome = await readXml(file).catch((error: unknown) => error)
    expect(outcome, name).toBeInstanceOf(ReadingError)
    expect((outcome as ReadingError).code, name).toMatch(/^(?:DAMAGED|TOO_LARGE|UNSUPPORTED)$/)
  }
  expect((await readXml(valid)).receipt?.total.value).toBe('119')
  expect(reader.processId).toBe(processId)
  const { receipt, notes } = await readPdf(hybridPdf([hostileInvoices['a billion laughs'] ?? '']))
  expect(receipt?.total.value).toBe('119.00')
  expect(notes).toEqual([expect.stringContaining('own entities')])
})

test('a compressed e-invoice of 300 MB ends its process, and a new process reads the next document', async () => {
  const small = openReader({ memoryLimit: 450 })
  await expect(small.read({ bytes: pdfWithBomb(), contentType: 'application/pdf' })).rejects.toMatchObject({
    code: 'TOO_MUCH_MEMORY',
  })
  expect(await small.read({ bytes: Buffer.from(valid), contentType: 'application/xml' })).toMatchObject({
    receipts: [{ total: { value: '119' } }],
  })
  await small.close()
})
