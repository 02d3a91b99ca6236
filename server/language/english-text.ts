import { decimalOf, type Money } from './money.ts'

const formats = new Map<string, Intl.NumberFormat>()

export function moneyText(money: Money): string {
  const known = formats.get(money.currency)
  const format = known ?? new Intl.NumberFormat('en-US', { style: 'currency', currency: money.currency })
  if (!known) formats.set(money.currency, format)
  const decimal = decimalOf(money)
  return isNumeric(decimal) ? format.format(decimal) : decimal
}

const isNumeric = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

export function dayText(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`))
}

export function monthText(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`))
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
