import { msg } from '@lingui/core/runtime-macro'
import type { Field } from '../../reading.ts'
import type { FactRow } from '../facts.ts'
import { found, nothing } from '../field.ts'
import { hardToRead, isHardToRead } from '../merchant/legibility.ts'
import { confidenceOf, pageBoxOf } from '../page-text.ts'
import { decimalString } from './amounts.ts'
import { isContradicted } from './contradiction.ts'
import { correctMisreadings, isCertain, isClearlyPrinted } from './misreadings.ts'
import { pumpedIn } from './pump.ts'
import { type ItemAmounts, type Proof, proofOf, taxTablesOf } from './total-evidence.ts'
import type { Role, Sum } from './totals.ts'

export interface TotalReading {
  field: Field<string>
  hundredths: number | null
  isProven: boolean
}

interface Candidate {
  hundredths: number
  score: number
  proof: Proof
  sum: Sum
}

const weightOfRole: Partial<Record<Role, number>> = {
  payable: 5,
  total: 4,
  card: 2,
  cash: 1.8,
  subtotal: 1.6,
  none: 0,
}

const beforeRounding: Role[] = ['total', 'payable', 'subtotal']
const addedRoles: Role[] = ['tax', 'service', 'tip', 'rounding']

const minProof = 0.6
const minLead = 1
/** The lead of a total whose digits are certain and that no arithmetic confirms. */
const minLeadOfPlain = 2

/** Chooses the total by labels, position, size and above all by arithmetic. */
export function readTotal(rows: FactRow[], printedSums: Sum[], items: ItemAmounts): TotalReading {
  const tables = taxTablesOf(rows)
  const pumped = pumpedIn(rows)
  const sums = correctMisreadings(
    printedSums,
    [...roundedSums(printedSums, rows), ...cashPaid(printedSums), ...filledUp(printedSums)],
    (amount) => proofOf(amount, printedSums, tables, items, pumped),
  )
  const candidates = candidatesIn(sums)
    .map((candidate) => weigh(candidate, rows, sums, proofOf(candidate.hundredths, sums, tables, items, pumped)))
    .sort((a, b) => b.score - a.score)
  const [best, next] = candidates
  if (!best || best.score < 0.5)
    return { field: nothing(msg`No total was found. Enter it.`), hundredths: null, isProven: false }

  const { row, amount } = best.sum
  const reading = confidenceOf(row, amount.start, amount.end)
  const lead = best.score - (next?.score ?? 0)
  const printed = sums.filter(({ hundredths, role }) => hundredths === best.hundredths && role !== 'none')
  const isClear = printed.some(isClearlyPrinted)
  const isLegible =
    printed.length === 0 ||
    (isClear && best.proof.weight >= 1) ||
    printed.some(({ row: place, amount: { start, end } }) => !isHardToRead(place, start, end))
  const isConsistent =
    isLegible &&
    lead >= minLead &&
    best.hundredths > 0 &&
    (amount.decimals === 2 || isWhole(sums)) &&
    !isContradicted(best.hundredths, sums, rows, items, tables, best.proof)
  const isProven = isConsistent && best.proof.weight >= minProof
  const isPlain = isConsistent && isClear && lead >= minLeadOfPlain && isLargestDue(best.hundredths, sums)
  return {
    hundredths: best.hundredths,
    isProven,
    field: found({
      value: decimalString(best.hundredths),
      confidence: isProven || isPlain ? Math.max(0.9, reading) : reading * (best.score >= 4 ? 0.7 : 0.4),
      sure: isProven || isPlain,
      place: pageBoxOf(row, amount.start, amount.end),
      candidates: candidates.filter(({ score }) => score > 0.5).map(({ hundredths }) => decimalString(hundredths)),
      doubt: !isLegible
        ? hardToRead
        : best.proof.weight >= minProof
          ? msg`Two amounts could be the total. Check which one is right.`
          : msg`Nothing on the receipt confirms this total. Check it.`,
    }),
  }
}

/** The amount is labeled as the total, and no sum is larger. */
function isLargestDue(total: number, sums: Sum[]): boolean {
  const isDue = ({ role }: Sum) => role === 'total' || role === 'payable'
  const isSum = (sum: Sum) => isDue(sum) || sum.role === 'subtotal' || sum.role === 'card'
  return (
    sums.some((sum) => isDue(sum) && sum.hundredths === total && isClearlyPrinted(sum)) &&
    sums.every((sum) => !isSum(sum) || sum.hundredths <= total)
  )
}

