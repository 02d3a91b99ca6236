import type { ItemReading } from '../reading.ts'
import { around } from '../words.ts'
import { decimalString } from './amounts/amounts.ts'
import { isVolume } from './amounts/pump.ts'
import { quantityOf } from './amounts/quantity.ts'
import { roleOf } from './amounts/totals.ts'
import { type FactRow, moneyIn } from './facts.ts'
import { isMeasured, nameIn, ownCode, ownName } from './item-names.ts'
import { confidenceOf, pageBoxOf } from './page-text.ts'

export interface Item {
  name: string
  quantity: string | null
  unitPrice: number | null
  hundredths: number
  confidence: number
  rows: FactRow[]
}

export interface ItemList {
  items: Item[]
  isTrimmed: boolean
}

/**
 * Returns the priced rows between the header and the sums, with names from the same or a nearby row. If the rows do not
 * add up to one of `sums`, rows at the ends are left out.
 */
export function itemsIn(rows: FactRow[], sums: number[]): ItemList {
  const region = regionOf(rows)
  const priced = region.filter((row) => isPriced(row))
  const side = sideOfNames(region, priced)
  const items = priced.flatMap((row) => itemOf(row, region, side))
  const named = withCounts(items).filter(({ hundredths, name }) => hundredths !== 0 && name !== '')
  const run = runThatAddsUp(named, sums)
  return { items: run ?? named, isTrimmed: run !== null && run.length < named.length && !isSummedUp(run, named) }
}

function isSummedUp(run: Item[], all: Item[]): boolean {
  const sum = (some: Item[]) => some.reduce((total, { hundredths }) => total + hundredths, 0)
  return run[0] === all[0] && run.length > 1 && sum(all.slice(run.length)) === sum(run)
}

function runThatAddsUp(items: Item[], sums: number[]): Item[] | null {
  for (let length = items.length; length > 0 && length * 2 >= items.length; length--) {
    for (let start = 0; start + length <= items.length; start++) {
      const run = items.slice(start, start + length)
      if (sums.includes(run.reduce((sum, { hundredths }) => sum + hundredths, 0))) return run
    }
  }
  return null
}

export function itemReading(item: Item): ItemReading {
  const places = item.rows.map((row) => pageBoxOf(row))
  return {
    name: item.name,
    quantity: item.quantity,
    unitPrice: item.unitPrice === null ? null : decimalString(item.unitPrice),
    amount: decimalString(item.hundredths),
    confidence: Math.round(item.confidence * 100) / 100,
    place: { page: places[0]?.page ?? 0, box: around(places.map(({ box }) => box)) },
  }
}

function regionOf(rows: FactRow[]): FactRow[] {
  const firstPrice = rows.findIndex((row) => isPriced(row))
  // An invoice may print the amount due at its top. Its items then have a separate header.
  const above = rows.slice(Math.max(0, rows.slice(0, firstPrice + 1).findLastIndex(isHead)), Math.max(0, firstPrice))
  if (firstPrice < 0 || above.some((row) => moneyIn(row).length > 0 && sumWeight(row) === 2)) return []
  const sums = rows.map((row, index) => (index >= firstPrice ? sumWeight(row) : 0))
  const strong = sums.indexOf(2)
  const end = strong >= 0 ? strong : sums.indexOf(1) >= 0 ? sums.indexOf(1) : rows.length
  const head = rows.slice(0, end).findLastIndex(isHead)
  const start = head >= 0 && head < firstPrice + 3 ? head + 1 : Math.max(0, firstPrice - 1)
  return rows.slice(start, end)
}

function isHead(row: FactRow): boolean {
  return row.labels.filter(({ kind }) => kind === 'header').length >= 2 && moneyIn(row).length === 0
}

/**
 * Returns 2 for a sum that certainly ends the list, 1 for words that may also name an item ("greeting card"), and 0
 * otherwise.
 */
function sumWeight(row: FactRow): 0 | 1 | 2 {
  if (row.inTaxTable) return 2
  const role = roleOf(row)
  if (role === 'subtotal' || role === 'total' || role === 'payable') return 2
  if (role === 'other' && row.kinds.has('quantity') && row.labels.some(({ start }) => start < 4)) return 2
  return role === 'none' || role === 'discount' || role === 'service' ? 0 : 1
}

