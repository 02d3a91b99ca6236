import {
  compareAmounts,
  decimalsOf,
  isAmount,
  negated,
  productOf,
  ratioOf,
  sharesOf,
  signOf,
  sumOf,
} from '../../../shared/format/decimals.ts'

/**
 * How split amounts are computed: typed amounts or percentages, where an empty one takes the remainder, equal amounts,
 * or in proportion to the previous amounts.
 */
export type SplitWay = 'AMOUNTS' | 'PERCENT' | 'EVEN' | 'SHARES'

export interface SplitRow {
  key: string
  categoryId: string | null
  /** The typed amount or percentage. For SHARES, the weight. */
  typed: string
  note: string
}

export interface SplitValues {
  way: SplitWay
  rows: readonly SplitRow[]
}

export interface Part {
  amount: string
  categoryId: string | null
  note: string
}

let made = 0

export function emptyRow(categoryId: string | null = null): SplitRow {
  made += 1
  return { key: `part-${Date.now()}-${made}`, categoryId, typed: '', note: '' }
}

/** Returns a saved split in proportional mode, so that the parts keep their shares when the amount changes. */
export function splitOf(splits: readonly Part[]): SplitValues | null {
  if (splits.length === 0) return null
  return {
    way: 'SHARES',
    rows: splits.map(({ amount, categoryId, note }) => ({ ...emptyRow(categoryId), typed: amount, note })),
  }
}

/** Returns the amount of each row, or null for invalid input and for an empty row without a remainder. */
export function amountsIn({ way, rows }: SplitValues, whole: string, currency: string): (string | null)[] {
  const decimals = decimalsOf(currency)
  const none = rows.map(() => null)
  if (!isAmount(whole) || signOf(whole) <= 0) return none
  const typed = rows.map((row) => row.typed)
  if (way === 'EVEN')
    return sharesOf(
      whole,
      rows.map(() => '1'),
      decimals,
    )
  if (way === 'SHARES') return typed.every(isAmount) ? sharesOf(whole, typed, decimals) : none
  if (typed.some((each) => each !== '' && !isAmount(each))) {
    return typed.map((each) => (isAmount(each) && way === 'AMOUNTS' ? each : null))
  }
  const isRemainder = typed.map((each) => each === '')
  const given = way === 'PERCENT' ? byPercent(typed, whole, decimals) : typed
  const left = sumOf([whole, ...given.map((each) => negated(each || '0'))])
  const rest =
    signOf(left) > 0
      ? sharesOf(
          left,
          isRemainder.map((each) => (each ? '1' : '0')),
          decimals,
        )
      : []
  return given.map((each, at) => (isRemainder[at] ? (rest[at] ?? null) : each))
}

/** Returns the amount minus its parts, positive if the parts are too small. Returns null if a part has no amount. */
export function leftOf(amounts: readonly (string | null)[], whole: string): string | null {
  if (!isAmount(whole) || amounts.some((amount) => amount === null)) return null
  return sumOf([whole, ...amounts.map((amount) => negated(amount ?? '0'))])
}

/** Returns the splits in the server's format, or null if they do not sum to the amount. */
export function splitsOf(split: SplitValues, whole: string, currency: string): Part[] | null {
  const amounts = amountsIn(split, whole, currency)
  const left = leftOf(amounts, whole)
  if (left === null || signOf(left) !== 0) return null
  const splits = split.rows.map(({ categoryId, note }, at) => ({ categoryId, note, amount: amounts[at] ?? '0' }))
  return splits.every(({ amount }) => compareAmounts(amount, '0') > 0) ? splits : null
}

/** Converts a split to another mode, starting from the current amounts. */
export function inWay(split: SplitValues, way: SplitWay, whole: string, currency: string): SplitValues {
  const amounts = amountsIn(split, whole, currency)
  const rows = split.rows.map((row, at) => {
    const amount = amounts[at] ?? ''
    if (way === 'EVEN') return { ...row, typed: '' }
    if (way !== 'PERCENT') return { ...row, typed: amount }
    // The last row takes the rounding difference.
    const isLast = at === split.rows.length - 1
    return { ...row, typed: (!isLast && amount && ratioOf(productOf(amount, '100', 12), whole, 2)) || '' }
  })
  return { way, rows }
}

function byPercent(typed: readonly string[], whole: string, decimals: number): string[] {
  const percents = typed.map((each) => each || '0')
  const ofAll = productOf(productOf(whole, sumOf(percents), 12), '0.01', decimals)
  const shares = sharesOf(ofAll, percents, decimals)
  return typed.map((each, at) => (each === '' ? '' : (shares[at] ?? '0')))
}
