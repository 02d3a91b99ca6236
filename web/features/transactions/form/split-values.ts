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
 * How the parts of a split get their amounts: as typed, where an empty one takes what is left; by percent, likewise; all
 * the same; or in proportion to what they were, whatever the whole is.
 */
export type SplitWay = 'AMOUNTS' | 'PERCENT' | 'EVEN' | 'SHARES'

export interface SplitRow {
  /** Of the row in the form. */
  key: string
  categoryId: string | null
  /** An amount or a percentage as it was typed; in proportion, the weight. */
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

/** A split as it was saved: its parts keep their shares when the whole changes. */
export function splitOf(parts: readonly Part[]): SplitValues | null {
  if (parts.length === 0) return null
  return {
    way: 'SHARES',
    rows: parts.map(({ amount, categoryId, note }) => ({ ...emptyRow(categoryId), typed: amount, note })),
  }
}

/** The amount of each row; null for one that says none, because what is typed is none or nothing is left. */
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
  const isRest = typed.map((each) => each === '')
  const given = way === 'PERCENT' ? byPercent(typed, whole, decimals) : typed
  const left = sumOf([whole, ...given.map((each) => negated(each || '0'))])
  const rest =
    signOf(left) > 0
      ? sharesOf(
          left,
          isRest.map((each) => (each ? '1' : '0')),
          decimals,
        )
      : []
  return given.map((each, at) => (isRest[at] ? (rest[at] ?? null) : each))
}

/** What the parts leave open: positive when they come to less than the whole. Null while one says nothing. */
export function leftOf(amounts: readonly (string | null)[], whole: string): string | null {
  if (!isAmount(whole) || amounts.some((amount) => amount === null)) return null
  return sumOf([whole, ...amounts.map((amount) => negated(amount ?? '0'))])
}

/** The parts as the server takes them; null while they do not sum to the whole. */
export function partsOf(split: SplitValues, whole: string, currency: string): Part[] | null {
  const amounts = amountsIn(split, whole, currency)
  const left = leftOf(amounts, whole)
  if (left === null || signOf(left) !== 0) return null
  const parts = split.rows.map(({ categoryId, note }, at) => ({ categoryId, note, amount: amounts[at] ?? '0' }))
  return parts.every(({ amount }) => compareAmounts(amount, '0') > 0) ? parts : null
}

/** Another way of the same split: what the parts come to so far is where it begins. */
export function inWay(split: SplitValues, way: SplitWay, whole: string, currency: string): SplitValues {
  const amounts = amountsIn(split, whole, currency)
  const rows = split.rows.map((row, at) => {
    const amount = amounts[at] ?? ''
    if (way === 'EVEN') return { ...row, typed: '' }
    if (way !== 'PERCENT') return { ...row, typed: amount }
    // The last takes what rounding leaves of the others.
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
