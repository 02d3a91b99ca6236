import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../../base/text.ts'
import { convert, type Money, maxMinor, share } from '../../../language/money.ts'
import { rateBetween } from '../../../ledger/transactions/base-amount.ts'
import type { Split } from '../../../ledger/transactions/split.ts'
import { joinNotes } from '../../../ledger/transactions/table-columns.ts'
import type { CategoryType } from '../../../platform/database/tables.ts'
import { amountOf, roundedIn } from '../stage-rows.ts'
import { isComplete, type OwnFields, type OwnPart } from './own-fields.ts'

/** A transaction of the ledger that a row of the file came from. */
export interface StoredTransaction {
  type: CategoryType
  amount: Money
  baseAmount: Money
  rate: string
  date: string
  description: string
  note: string
  splits: readonly Split[]
  tags: readonly string[]
  /** The name of the member. */
  paidBy: string
  reviewed: boolean
}

export interface ResolvedPart {
  amount: bigint
  baseAmount: bigint
  /** Undefined if the file has no categories. */
  category: string | null | undefined
  note: string
}

export interface Resolved {
  type: CategoryType
  date: string
  description: string
  note: string
  amount: Money
  baseAmount: bigint
  /** Null if neither the file nor an earlier import has a rate. */
  rate: string | null
  parts: ResolvedPart[]
  tags: readonly string[] | undefined
  paidBy: string | undefined
  reviewed: boolean | undefined
  /** The amount in the file, if it was rounded. */
  written: string | null
  /** Doubts that a user should check before the row is recorded. */
  problems: Text[]
}

export interface RateFacts {
  /** The organization currency. */
  base: string
  /** The rate for rows without one. */
  known: string | null
}

/**
 * Returns the values of a transaction after the file: those of the file, or else those that are stored. Where the rows
 * of a split transaction differ, the value that is not stored yet was corrected.
 */
export function resolveOwn(
  own: OwnFields,
  stored: StoredTransaction | null,
  rates: RateFacts,
): Resolved | 'NO_AMOUNT' | 'AMOUNT_TOO_LARGE' {
  const problems: Text[] = []
  const pick = <T>(values: readonly T[] | undefined, before: T | undefined): T | undefined => {
    const differing = before === undefined ? values : values?.filter((value) => keyOf(value) !== keyOf(before))
    if ((differing?.length ?? 0) > 1) problems.push(isTorn)
    return differing?.[0] ?? before ?? values?.[0]
  }
  const currency = own.currency ?? stored?.amount.currency ?? rates.base
  const parts = partsOf(own, stored, problems)
  const amounts = parts.map(({ amount }) => (typeof amount === 'bigint' ? amount : amountOf(amount, currency)?.minor))
  if (amounts.some((minor) => minor === undefined)) return 'AMOUNT_TOO_LARGE'
  const minors = amounts.map((minor) => minor ?? 0n)
  if (minors.some((minor) => minor <= 0n)) return 'NO_AMOUNT'
  const amount = { minor: minors.reduce((sum, minor) => sum + minor, 0n), currency }
  const worth = worthOf(own, parts, { amount, minors }, stored, rates, problems)
  if (amount.minor > maxMinor || worth.baseAmount > maxMinor) return 'AMOUNT_TOO_LARGE'
  const note = pick(own.note, stored?.note) ?? ''
  const isSplit = parts.length > 1
  const bases = basesOf(worth, minors)
  return {
    type: own.type ?? stored?.type ?? 'EXPENSE',
    date: pick(own.date, stored?.date) ?? '',
    description: (pick(own.description, stored?.description) ?? '').slice(0, 500),
    note: (isSplit ? note : joinNotes(note, parts[0]?.note ?? '')).slice(0, 2_000),
    amount,
    baseAmount: worth.baseAmount,
    rate: worth.rate,
    parts: parts.map((part, at) => ({
      amount: minors[at] ?? 0n,
      baseAmount: bases[at] ?? 0n,
      category: part.category,
      note: (part.note ?? '').slice(0, 500),
    })),
    tags: pick(own.tags, stored?.tags),
    paidBy: pick(own.paidBy, stored?.paidBy),
    reviewed: pick(own.reviewed, stored?.reviewed),
    written: parts.flatMap((part) => roundedIn(String(part.amount), currency) ?? [])[0] ?? null,
    problems: [...new Set(problems)],
  }
}

