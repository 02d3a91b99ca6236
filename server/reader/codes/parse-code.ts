import { isDay } from '../../language/days.ts'
import { decimalIn } from '../invoice/values.ts'
import type { PostalAddress } from '../reading.ts'

/** The contents of a QR code. Amounts are decimals, and the other values are as printed. */
export interface CodeFacts {
  kind: 'transfer' | 'fiscal'
  currency: string
  amount: string | null
  /** The following two are of a fiscal code. */
  date: string | null
  tax: string | null
  isRefund: boolean
  sellerTaxNumber: string | null
  /** The following ones are of a transfer. */
  iban: string | null
  bic: string | null
  reference: string | null
  name: string | null
  address: PostalAddress | null
}

/** @returns null for a code that is neither a transfer nor a fiscal code, such as a link */
export function parseCode(text: string): CodeFacts | null {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim())
  if (lines[0] === 'BCD') return parseEpc(lines)
  if (lines[0] === 'SPC') return parseSwissBill(lines)
  return /^A:\d{9}\*B:/.test(text) ? parsePortuguese(text) : null
}

const nothing: Omit<CodeFacts, 'kind' | 'currency' | 'amount'> = {
  ...{ date: null, tax: null, isRefund: false, sellerTaxNumber: null },
  ...{ iban: null, bic: null, reference: null, name: null, address: null },
}

/** EPC069-12, version 1 or 2. */
function parseEpc([, version, , kind, bic, name, iban, amount, , reference, text]: string[]): CodeFacts | null {
  if (!/^00[12]$/.test(version ?? '') || kind !== 'SCT' || !name || !isAccount(iban)) return null
  return {
    ...nothing,
    kind: 'transfer',
    currency: 'EUR',
    amount: decimalIn(/^EUR([\d.]+)$/.exec(amount ?? '')?.[1] ?? null),
    iban: compact(iban),
    bic: bic || null,
    name,
    reference: reference || text || null,
  }
}

/** Swiss QR-bill, version 2: the creditor begins at line 5, the amount at line 19, and the reference at line 28. */
function parseSwissBill(lines: string[]): CodeFacts | null {
  const [, version, , iban, addressType, name, street, number, postCode, city, country] = lines
  const [amount, currency] = lines.slice(18, 20)
  const [, reference, message] = lines.slice(27, 30)
  const isBill = version?.startsWith('02') && isAccount(iban) && (currency === 'CHF' || currency === 'EUR')
  if (!isBill || !name) return null
  const isStructured = addressType === 'S'
  // Bills before November 2025 could have two address lines instead.
  const [, oldPostCode, oldCity] = /^(\S+) (.+)$/.exec(number ?? '') ?? []
  return {
    ...nothing,
    kind: 'transfer',
    currency,
    amount: decimalIn(amount || null),
    iban: compact(iban),
    name,
    reference: reference || message || null,
    address: {
      lines: [isStructured ? [street, number].filter(Boolean).join(' ') : (street ?? '')].filter(Boolean),
      postCode: (isStructured ? postCode : oldPostCode) || null,
      city: (isStructured ? city : oldCity) || null,
      country: country || null,
    },
  }
}

/** Portaria 195/2020: A the issuer, D the type, F the date, N all taxes, O the total. NC is a credit note. */
function parsePortuguese(text: string): CodeFacts | null {
  const fields = new Map(
    text.split('*').map((field) => [field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1)]),
  )
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(fields.get('F') ?? '') ?? []
  const date = `${year}-${month}-${day}`
  const amount = decimalIn(fields.get('O') ?? null)
  if (!isDay(date) || amount === null) return null
  return {
    ...nothing,
    kind: 'fiscal',
    currency: 'EUR',
    amount,
    date,
    tax: decimalIn(fields.get('N') ?? null),
    isRefund: fields.get('D') === 'NC',
    sellerTaxNumber: `PT${fields.get('A')}`,
  }
}

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase()

function isAccount(iban: string | undefined): iban is string {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact(iban ?? ''))
}
