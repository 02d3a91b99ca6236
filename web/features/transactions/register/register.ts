import type { AccountKind, StatementRowFragment } from '../../../generated.ts'
import type { ListRow } from '../list-rows.ts'
import type { RunningBalances } from './running-balances.ts'

/** The parts of a register besides its transactions. */
export interface RegisterView {
  kind: AccountKind
  balances: RunningBalances
  /** The stated balances, oldest first. */
  statements: readonly StatementRowFragment[]
  /** Null if the user may not change them. */
  onStatement: ((statement: StatementRowFragment) => void) | null
}

/**
 * Adds the stated balances above the day at whose end they hold. Those before the loaded part follow with its next page.
 */
export function withStatements(
  rows: readonly ListRow[],
  statements: readonly StatementRowFragment[],
  hasMore: boolean,
): ListRow[] {
  const left = statements.toReversed()
  const added = rows.flatMap((row): ListRow[] => {
    if (row.kind !== 'day') return [row]
    const due = left.splice(0, left.filter(({ day }) => day >= row.day).length)
    return [...due.map(lineOf), row]
  })
  return hasMore ? added : [...added, ...left.map(lineOf)]
}

const lineOf = (statement: StatementRowFragment): ListRow => ({ kind: 'statement', key: statement.id, statement })
