import { msg } from '@lingui/core/runtime-macro'
import { ensure } from '../../base/errors.ts'
import { isCount, isId, listOf, nullOr, shapeOf, textUpTo } from '../../base/json-shape.ts'
import { decimalOf, divideRounded, type Money, parseMoney, share } from '../../language/money.ts'

export interface Split {
  categoryId: string | null
  amount: Money
  baseAmount: Money
  note: string
}

/** An amount, a percentage of the whole, or neither for an equal share of the rest. */
export interface SplitPart {
  categoryId?: string | null
  amount?: string | null
  percent?: string | null
  note?: string | null
}

/**
 * Splits an amount and its base amount. The splits sum to both exactly.
 * @throws AppError INVALID_INPUT on `splits` if they do not sum to the amount or one would be zero
 */
export function splitInto(whole: Money, base: Money, parts: readonly SplitPart[]): Split[] {
  ensure({ splits: (parts.length >= 2 && parts.length <= 50) || msg`Enter 2 to 50 splits.` })
  ensure({ splits: parts.every(({ note }) => (note?.length ?? 0) <= 500) || msg`Shorten the notes to 500 characters.` })
  const amounts = amountsOf(whole, parts)
  const sum = amounts.reduce((total, amount) => total + amount, 0n)
  ensure({ splits: amounts.every((amount) => amount > 0n) || msg`Each split must be more than zero.` })
  ensure({
    splits: sum === whole.minor || unequal(written(sum, whole), written(whole.minor, whole)),
  })
  return withBase(
    amounts.map((minor, index) => ({
      categoryId: parts[index]?.categoryId ?? null,
      amount: { minor, currency: whole.currency },
      note: parts[index]?.note?.trim() ?? '',
    })),
    base,
  )
}

/**
 * Scales splits to another amount and keeps their shares.
 * @throws AppError INVALID_INPUT on `amount` if a split would be zero
 */
export function rescaleSplits(splits: readonly Split[], whole: Money, base: Money): Split[] {
  const amounts = share(
    whole.minor,
    splits.map(({ amount }) => amount.minor),
  )
  ensure({ amount: amounts.every((amount) => amount > 0n) || msg`This amount is too small for its splits.` })
  return withBase(
    splits.map((split, index) => ({ ...split, amount: { minor: amounts[index] ?? 0n, currency: whole.currency } })),
    base,
  )
}

function amountsOf(whole: Money, parts: readonly SplitPart[]): bigint[] {
  const given = parts.map(({ amount }) => (amount == null ? null : parseMoney(amount, whole.currency, 'splits').minor))
  const percents = parts.map(({ amount, percent }) => (amount != null || percent == null ? 0n : scaled(percent)))
  const percentSum = percents.reduce((sum, each) => sum + each, 0n)
  const byPercent = percentSum > 0n ? divideRounded(whole.minor * percentSum, 100n * scale) : 0n
  const ofPercents = share(byPercent, percents)
  const isRemainder = parts.map(({ amount, percent }) => amount == null && percent == null)
  const left = whole.minor - byPercent - given.reduce<bigint>((sum, each) => sum + (each ?? 0n), 0n)
  const remainders = share(
    left,
    isRemainder.map((rest) => (rest ? 1n : 0n)),
  )
  return parts.map((_, index) => given[index] ?? (isRemainder[index] ? remainders[index] : ofPercents[index]) ?? 0n)
}

function withBase(parts: readonly Omit<Split, 'baseAmount'>[], base: Money): Split[] {
  const baseAmounts = share(
    base.minor,
    parts.map(({ amount }) => amount.minor),
  )
  ensure({ splits: baseAmounts.every((each) => each > 0n) || msg`A split is zero in ${{ currency: base.currency }}.` })
  return parts.map((part, index) => ({
    ...part,
    baseAmount: { minor: baseAmounts[index] ?? 0n, currency: base.currency },
  }))
}

const scale = 10n ** 10n

function scaled(percent: string): bigint {
  const match = /^(\d{1,3})(?:\.(\d{1,10}))?$/.exec(percent)
  ensure({ splits: match !== null || msg`Enter percentages as numbers, such as 33.3.` })
  return BigInt(`${match?.[1] ?? 0}${(match?.[2] ?? '').padEnd(10, '0')}`)
}

const unequal = (sum: string, amount: string) => msg`The splits add up to ${{ sum }}, but the amount is ${{ amount }}.`

const written = (minor: bigint, { currency }: Money) => `${decimalOf({ minor, currency })} ${currency}`

/** The stored format. Amounts are integers that JavaScript represents exactly. */
interface StoredSplit {
  category_id: string | null
  amount_minor: number
  base_amount_minor: number
  note?: string
}

/**
 * @param stored the column `transactions.splits`
 * @param currency the currency of the transaction
 * @param base the organization currency
 */
export function splitsOf(stored: unknown, currency: string, base: string): Split[] {
  return ((stored ?? []) as StoredSplit[]).map((part) => ({
    categoryId: part.category_id,
    amount: { minor: BigInt(part.amount_minor), currency },
    baseAmount: { minor: BigInt(part.base_amount_minor), currency: base },
    note: part.note ?? '',
  }))
}

export function storedSplits(splits: readonly Split[]): string | null {
  if (splits.length === 0) return null
  const stored = splits.map(
    ({ categoryId, amount, baseAmount, note }): StoredSplit => ({
      category_id: categoryId,
      amount_minor: Number(amount.minor),
      base_amount_minor: Number(baseAmount.minor),
      note,
    }),
  )
  return JSON.stringify(stored)
}

/**
 * Returns the category of the largest split, or of the first of equal ones. A transaction keeps this category when its
 * splits are removed.
 */
export function mainCategory(splits: readonly Split[]): string | null {
  const [largestSplit] = splits.toSorted((a, b) =>
    a.amount.minor === b.amount.minor ? 0 : a.amount.minor < b.amount.minor ? 1 : -1,
  )
  return largestSplit?.categoryId ?? null
}

const hasSplits = listOf(
  shapeOf({ category_id: nullOr(isId), amount_minor: isCount, base_amount_minor: isCount }, { note: textUpTo(500) }),
  50,
)

/** Checks the format only. The database checks that the splits sum to the amount. */
export function areStoredSplits(value: unknown): boolean {
  return hasSplits(value) && (value as StoredSplit[]).length >= 2
}
