import { type Amount, amountsIn } from './amounts/amounts.ts'
import { datesIn, type FoundDate } from './dates/dates.ts'
import type { Kind } from './kinds.ts'
import { type Label, labelsIn } from './labels.ts'
import type { PageText, Row } from './page-text.ts'

export interface FactRow extends Row {
  order: number
  labels: Label[]
  kinds: Set<Kind>
  amounts: Amount[]
  dates: FoundDate[]
  inTaxTable: boolean
}

export function factsOf(pages: PageText[]): FactRow[] {
  const rows = pages.flatMap((page) => page.rows).map((row, order) => factsOfRow(row, order))
  partGluedCodes(rows)
  partGluedColumn(rows)
  restoreDecimalSigns(rows)
  markTaxTables(rows)
  return rows
}

/** "49.9919" is 49.99 followed by the tax code 19 if 49.99 appears elsewhere on the receipt. */
function partGluedCodes(rows: FactRow[]) {
  const known = new Set(rows.flatMap((row) => moneyIn(row)).map(({ hundredths }) => hundredths))
  for (const amount of rows.flatMap((row) => row.amounts)) {
    const digits = amount.decimals - 2
    if (digits < 1 || digits > 2) continue
    const shorter = Math.trunc(amount.exact * 100 + 1e-6)
    if (!known.has(shorter) || shorter === 0) continue
    amount.hundredths = shorter
    amount.decimals = 2
    amount.end -= digits
  }
}

/** "Total 75240 EUR" has lost its decimal sign if 752.40 appears elsewhere on the receipt. */
function restoreDecimalSigns(rows: FactRow[]) {
  const known = new Set(rows.flatMap((row) => moneyIn(row)).map(({ hundredths }) => hundredths))
  for (const { amounts, kinds } of rows) {
    const last = amounts.at(-1)
    if (last?.decimals !== 0 || last.isPercent || last.exact < 100 || !known.has(last.exact)) continue
    if (!due.some((kind) => kinds.has(kind))) continue
    last.hundredths = last.exact
    last.decimals = 2
  }
  restoreCash(rows)
  restoreOddSums(rows)
}

const fewAmounts = 3
/** The ratios to the largest other amount: at least with the decimal sign lost, and at most with a digit too many. */
const [muchLarger, largestRatio] = [5, 12]

/** Among amounts with decimals, "Total 177 68" and "Total 10880" have lost their decimal signs. */
function restoreOddSums(rows: FactRow[]) {
  const known = rows.flatMap((row) => moneyIn(row)).map(({ hundredths }) => hundredths)
  if (known.length < fewAmounts) return
  const largest = Math.max(...known)
  for (const { amounts, labels, text } of rows) {
    const [whole, last] = [amounts.at(-2), amounts.at(-1)]
    const label = labels.findLast(({ kind }) => due.includes(kind))
    if (last?.decimals !== 0 || last.isPercent || !label) continue
    const from = /\d \d\d$/.test(text.slice(0, last.end)) && whole?.decimals === 0 ? whole : last
    if (!/^[^\d:]{0,8}$/.test(text.slice(label.end, from.start))) continue
    if (from !== last) {
      amounts.splice(-2, 2, { ...last, hundredths: from.exact * 100 + last.exact, decimals: 2, start: from.start })
    } else if (last.hundredths > muchLarger * largest && last.exact <= largestRatio * largest) {
      last.hundredths = last.exact
      last.decimals = 2
    }
  }
}

/**
 * "Cash 80,0, change 2.60" and "Cash 8000, change 2.60" are 80.00 if 77.40 appears elsewhere on the receipt, and "Cash
 * 80.00, change 260" is 2.60.
 */
function restoreCash(rows: FactRow[]) {
  const moneyOf = (fits: (row: FactRow) => boolean) =>
    rows.filter(fits).flatMap((row) => moneyIn(row).map(({ hundredths }) => Math.abs(hundredths)))
  const known = new Set(moneyOf(({ kinds }) => !kinds.has('change') && !kinds.has('cash')))
  const changes = moneyOf(({ kinds }) => kinds.has('change'))
  const cash = moneyOf(({ kinds }) => kinds.has('cash'))
  for (const { amounts, kinds } of rows) {
    const last = amounts.at(-1)
    if (!last || last.decimals > 1 || last.isPercent || !(kinds.has('cash') || kinds.has('change'))) continue
    const fits = (meant: number) =>
      kinds.has('change')
        ? cash.some((paid) => known.has(paid - meant))
        : changes.some((change) => known.has(meant - change))
    const meant = [last.exact, Math.round(last.exact * 100)].filter(Number.isInteger).find(fits)
    if (meant === undefined) continue
    last.hundredths = meant
    last.decimals = 2
  }
}