/** A rounding line means that the amount paid is a multiple of 0.05, even if the line itself cannot be read. */
function roundedSums(sums: Sum[], rows: FactRow[]): number[] {
  if (!rows.some(({ kinds }) => kinds.has('rounding'))) return []
  return sums.flatMap((sum) => {
    const isBefore = (sum.role === 'total' || sum.role === 'payable') && sum.hundredths % 5 !== 0 && isCertain(sum)
    return isBefore ? [Math.round(sum.hundredths / 5) * 5] : []
  })
}

/** The subtotals with their taxes, charges and rounding. */
function filledUp(sums: Sum[]): number[] {
  return sums.flatMap((subtotal) => {
    if (subtotal.role !== 'subtotal') return []
    const added = sums.filter(({ role, row }) => addedRoles.includes(role) && row.order > subtotal.row.order)
    return subtotal.hundredths + added.reduce((sum, { hundredths }) => sum + hundredths, 0)
  })
}

function candidatesIn(sums: Sum[]): Sum[] {
  const byValue = Map.groupBy(
    sums.filter(({ hundredths, role }) => hundredths > 0 && role in weightOfRole),
    ({ hundredths }) => hundredths,
  )
  const printed = [...byValue.values()].map((same) => same.reduce((a, b) => (weightOf(b) >= weightOf(a) ? b : a)))
  return [...printed, ...paidButUnprinted(sums, byValue)]
}

function paidButUnprinted(sums: Sum[], printed: Map<number, Sum[]>): Sum[] {
  return sums
    .filter(({ role }) => role === 'cash')
    .flatMap((cash) =>
      sums
        .filter(({ role, hundredths }) => role === 'change' && hundredths !== 0)
        .flatMap((change): Sum[] => {
          const hundredths = cash.hundredths - Math.abs(change.hundredths)
          const near = sums.find(
            ({ hundredths: other, role }) => beforeRounding.includes(role) && Math.abs(other - hundredths) <= 5,
          )
          // Only a total that is rounded to a coin is left unprinted.
          return hundredths > 0 && hundredths % 5 === 0 && near && !printed.has(hundredths)
            ? [{ ...near, hundredths, role: 'total' }]
            : []
        }),
    )
}

function weightOf({ role }: Sum): number {
  return weightOfRole[role] ?? 0
}

function weigh(sum: Sum, rows: FactRow[], sums: Sum[], proof: Proof): Candidate {
  const { hundredths, row } = sum
  const same = sums.filter((other) => other.hundredths === hundredths)
  const usual = medianHeight(rows)
  let score = weightOf(sum) + 2 * Math.min(2, proof.weight)
  score += Math.min(1, 0.4 * (new Set(same.map(({ role }) => role)).size - 1))
  score += Math.min(0.8, Math.max(0, row.height / usual - 1.2))
  score += 0.3 * (row.order / Math.max(1, rows.length))
  if (sum.amount.hasSign) score += 0.2
  // With change, the cash amount is not the amount due.
  const isHandedOver = same.every(({ role }) => role === 'cash') && hasChange(sums)
  if (isHandedOver) score -= 2
  const isBeforeRounding = sums.some(
    ({ role, hundredths: rounding }) =>
      role === 'rounding' && rounding !== 0 && amountsPaid(sums).includes(hundredths + rounding),
  )
  if (isBeforeRounding) score -= 3
  if (isBeforeReduction(sum, sums)) score -= 2
  return { hundredths, score, proof, sum }
}

function isBeforeReduction(sum: Sum, sums: Sum[]): boolean {
  if (sum.role !== 'subtotal') return false
  const below = sums.filter(({ row }) => row.order > sum.row.order)
  return (
    below.some(({ role, hundredths }) => role === 'subtotal' && hundredths < sum.hundredths && hundredths > 0) &&
    below.some(({ hundredths }) => hundredths < 0)
  )
}

/** The differences between cash and change. */
function cashPaid(sums: Sum[]): number[] {
  const of = (wanted: Role) => sums.filter(({ role }) => role === wanted)
  return of('cash').flatMap((cash) => of('change').map((change) => cash.hundredths - Math.abs(change.hundredths)))
}

function amountsPaid(sums: Sum[]): number[] {
  return [...cashPaid(sums), ...sums.filter((sum) => weightOf(sum) >= 1.8).map(({ hundredths }) => hundredths)]
}

function hasChange(sums: Sum[]): boolean {
  return sums.some(({ role, hundredths }) => role === 'change' && hundredths !== 0)
}

/** An integer total is only accepted if all amounts are integers. Otherwise its decimals may be lost. */
function isWhole(sums: Sum[]): boolean {
  return sums.every(({ amount }) => amount.decimals === 0)
}

function medianHeight(rows: FactRow[]): number {
  const heights = rows.map(({ height }) => height).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 1
}
