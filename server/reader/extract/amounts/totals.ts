import { type FactRow, moneyIn } from '../facts.ts'
import type { Kind } from '../kinds.ts'
import { type Amount, taxIn } from './amounts.ts'

export type Role =
  | 'payable'
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'rounding'
  | 'cash'
  | 'card'
  | 'change'
  | 'discount'
  | 'tip'
  | 'service'
  | 'other' // counts, points, savings: not part of the sum
  | 'none'

export interface Sum {
  hundredths: number
  role: Role
  row: FactRow
  amount: Amount
  /** The row of the label, if the amount is in the next row. */
  labelRow: FactRow
}

/** Returns all labeled amounts, and the amounts of unlabeled rows with the role 'none'. Tax tables are excluded. */
export function sumsOf(rows: FactRow[]): Sum[] {
  const sums: Sum[] = []
  for (const row of rows) {
    if (row.inTaxTable) continue
    const role = roleOf(row)
    const money = moneyIn(row)
    const last = lastOf(row, role)
    if (last) sums.push({ hundredths: last.hundredths, role, row, amount: last, labelRow: row })
    // "SUB TOTAL 14.00 TOTAL 15.00" has two labels and two amounts.
    for (const extra of money.length > 1 ? pairsOf(row, last) : []) sums.push(extra)
    if (!last && ['payable', 'total', 'subtotal', 'cash', 'change'].includes(role)) {
      const below = rows[row.order + 1 - (rows[0]?.order ?? 0)]
      const amount = below && isBare(below) && isShort(row) ? lastOf(below, role) : undefined
      if (below && amount) sums.push({ hundredths: amount.hundredths, role, row: below, amount, labelRow: row })
    }
  }
  return sums.map((sum) => ({ ...sum, role: roleAmong(sum, sums) }))
}

/** Refines a role with the other sums: "Paid 20.00, change 4.50" is cash, and "Balance 9.50" is the amount due. */
function roleAmong(sum: Sum, sums: Sum[]): Role {
  const { hundredths, role, row } = sum
  const of = (...roles: Role[]) => sums.filter((other) => roles.includes(other.role) && other.hundredths > 0)
  if (role === 'change' && hundredths > 0 && of('total', 'payable').length === 0) {
    const isDue = of('cash', 'payable', 'none').every((other) => other.hundredths <= hundredths)
    return isDue && of('subtotal').length > 0 ? 'total' : role
  }
  if (role === 'total' && row.kinds.has('tax') && row.kinds.has('included')) {
    const rates = row.amounts.filter(({ isPercent }) => isPercent).map(({ exact }) => exact)
    const dues = of('payable', 'subtotal', 'cash', 'card')
    // "Total included GST 6%: 0.42" is the tax of an amount of 7.50.
    const isTax = dues.some((due) => rates.some((rate) => taxIn(due.hundredths, rate) === hundredths))
    return isTax ? 'tax' : role
  }
  if (role === 'none' && isAfterRounding(sum, sums)) return 'total'
  const beside = role === 'none' && roleBesideCash(sum, sums)
  if (beside) return beside
  if (role !== 'payable' && role !== 'none') return role
  const isHandedOver = of('total', 'payable').some(
    (due) =>
      due.row.order < row.order &&
      sums.some(
        (change) =>
          change.role === 'change' &&
          change.hundredths !== 0 &&
          change.row.order >= row.order &&
          hundredths - Math.abs(change.hundredths) === due.hundredths,
      ),
  )
  return isHandedOver ? 'cash' : role
}

/** An amount below a rounding line that equals the sum above it plus the rounding is the total, whatever its label. */
function isAfterRounding({ hundredths, row }: Sum, sums: Sum[]): boolean {
  const roundings = sums.filter(
    (sum) => sum.role === 'rounding' && sum.hundredths !== 0 && Math.abs(sum.hundredths) < 10,
  )
  return roundings.some((rounding) =>
    sums.some(
      (sum) =>
        (sum.role === 'subtotal' || sum.role === 'total' || sum.role === 'payable') &&
        sum.row.order < rounding.row.order &&
        rounding.row.order < row.order &&
        sum.hundredths + rounding.hundredths === hundredths,
    ),
  )
}

/** In three rows of which the second is cash, the second minus the first is the third: total, cash and change. */
function roleBesideCash(sum: Sum, sums: Sum[]): Role | null {
  for (const [at, cash] of sums.entries()) {
    const [above, below] = [sums[at - 1], sums[at + 1]]
    if (cash.role !== 'cash' || !above || !below || below.hundredths <= 0) continue
    if (cash.hundredths - below.hundredths !== above.hundredths || above.hundredths <= 0) continue
    if (sum === above) return 'total'
    if (sum === below) return 'change'
  }
  return null
}

