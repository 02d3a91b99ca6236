import { expect, test } from 'vitest'
import { applyCodes } from '../../../server/reader/codes/apply-codes.ts'
import { parseCode } from '../../../server/reader/codes/parse-code.ts'
import { extractReceipts } from '../../../server/reader/extract/receipt.ts'
import type { ReceiptReading } from '../../../server/reader/reading.ts'

const epc = ['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Nordlicht', 'DE75512108001245126199', 'EUR119', '', '', 'R-118']
const swiss = [
  ...[
    'SPC',
    '0200',
    '1',
    'CH4431999123000889012',
    'S',
    'Robert Schneider AG',
    'Rue du Lac',
    '1268',
    '2501',
    'Biel',
    'CH',
  ],
  ...['', '', '', '', '', '', '', '1949.75', 'CHF', '', '', '', '', '', '', ''],
  ...['QRR', '210000000003139471430009017', 'Order', 'EPD'],
]
const portuguese =
  'A:123456789*B:999999990*C:PT*D:FS*E:N*F:20261103*G:FS A/12*H:CSDF7T5H-12*I1:PT*I7:10.00*I8:2.30*N:2.30*O:12.30*Q:TpnZ*R:9999'

test.each([
  [
    epc.join('\n'),
    { currency: 'EUR', amount: '119', iban: 'DE75512108001245126199', reference: 'R-118', name: 'Nordlicht' },
  ],
  [epc.join('\r\n').replace('002', '001'), { amount: '119' }],
  [
    swiss.join('\n'),
    {
      ...{
        currency: 'CHF',
        amount: '1949.75',
        iban: 'CH4431999123000889012',
        reference: '210000000003139471430009017',
      },
      address: { lines: ['Rue du Lac 1268'], postCode: '2501', city: 'Biel', country: 'CH' },
    },
  ],
  [swiss.join('\n').replace('1949.75', ''), { amount: null, iban: 'CH4431999123000889012' }],
  [portuguese, { date: '2026-11-03', amount: '12.3', tax: '2.3', sellerTaxNumber: 'PT123456789', isRefund: false }],
  [portuguese.replace('D:FS', 'D:NC'), { isRefund: true }],
])('the facts of a code are read', (code, facts) => {
  expect(parseCode(code)).toMatchObject(facts)
})

test.each([
  'https://suf.purs.gov.rs/v/?vl=A1',
  'BCD\n002\n1\nINST\n\nName\nDE75512108001245126199\nEUR1',
  epc.join('\n').replace('DE75512108001245126199', 'javascript:alert(1)'),
  swiss.slice(0, 12).join('\n'),
  portuguese.replace('20261103', '20261399'),
  portuguese.replace('O:12.30', 'O:1e9'),
  'BCD',
  'SPC',
  'A:1',
])('another or a damaged code is only text', (code) => {
  expect(parseCode(code)).toBeNull()
})

const receiptOf = (changes: Partial<ReceiptReading> = {}): ReceiptReading => {
  const [empty] = extractReceipts([{ page: 0, width: 100, height: 100, rows: [] }], {})
  if (!empty) throw new Error('A page has a receipt.')
  return { ...empty, ...changes }
}
const read = (value: string, sure: boolean) => ({
  value,
  confidence: 0.9,
  sure,
  place: null,
  candidates: [value],
  doubt: sure ? null : 'Check.',
})

test('a fiscal code fills and confirms fields', () => {
  const receipt = receiptOf({ total: read('12.30', false), date: read('2026-03-11', false) })
  expect(applyCodes(receipt, [portuguese], '')).toMatchObject({
    total: { value: '12.3', sure: true, doubt: null, source: 'code' },
    date: { value: '2026-11-03', sure: true, candidates: ['2026-11-03', '2026-03-11'] },
    tax: { value: '2.3' },
    currency: { value: 'EUR' },
    identifiers: [{ kind: 'tax-number', value: 'PT123456789' }],
  })
  expect(applyCodes(receiptOf(), [portuguese.replace('D:FS', 'D:NC')], '').total.value).toBe('-12.3')
})

test('a sure value that differs from the code needs a decision', () => {
  const { total } = applyCodes(receiptOf({ total: read('99.00', true) }), [portuguese], '')
  expect(total).toMatchObject({
    value: '99.00',
    sure: false,
    candidates: ['99.00', '12.3'],
    doubt: expect.stringContaining('The QR code says €12.30, but the page shows €99.00.'),
  })
})

test('a transfer is what to pay, and an account that the page does not show has a doubt', () => {
  const receipt = receiptOf({ total: read('319.00', true) })
  const { payment, total } = applyCodes(receipt, [epc.join('\n')], 'IBAN DE75 5121 0800 1245 1261 99')
  expect(payment).toMatchObject({
    payable: { value: '119' },
    iban: { sure: true },
    payee: { name: 'Nordlicht', bic: 'COBADEFFXXX' },
  })
  expect(total).toEqual(receipt.total)
  const swapped = applyCodes(receipt, [epc.join('\n')], 'IBAN FR14 2004 1010 0505 0001 3M02 606')
  expect(swapped.payment?.iban).toMatchObject({
    sure: false,
    doubt: expect.stringContaining('but the page shows FR14 2004'),
  })
})

test('links are kept as text', () => {
  expect(applyCodes(receiptOf(), ['https://fiscal.example/v?a=1'], '').codes).toEqual(['https://fiscal.example/v?a=1'])
})
