import { isDay } from '../../language/days.ts'
import type { XmlElement } from './xml.ts'
import { findAll, textAt } from './xml-path.ts'

/** Returns an xs:decimal without a plus sign and superfluous zeros: "+012.50" is "12.5". */
export function decimalIn(text: string | null): string | null {
  const match = /^([+-]?)(\d{0,15})(?:\.(\d{0,20}))?$/.exec(text ?? '')
  if (!match || (!match[2] && !match[3])) return null
  const whole = (match[2] ?? '').replace(/^0+(?=\d)/, '') || '0'
  const fraction = (match[3] ?? '').replace(/0+$/, '')
  const digits = fraction ? `${whole}.${fraction}` : whole
  return match[1] === '-' && digits !== '0' ? `-${digits}` : digits
}

/** Of repeated amounts, returns the one in the currency of the invoice, or else the first without a currency. */
export function amountAt(element: XmlElement | undefined, path: string, currency: string | null): string | null {
  const amounts = findAll(element, path)
  const currencyOf = ({ attributes }: XmlElement) => attributes.currencyID
  const best = amounts.find((each) => currencyOf(each) === currency) ?? amounts.find((each) => !currencyOf(each))
  return decimalIn((best ?? amounts[0])?.text ?? null)
}

/** Reads 20260131, with a time in some formats, and 2026-01-31, with a time zone in UBL. */
export function dayIn(text: string | null): string | null {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text ?? '')
  const day = match ? `${match[1]}-${match[2]}-${match[3]}` : ''
  return isDay(day) ? day : null
}

/** Identifiers of accounts and taxes, without the spaces that some programs write into them. */
export function identifierAt(element: XmlElement | undefined, ...paths: string[]): string | null {
  return (
    textAt(element, ...paths)
      ?.replace(/\s/g, '')
      .toUpperCase() || null
  )
}
