import type { Money } from '../../language/money.ts'
import type { BalanceStatement } from './statements.ts'

export const checkStates = ['AGREES', 'DIFFERS'] as const

/** How the balance of an account compares with its statements. */
export interface AccountCheck {
  state: (typeof checkStates)[number]
  /** The last day whose balance was compared. */
  through: string
  /** The last day before the difference whose balance agrees, or the day of the difference if there is none. */
  since: string | null
  difference: Money | null
}

/**
 * @param statements of one account, in order
 * @returns null if there is nothing to compare
 */
export function checkStatements(statements: readonly BalanceStatement[]): AccountCheck | null {
  const compared = statements.filter(({ kind }) => kind !== 'VALUE')
  const last = compared.at(-1)
  if (!last || compared.length < 2) return null
  const at = compared.findLastIndex(({ difference }) => difference.minor !== 0n)
  const differing = compared[at]
  if (!differing) return { state: 'AGREES', through: last.day, since: null, difference: null }
  const agreeing = compared.slice(0, at).findLast(({ difference }) => difference.minor === 0n)
  return {
    state: 'DIFFERS',
    through: last.day,
    since: agreeing?.day ?? differing.day,
    difference: differing.difference,
  }
}