const due: Kind[] = ['total', 'payable', 'subtotal', 'card']

/**
 * "2,451" at the end of rows is 2,45 followed by the tax code 1 if other amounts have two decimals. A column of codes
 * has merged with the prices then.
 */
function partGluedColumn(rows: FactRow[]) {
  const signOf = (row: FactRow, { start, end, decimals }: Amount) =>
    new RegExp(`([.,])\\d{${decimals}}\\D*$`).exec(row.text.slice(start, end))?.[1]
  const usual = new Set(rows.flatMap((row) => moneyIn(row).map((amount) => signOf(row, amount))))
  const glued = rows.flatMap((row) => {
    const last = row.amounts.at(-1)
    const isLast = last && row.text.slice(last.end).trim() === '' && row.labels.every(({ kind }) => kind !== 'points')
    return isLast && last.decimals === 3 && !last.isPercent && usual.has(signOf(row, last)) ? [last] : []
  })
  const codes = new Set(glued.map(({ exact }) => Math.round(exact * 1000) % 10))
  const isCoded = rows.some(({ text }) => /\d[.,]\d{2} \d$/.test(text))
  if (usual.size !== 1 || glued.length < (isCoded ? 1 : 2) || codes.size > 3) return
  for (const amount of glued) {
    amount.hundredths = Math.sign(amount.hundredths) * Math.trunc(amount.exact * 100 + 1e-6)
    amount.decimals = 2
    amount.end -= 1
  }
}

function factsOfRow(row: Row, order: number): FactRow {
  const dates = datesIn(row.text)
  const labels = labelsIn(row.text)
  const amounts = amountsIn(row.text).filter(
    ({ start, end }) => !dates.some((date) => date.start < end && date.end > start),
  )
  return { ...row, order, dates, labels, amounts, kinds: new Set(labels.map(({ kind }) => kind)), inTaxTable: false }
}

export function moneyIn(row: FactRow): Amount[] {
  return row.amounts.filter(({ decimals, isPercent }) => decimals === 2 && !isPercent)
}

export interface TaxRow {
  base: number
  tax: number
  /** In percent. Null if the rate is not printed. */
  rate: number | null
}

/**
 * Reads the taxable amount and the tax in either order, optionally followed by their sum or preceded by a bare rate
 * ("6.00").
 */
export function taxRowOf(row: FactRow): TaxRow | null {
  const money = moneyIn(row)
  const [first = 0, second = 0, third] = money.map(({ hundredths }) => hundredths)
  if (money.length < 2 || money.length > 3 || Math.min(first, second) < 0) return null
  const printed = row.amounts.find(({ isPercent }) => isPercent)
  const rate = printed ? printed.hundredths / 100 : null
  const isLed = third !== undefined && first <= 3000 && Math.abs((second * first) / 10000 - third) <= 2
  if (isLed && third > 0) return { base: second, tax: third, rate: first / 100 }
  const [base, tax] = [Math.max(first, second), Math.min(first, second)]
  if (third !== undefined && first + second !== third) return null
  return base > 0 && tax <= base * 0.3 ? { base, tax, rate } : null
}

/**
 * After a header such as "GST Summary" or "MwSt Netto Brutto", rows with at least two amounts belong to the table. The
 * first other row ends the table.
 */
function markTaxTables(rows: FactRow[]) {
  for (const head of rows) {
    if (!isTableHead(head)) continue
    let empty = 0
    for (const row of rows.slice(head.order + 1, head.order + 9)) {
      if (isTableRow(row) || isTableHead(row)) row.inTaxTable = true
      else if (row.amounts.length === 0 || moneyIn(row).length === 0) empty++
      else break
      if (empty > 1) break
    }
  }
}

function isTableRow(row: FactRow): boolean {
  const amounts = moneyIn(row).map(({ hundredths }) => Math.abs(hundredths))
  return amounts.length >= 2 && Math.min(...amounts) <= 0.3 * Math.max(...amounts)
}

function isTableHead(row: FactRow): boolean {
  if (
    moneyIn(row).length > 0 ||
    /QTY|ITEM|DESC|PRICE|PRIX|PREIS|PRECIO|PREZZO|CENA|NAZWA|LIBELL|D[EÉ]SIGN|BEZEICH|CONCEPTO|OMSCHR/i.test(row.text)
  )
    return false
  if (row.kinds.has('table')) return true
  return row.kinds.has('tax') && (row.kinds.has('net') || /\bAM(OUN)?T\b/i.test(row.text)) && row.labels.length >= 2
}
