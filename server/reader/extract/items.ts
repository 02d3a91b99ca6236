import type { ItemReading } from '../reading.ts'
import { around } from '../words.ts'
import { type Amount, decimalString } from './amounts.ts'
import { type FactRow, moneyIn } from './facts.ts'
import { confidenceOf, placeOf } from './page-text.ts'
import { roleOf } from './totals.ts'

/** A line of what was bought. */
export interface Item {
  name: string
  quantity: string | null
  unitPrice: number | null
  hundredths: number
  confidence: number
  rows: FactRow[]
}

/** What was bought: the priced rows between the head and the sums, each with its name from the same or a nearby row. */
export function itemsIn(rows: FactRow[]): Item[] {
  const region = regionOf(rows)
  const priced = region.filter(isPriced)
  const side = sideOfNames(region, priced)
  const items = priced.flatMap((row) => itemOf(row, region, side))
  return items.filter(({ hundredths, name }) => hundredths !== 0 && name !== '')
}

export function itemReading(item: Item): ItemReading {
  const places = item.rows.map((row) => placeOf(row))
  return {
    name: item.name,
    quantity: item.quantity,
    unitPrice: item.unitPrice === null ? null : decimalString(item.unitPrice),
    amount: decimalString(item.hundredths),
    confidence: Math.round(item.confidence * 100) / 100,
    place: { page: places[0]?.page ?? 0, box: around(places.map(({ box }) => box)) },
  }
}

/** From the head of the table, or the row before the first price, to the first sum. */
function regionOf(rows: FactRow[]): FactRow[] {
  const firstPrice = rows.findIndex((row) => isPriced(row))
  if (firstPrice < 0) return []
  const sums = rows.map((row, index) => (index >= firstPrice ? sumWeight(row) : 0))
  const strong = sums.indexOf(2)
  const end = strong >= 0 ? strong : sums.indexOf(1) >= 0 ? sums.indexOf(1) : rows.length
  const head = rows
    .slice(0, end)
    .findLastIndex((row) => row.labels.filter(({ kind }) => kind === 'header').length >= 2 && moneyIn(row).length === 0)
  const start = head >= 0 && head < firstPrice + 3 ? head + 1 : Math.max(0, firstPrice - 1)
  return rows.slice(start, end)
}

/** 2 for a sum that ends the list for certain, 1 for words that may also name a thing ("greeting card"), else 0. */
function sumWeight(row: FactRow): 0 | 1 | 2 {
  if (row.inTaxTable) return 2
  const role = roleOf(row)
  if (role === 'subtotal' || role === 'total' || role === 'payable') return 2
  if (role === 'other' && row.kinds.has('quantity') && row.labels.some(({ start }) => start < 4)) return 2
  return role === 'none' || role === 'discount' || role === 'service' ? 0 : 1
}

/** A row that ends in an amount, but for a tax letter behind it. */
function isPriced(row: FactRow): boolean {
  const last = moneyIn(row).at(-1)
  if (!last || row.dates.length > 0 || row.inTaxTable) return false
  const role = roleOf(row)
  if (['cash', 'card', 'change', 'rounding', 'tax', 'tip', 'other'].includes(role) && isMostlyLabel(row)) return false
  if (role === 'subtotal' || role === 'total' || role === 'payable') return false
  if (/\b(?:TEL|FAX|PHONE|GST|REG|NO)\b.?\s*[:.]/i.test(row.text.slice(0, last.start))) return false
  return row.text.slice(last.end).replace(/[^\p{L}\p{N}]/gu, '').length <= 4
}

function isMostlyLabel(row: FactRow): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length
  const labelled = row.labels
    .filter(({ kind }) => kind !== 'header')
    .reduce((sum, { start, end }) => sum + letters(row.text.slice(start, end)), 0)
  return labelled >= 0.5 * letters(row.text)
}

type Side = 'above' | 'below'

/** Where names stand when not beside their price: the layout of the whole list decides. */
function sideOfNames(region: FactRow[], priced: FactRow[]): Side {
  const nameless = priced.filter((row) => ownName(row) === '')
  const at = (row: FactRow, by: number) => region[region.indexOf(row) + by]
  const above = nameless.filter((row) => isName(at(row, -1))).length
  const below = nameless.filter((row) => isName(at(row, 1))).length
  if (above !== below) return above > below ? 'above' : 'below'
  const first = priced[0]
  return first && isName(at(first, -1)) ? 'above' : 'below'
}