/** Line ends and the order of tags are no difference. */
export function keyOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim()
  return Array.isArray(value)
    ? value
        .map((each) => String(each).toLowerCase())
        .toSorted()
        .join('\n')
    : String(value)
}

interface Part {
  /** A decimal of the file, or the stored amount of a split that the file leaves out. */
  amount: string | bigint
  baseAmount: string | bigint | null
  category: OwnPart['category']
  note: string | undefined
}

/** An export whose filter has categories contains only some splits. The others stay as they are. */
function partsOf(own: OwnFields, stored: StoredTransaction | null, problems: Text[]): Part[] {
  const inOrder = own.parts.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
  const splits = stored?.splits ?? []
  const ofFile = inOrder.map(({ amount, baseAmount, category, note, number }) => ({
    amount,
    baseAmount,
    category,
    note: note ?? splits[(number ?? 0) - 1]?.note,
  }))
  if (isComplete(own) || !stored) return ofFile
  if (splits.length === own.parts[0]?.of) {
    return splits.map(
      ({ amount, baseAmount, note }, at) =>
        ofFile[inOrder.findIndex(({ number }) => number === at + 1)] ?? {
          amount: amount.minor,
          baseAmount: baseAmount.minor,
          category: undefined,
          note,
        },
    )
  }
  problems.push(msg`The file lacks some splits of this transaction`)
  const unchanged = { category: undefined, note: undefined }
  return splits.length === 0
    ? [{ ...unchanged, amount: stored.amount.minor, baseAmount: stored.baseAmount.minor }]
    : splits.map((split) => ({
        ...unchanged,
        amount: split.amount.minor,
        baseAmount: split.baseAmount.minor,
        note: split.note,
      }))
}

const isTorn = msg`The rows of this transaction say different things`

interface Worth {
  baseAmount: bigint
  rate: string | null
  /** Of the parts; null if the file does not have them. */
  bases: bigint[] | null
}

/** The value that the user corrected decides about the others: an amount keeps its rate, and a rate its amount. */
function worthOf(
  own: OwnFields,
  parts: readonly Part[],
  { amount, minors }: { amount: Money; minors: bigint[] },
  stored: StoredTransaction | null,
  { base, known }: RateFacts,
  problems: Text[],
): Worth {
  if (amount.currency === base) return { baseAmount: amount.minor, rate: '1', bases: minors }
  const isOurs = own.baseCurrency === null || own.baseCurrency === base
  const given = isOurs ? parts.map(({ baseAmount }) => minorOf(baseAmount, base)) : []
  const bases =
    given.length > 0 && given.every((minor) => minor !== null && minor > 0n) ? given.map((minor) => minor ?? 0n) : null
  const whole = bases?.reduce((sum, minor) => sum + minor, 0n) ?? null
  const rate = isOurs ? own.rate : null
  const at = (used: string): Worth => ({ baseAmount: atLeastOne(convert(amount, base, used).minor), rate: used, bases })
  const isRateOf = (used: string | null) => used !== null && convert(amount, base, used).minor === whole
  if (!stored) {
    if (whole !== null) return { baseAmount: whole, rate: rate ?? rateBetween(amount, money(whole, base)), bases }
    const used = rate ?? known
    return used === null ? { baseAmount: amount.minor, rate: null, bases } : at(used)
  }
  if (whole !== null && whole !== stored.baseAmount.minor) {
    return { baseAmount: whole, rate: isRateOf(rate) ? rate : rateBetween(amount, money(whole, base)), bases }
  }
  if (rate !== null && Number(rate) !== Number(stored.rate)) return at(rate)
  const isSameCurrency = amount.currency === stored.amount.currency
  if (isSameCurrency && amount.minor === stored.amount.minor) {
    return { baseAmount: stored.baseAmount.minor, rate: stored.rate, bases }
  }
  if (!isSameCurrency) problems.push(msg`The file has another currency but the former rate`)
  return at(stored.rate)
}

const money = (minor: bigint, currency: string): Money => ({ minor, currency })
const atLeastOne = (minor: bigint) => (minor > 0n ? minor : 1n)

const minorOf = (amount: string | bigint | null, currency: string) =>
  typeof amount === 'string' ? (amountOf(amount, currency)?.minor ?? null) : amount

function basesOf({ bases, baseAmount }: Worth, minors: bigint[]): bigint[] {
  const isGiven = bases?.reduce((sum, minor) => sum + minor, 0n) === baseAmount
  return isGiven && bases ? bases : share(baseAmount, minors)
}
