import { divideRounded, type Money } from '../../language/money.ts'
import type { Sums } from './totals.ts'

export interface Figure {
  amount: Money
  previous: Money
  /** Has one decimal; null without a basis for comparison. */
  changePercent: number | null
}

export interface SumFigures {
  income: Figure
  expense: Figure
  net: Figure
}

export const nothing: Sums = { income: 0n, expense: 0n }

/** Sums are in minor units. */
export function sumFigures(now: Sums, before: Sums, currency: string): SumFigures {
  return {
    income: figureOf(now.income, before.income, currency),
    expense: figureOf(now.expense, before.expense, currency),
    net: figureOf(now.income - now.expense, before.income - before.expense, currency),
  }
}

export function figureOf(amount: bigint, previous: bigint, currency: string, sofar = amount): Figure {
  return {
    amount: { minor: amount, currency },
    previous: { minor: previous, currency },
    changePercent: changeBetween(previous, sofar),
  }
}

/** The change in percent with one decimal; null if the earlier amount is zero. */
export function changeBetween(before: bigint, now: bigint): number | null {
  if (before === 0n) return now === 0n ? 0 : null
  const size = before < 0n ? -before : before
  return Number(divideRounded((now - before) * 1_000n, size)) / 10
}

export const addSums = (some: Sums, more: Sums): Sums => ({
  income: some.income + more.income,
  expense: some.expense + more.expense,
})

export const subtractSums = (from: Sums, some: Sums): Sums => ({
  income: from.income - some.income,
  expense: from.expense - some.expense,
})
