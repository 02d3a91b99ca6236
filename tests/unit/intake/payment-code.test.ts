import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentCodeOf } from '../../../server/intake/receipts/payment-code.ts'
import type { Receipt } from '../../../server/intake/receipts/read.ts'
import { isCreditorReference, isIban, isQrReference } from '../../../server/language/bank-accounts.ts'

const read = { value: 'Nordlicht', confidence: 1, doubt: null, place: null, candidates: [] }
const payee = {
  name: 'Nordlicht Energie GmbH',
  bic: null,
  address: { lines: ['Alsterweg 1'], postCode: '8001', city: 'Zürich', country: 'CH' },
}
const codeOf = (changes: Partial<Receipt>) =>
  paymentCodeOf({
    merchant: read,
    total: { ...read, value: '119.00' },
    payable: { minor: 11_900n, currency: 'EUR' },
    iban: 'DE75512108001245126199',
    payee,
    paymentReference: 'R-2026-118',
    paidOn: null,
    ibanWarning: null,
    ...changes,
  } as Receipt)

test('an EPC code has the lines of EPC069-12', () => {
  const head = ['BCD', '002', '1', 'SCT', '', 'Nordlicht Energie GmbH', 'DE75512108001245126199', 'EUR119.00', '']
  expect(codeOf({})).toEqual({ kind: 'EPC', text: [...head, '', 'R-2026-118'].join('\n') })
  const structured = codeOf({ paymentReference: 'rf18 5390 0754 7034' })
  expect(structured?.text).toBe([...head, 'RF18539007547034'].join('\n'))
  expect(codeOf({ paymentReference: null })?.text).toBe(head.slice(0, -1).join('\n'))
})

const swiss = { payable: { minor: 199_995n, currency: 'CHF' }, iban: 'CH5604835012345678009' }

test.each([
  ['NON', { paymentReference: 'Rechnung 12' }, ['NON', '', 'Rechnung 12']],
  ['SCOR', { paymentReference: 'RF18 5390 0754 7034' }, ['SCOR', 'RF18539007547034', '']],
  [
    'QRR',
    { iban: 'CH4431999123000889012', paymentReference: '21 00000 00003 13947 14300 09017' },
    ['QRR', '210000000003139471430009017', ''],
  ],
])('a Swiss QR-bill with the reference %s has the lines of the guidelines', (_, changes, tail) => {
  const code = codeOf({ ...swiss, ...changes })
  expect(code?.kind).toBe('SWISS_QR_BILL')
  const lines = code?.text.split('\n') ?? []
  expect(lines).toHaveLength(31)
  expect(lines.slice(4, 11)).toEqual(['S', 'Nordlicht Energie GmbH', 'Alsterweg 1', '', '8001', 'Zürich', 'CH'])
  expect(lines.slice(18, 20)).toEqual(['1999.95', 'CHF'])
  expect(lines.slice(27)).toEqual([...tail, 'EPD'])
})

test.each<[string, Partial<Receipt>]>([
  ['is paid', { paidOn: '2026-11-20' }],
  ['has no account', { iban: null }],
  ['has an account with wrong check digits', { iban: 'DE12123456781234567890' }],
  ['has an account that differs from the page', { ibanWarning: 'Check it.' }],
  ['has a doubtful total', { total: { ...read, doubt: 'Compare it.' } }],
  ['is in a currency that the standard excludes', { payable: { minor: 100n, currency: 'USD' } }],
  ['has a QR-IBAN without its reference', { ...swiss, iban: 'CH4431999123000889012' }],
  ['is in francs without an address', { ...swiss, payee: { ...payee, address: null } }],
])('a receipt that %s has no code', (_, changes) => {
  expect(codeOf(changes)).toBeNull()
})

test('no text of a document moves the lines of a code, or makes it too long', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 400 })
  fc.assert(
    fc.property(anything, anything, fc.boolean(), (name, paymentReference, isSwiss) => {
      const code = codeOf({ ...(isSwiss && swiss), payee: { ...payee, name: name || 'x' }, paymentReference })
      const lines = code?.text.split('\n') ?? []
      expect(lines[isSwiss ? 3 : 6]).toBe(isSwiss ? swiss.iban : 'DE75512108001245126199')
      expect(lines.length).toBeLessThanOrEqual(isSwiss ? 31 : 11)
      expect([...(lines[5] ?? '')].length).toBeLessThanOrEqual(70)
    }),
  )
})

test('check digits are verified', () => {
  expect(isIban('DE75512108001245126199')).toBe(true)
  expect(isIban('DE75512108001245126190')).toBe(false)
  expect(isCreditorReference('RF18539007547034')).toBe(true)
  expect(isCreditorReference('RF19539007547034')).toBe(false)
  expect(isQrReference('210000000003139471430009017')).toBe(true)
  expect(isQrReference('210000000003139471430009018')).toBe(false)
})
