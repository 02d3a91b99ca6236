import type pg from 'pg'

/** A ledger row as in the database, without its version. */
export type LedgerRow = Record<string, string | number | boolean | null>
export type LedgerRows = Map<string, LedgerRow>

const tables: Record<string, string> = {
  organization: 'organizations',
  category: 'categories',
  tag: 'tags',
  budget: 'budgets',
  recurrence: 'recurrences',
  rule: 'rules',
  document: 'documents',
  transaction: 'transactions',
  receipt: 'receipts',
  staged_item: 'staged_items',
  receipt_link: 'receipt_transactions',
  receipt_match: 'receipt_matches',
  member: 'memberships',
}

const statement = Object.entries(tables)
  .map(([kind, table]) => {
    const [key, which] = [kind === 'member' ? 'user_id' : 'id', kind === 'organization' ? 'id' : 'organization_id']
    return `select '${kind} ' || ${key} as key, to_jsonb(t) - 'version' as row from ${table} t where ${which} = $1`
  })
  .join(' union all ')

/**
 * Returns all ledger rows of an organization, read as the database owner.
 * @param withSuggestions includes undecided receipt matches, which jobs write at any time
 */
export async function ledgerRows(
  owner: pg.Client | pg.Pool,
  organizationId: string,
  withSuggestions = false,
): Promise<LedgerRows> {
  const { rows } = await owner.query<{ key: string; row: LedgerRow }>(statement, [organizationId])
  const included = rows.filter(({ row }) => withSuggestions || row.state !== 'SUGGESTED')
  return new Map(included.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ key, row }) => [key, row]))
}

export function differencesOf(one: LedgerRows, other: LedgerRows): string[] {
  const keys = [...new Set([...one.keys(), ...other.keys()])]
  return keys.flatMap((key) => {
    const [before, after] = [one.get(key), other.get(key)]
    if (!before) return `${key} is new`
    if (!after) return `${key} is gone`
    const columns = Object.keys(after).filter((column) => !isSame(before[column], after[column]))
    return columns.map(
      (column) => `${key}: ${column} is ${formatValue(after[column])}, not ${formatValue(before[column])}`,
    )
  })
}

const formatValue = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