export function roleOf(whole: FactRow): Role {
  const row = afterOtherNumbers(whole)
  const has = (...kinds: Kind[]) => kinds.some((kind) => row.kinds.has(kind))
  const isIncluding = has('included')
  if (has('points', 'savings', 'carried')) return has('discount') && isNegative(row) ? 'discount' : 'other'
  if (has('total', 'payable') && (exchanged.test(row.text) || isSuggestion(row))) return 'other'
  if (has('change')) return 'change'
  // "3 PCS ... 4.50" and "EGGS 10 PCS" are items, but "PCS 3" is a count.
  const isCounted = row.labels.some(
    ({ kind, start }) => kind === 'quantity' && !/\d\s?$/.test(row.text.slice(0, start)),
  )
  const isCount = isCounted && !has('payable') && !/^\W*\d/.test(row.text)
  if (isCount) return has('total', 'subtotal') && hasMoneySign(row) ? 'total' : 'other'
  if (has('rounding') && !has('payable')) return 'rounding'
  if (has('subtotal')) return 'subtotal'
  if (has('net')) return has('total', 'payable') || !has('tax') ? 'subtotal' : 'tax'
  if (has('payable')) return 'payable'
  if (has('discount')) return has('total') && !isNegative(row) ? 'none' : 'discount'
  if (has('total')) return has('tax') && !isIncluding ? 'tax' : has('cash', 'card') && !has('tax') ? 'cash' : 'total'
  if (has('tip')) return 'tip'
  if (has('service')) return 'service'
  if (has('tax')) return isIncluding && !has('cash') ? 'tax' : has('cash') ? 'other' : 'tax'
  if (has('cash')) return has('card') ? 'card' : 'cash'
  if (has('card')) return 'card'
  return 'none'
}

/** In "ITEMS: 2 TOTAL 12.00" and "SAVING: 0.00 TOTAL 12.00", only the last label belongs to the amount. */
function afterOtherNumbers(row: FactRow): FactRow {
  const due = row.labels.findLast(({ kind }) => kind === 'total' || kind === 'payable')
  const other = row.labels.findLast(
    ({ kind, end }) => due && end <= due.start && ['quantity', 'savings'].includes(kind),
  )
  const last = moneyIn(row).at(-1)
  if (!due || !other || !last || last.start < due.end) return row
  if (!/\d/.test(row.text.slice(other.end, due.start))) return row
  const labels = row.labels.filter(({ start }) => start >= due.start)
  return { ...row, labels, kinds: new Set(labels.map(({ kind }) => kind)) }
}

/** Matches the total in another currency, such as "Total EUR (Kurs 1.04)". */
const exchanged =
  /\b(?:(?:WECHSEL)?KURS|(?:EXCHANGE|FX) RATE|RATE|TAUX|TASA|CAMBIO|KOERS)\W{0,3}\d{1,3}[.,]\d{2,6}(?!\s?%)/i

/** Matches suggested tips, such as "18% Tip $7.60 Total $66.46". */
function isSuggestion(row: FactRow): boolean {
  return row.kinds.has('tip') && row.amounts.some(({ isPercent }) => isPercent) && moneyIn(row).length > 1
}

function isNegative(row: FactRow): boolean {
  return moneyIn(row).some(({ hundredths }) => hundredths < 0)
}

function hasMoneySign(row: FactRow): boolean {
  return moneyIn(row).some(({ hasSign }) => hasSign)
}

function lastOf(row: FactRow, role: Role): Amount | undefined {
  const money = moneyIn(row)
  if (money.length > 0 || role === 'none') return money.at(-1)
  return row.amounts.filter(({ hasSign, decimals, isPercent }) => hasSign && decimals === 0 && !isPercent).at(-1)
}

function pairsOf(row: FactRow, last: Amount | undefined): Sum[] {
  const marks = row.labels.filter(({ kind }) => kind === 'total' || kind === 'payable' || kind === 'subtotal')
  if (marks.length < 2) return []
  return moneyIn(row)
    .filter((amount) => amount !== last)
    .flatMap((amount): Sum[] => {
      const label = marks.findLast(({ end }) => end <= amount.start)
      if (!label) return []
      const role = label.kind === 'subtotal' ? 'subtotal' : 'total'
      return [{ hundredths: amount.hundredths, role, row, amount, labelRow: row }]
    })
}

function isBare(row: FactRow): boolean {
  const letters = row.text.replace(/RM|EUR|USD|MYR|PLN|CHF/gi, '').replace(/[^\p{L}]/gu, '')
  return letters.length <= 1 && row.amounts.length <= 2
}

function isShort(row: FactRow): boolean {
  return row.text.replace(/[^\p{L}]/gu, '').length <= 26
}