function isPriced(row: FactRow): boolean {
  const last = moneyIn(row).at(-1)
  if (!last || row.dates.length > 0 || row.inTaxTable || isOfAPiece(row)) return false
  if (isMeasured(row.text, last.end) || isVolume(row)) return false
  const role = roleOf(row)
  if (['cash', 'card', 'change', 'rounding', 'tax', 'tip', 'other'].includes(role) && isMostlyLabel(row)) return false
  if (role === 'subtotal' || role === 'total' || role === 'payable') return false
  if (role === 'discount' && last.hundredths > 0 && isMostlyLabel(row)) return false
  if (/\b(?:TEL|FAX|PHONE|GST|REG)\b.?\s*[:.]/i.test(row.text.slice(0, last.start))) return false
  return row.text.slice(last.end).replace(/[^\p{L}\p{N}]/gu, '').length <= 4
}

function isOfAPiece(row: FactRow): boolean {
  const money = moneyIn(row)
  return money.length === 1 && /@\s*$/.test(row.text.slice(0, money[0]?.start))
}

function isMostlyLabel(row: FactRow): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length
  const labelled = row.labels
    .filter(({ kind }) => kind !== 'header')
    .reduce((sum, { start, end }) => sum + letters(row.text.slice(start, end)), 0)
  return labelled >= 0.75 * letters(row.text)
}

type Side = 'above' | 'below'

function sideOfNames(region: FactRow[], priced: FactRow[]): Side {
  const nameless = priced.filter((row) => ownName(row) === '')
  const at = (row: FactRow, by: number) => region[region.indexOf(row) + by]
  const above = nameless.filter(
    (row) => isName(at(row, -1)) && !(row === region[1] && region[0]?.kinds.has('header')),
  ).length
  const below = nameless.filter((row) => isName(at(row, 1))).length
  if (above !== below) return above > below ? 'above' : 'below'
  const first = priced[0]
  return first && isName(at(first, -1)) ? 'above' : 'below'
}

function isName(row: FactRow | undefined): boolean {
  if (!row || isPriced(row) || row.dates.length > 0 || isHead(row)) return false
  if (row.kinds.has('title') && isMostlyLabel(row)) return false
  if (moneyIn(row).some(({ end }) => !isMeasured(row.text, end)) && !isOfAPiece(row)) return false
  return /\p{L}{3}|[\u2e80-\u9fff]|\d ?[x×] ?\d/u.test(row.text) && !/\d{6,}\W*$|\b(?:TEL|FAX)\b/i.test(row.text)
}

function itemOf(row: FactRow, region: FactRow[], side: Side): Item[] {
  const last = moneyIn(row).at(-1)
  if (!last) return []
  const own = ownName(row)
  const at = (by: number) => region[region.indexOf(row) + by]
  // A weight is always printed below its item.
  const isWeight = /^\W*\d+[.,]\d+\s?(?:kg|lb)/i.test(row.text) && isName(at(-1))
  const near = at(side === 'above' || isWeight ? -1 : 1)
  const neighbour = own === '' && near && isName(near) ? near : null
  const name =
    own || (neighbour ? nameIn(neighbour.text) || neighbour.text.trim() : ownCode(row) || nameOfReduction(row))
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

/** A discount may have only its rate as a name: "10% (10.00%) -3.40". */
function nameOfReduction(row: FactRow): string {
  const last = moneyIn(row).at(-1)
  return last && last.hundredths < 0 ? row.text.slice(0, last.start).trim() : ''
}

/** "2 x 43.00" in a separate row is the count of the item before or after it and not an item. */
function withCounts(items: Item[]): Item[] {
  const details = new Set<Item>()
  for (const [index, item] of items.entries()) {
    const above = items[index - 1]
    // "Deposit 0,25" is the unit price, and "6 x 0,25  1,50" below it the amount.
    if (item.name === '' && above?.hundredths === item.unitPrice && item.quantity !== null) {
      Object.assign(above, { quantity: item.quantity, unitPrice: item.unitPrice, hundredths: item.hundredths })
      details.add(item)
      continue
    }
    const text = item.rows.find((row) => moneyIn(row).length > 0)?.text ?? ''
    const count = /^\W*(\d{1,3}(?:[.,]\d{1,3})?)\s*[xX×*@]\s*\D{0,3}\d+[.,]\d{2}\D{0,4}$/.exec(text)?.[1]
    if (!count) continue
    const amount = Math.round(Number(count.replace(',', '.')) * item.hundredths)
    const whole = [items[index - 1], items[index + 1]].find(
      (other) => other && Math.abs(other.hundredths - amount) <= 1,
    )
    if (!whole || Number(count) === 1) continue
    whole.quantity = count
    whole.unitPrice = item.hundredths
    details.add(item)
  }
  return items.filter((item) => !details.has(item))
}