function isName(row: FactRow | undefined): boolean {
  return (
    row !== undefined &&
    !isPriced(row) &&
    /\p{L}{2}/u.test(row.text) &&
    row.dates.length === 0 &&
    moneyIn(row).length === 0
  )
}

function itemOf(row: FactRow, region: FactRow[], side: Side): Item[] {
  const money = moneyIn(row)
  const last = money.at(-1)
  if (!last) return []
  const own = ownName(row)
  const near = region[region.indexOf(row) + (side === 'above' ? -1 : 1)]
  const neighbour = own === '' && near && isName(near) ? near : null
  const name = own || (neighbour ? nameIn(neighbour.text) : '')
  const { quantity, unitPrice } = quantityOf(row, last)
  return [
    {
      name,
      quantity,
      unitPrice,
      hundredths: last.hundredths,
      confidence: confidenceOf(row, last.start, last.end) * (quantity !== null && unitPrice !== null ? 0.95 : 0.8),
      rows: neighbour ? [neighbour, row].sort((a, b) => a.order - b.order) : [row],
    },
  ]
}

/** The words before the figures; empty where only a code, a count or a price stands there. */
function ownName(row: FactRow): string {
  const money = moneyIn(row)
  const first = money.find(({ start }) => /\p{L}{2}/u.test(row.text.slice(0, start))) ?? money[0]
  return nameIn(row.text.slice(0, first?.start ?? row.text.length))
}

function nameIn(text: string): string {
  const name = text
    .replace(/^[^\p{L}\p{N}#+]+/u, '')
    .replace(/^[\d-]{5,}(?:\s*[-–*:]+\s*|\s+)/, '')
    .replace(/^(?:S[RZ]|ZR|ZRL)\s*[:.]\s*/i, '')
    .replace(/^\d{1,3}(?:\s*[xX×*.:)]\s*|\s+)(?=[\p{L}#+(])/u, '')
    .replace(/^(\d{1,2})(?=[\p{Lu}#+]\p{L}{2}|#\d|\+\p{L})/u, '')
    .replace(
      /(?:\s+|(?<=[\p{L})]))[@(]?\s*\d+(?:[.,]\d+)?\s*[xX×*@]?\s*(?:EA|PCS?|STK?|KG|PKT|UNIT)?[.)]?\s*$/iu,
      (tail) =>
        /^\s+\d+(?:ML|G|KG|L|CM|MM|PCS?)?$/i.test(tail) && !/[x×*@]/i.test(tail) && /\d{3}/.test(tail) ? tail : '',
    )
    .replace(/\s*[@x×*=:(]+\s*$/i, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return /\p{L}{2}|\p{L}\d|[\u2e80-\u9fff]/u.test(name) && !/^(?:RM|EUR|USD|SR|ZR|x)$/i.test(name) ? name : ''
}

/** A count and a unit price whose product is the amount; else a small number at the start of the row. */
function quantityOf(row: FactRow, last: Amount): { quantity: string | null; unitPrice: number | null } {
  const before = row.amounts.filter(({ start, isPercent }) => start < last.start && !isPercent)
  for (const price of before.toReversed()) {
    for (const count of before) {
      if (count === price || price.decimals !== 2 || count.hundredths <= 0) continue
      const product = (count.hundredths * price.hundredths) / 100
      if (Math.abs(product - last.hundredths) <= 1) {
        return { quantity: countString(count.hundredths), unitPrice: price.hundredths }
      }
    }
  }
  const lead = /^\W{0,2}(\d{1,2})(?:\s*[xX×*]\s*|\s+)?(?=[\p{L}#+])/u.exec(row.text)?.[1]
  const unit = before.findLast(({ decimals, hundredths }) => decimals === 2 && hundredths === last.hundredths)
  if (unit) return { quantity: '1', unitPrice: unit.hundredths }
  return { quantity: lead && Number(lead) > 0 ? String(Number(lead)) : null, unitPrice: null }
}

function countString(hundredths: number): string {
  return String(hundredths / 100)
}
