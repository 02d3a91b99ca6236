import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readInvoice } from '../../../server/reader/invoice/read-invoice.ts'
import { type InvoiceFacts, invoiceFacts, type Syntax, writeInvoice } from '../../reader/invoices.ts'

const syntaxes: Syntax[] = ['CII', 'ZUGFeRD 1', 'UBL', 'UBL credit note']
const read = (xml: string) => readInvoice(Buffer.from(xml))

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((value) => value.replace(/[\p{C}\s]+/gu, ' ').trim() || 'x')
const amount = fc
  .bigInt({ min: 0n, max: 99_999_999n })
  .map((minor) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`)
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const facts: fc.Arbitrary<InvoiceFacts> = fc.record({
  number: text,
  typeCode: fc.constantFrom('380', '381', '384', '389', '326', '261'),
  date: day,
  dueDate: fc.option(day),
  currency: fc.constantFrom('EUR', 'CHF', 'JPY', 'KWD'),
  seller: text,
  tradingName: fc.option(text),
  vatId: fc.constantFrom('DE136695976', 'ATU13585627', 'FRXX999999999'),
  iban: fc.constantFrom('DE75512108001245126199', 'CH5604835012345678009'),
  reference: fc.option(text),
  lines: fc.array(fc.record({ name: text, quantity: amount, price: amount, net: amount }), { maxLength: 20 }),
  rate: fc.constantFrom('0', '7', '19', '8.1'),
  net: amount,
  tax: amount,
  total: amount,
  paid: fc.option(amount),
  payable: amount,
})

test('an invoice is read as it was written, in each syntax', () => {
  const same = (one: string | null, other: string | null) => expect(Number(one)).toBe(Number(other))
  fc.assert(
    fc.property(facts, fc.constantFrom(...syntaxes), (written, syntax) => {
      const invoice = read(writeInvoice(syntax, written))
      expect(invoice).toMatchObject({
        number: written.number,
        date: written.date,
        dueDate: written.dueDate,
        currency: written.currency,
        seller: { name: written.seller, vatId: written.vatId, address: { postCode: '20095', country: 'DE' } },
        payment: { iban: written.iban, reference: written.reference },
        isCredit: syntax === 'UBL credit note' || ['381', '261'].includes(written.typeCode),
      })
      // ZUGFeRD 1 has no trading names.
      if (syntax !== 'ZUGFeRD 1') expect(invoice.seller.tradingName).toBe(written.tradingName)
      for (const name of ['net', 'tax', 'total', 'paid', 'payable'] as const) same(invoice.totals[name], written[name])
      expect(invoice.taxes).toHaveLength(1)
      same(invoice.taxes[0]?.rate ?? null, written.rate)
      expect(invoice.lines.map(({ name }) => name)).toEqual(written.lines.map(({ name }) => name))
      for (const [index, line] of written.lines.entries()) same(invoice.lines[index]?.net ?? null, line.net)
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['UTF-8 with a byte order mark', (xml: string) => Buffer.from(`\ufeff${xml}`)],
  ['UTF-16', (xml: string) => Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
  [
    'UTF-16 with the big end first',
    (xml: string) => Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le').swap16(),
  ],
  ['ISO 8859-1', (xml: string) => Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1')],
  ['UTF-8 that is declared as UTF-16', (xml: string) => Buffer.from(xml.replace('UTF-8', 'utf-16'))],
])('%s is decoded', (_, encode) => {
  expect(readInvoice(encode(writeInvoice('CII', invoiceFacts))).seller.name).toBe('Nordlicht Energie & Wärme GmbH')
})
