import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render } from '../../base/text.ts'
import type { Money } from '../../language/money.ts'
import type { Page } from '../../ledger/transactions/read.ts'
import type { CategoryType, ImportVerdict } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ImportRowChange } from './own/own-changes.ts'
import { doubtOfRate } from './rates.ts'
import { type ImportListPage, requireImport } from './read.ts'

export interface ImportRow {
  id: string
  position: number
  date: string
  type: CategoryType
  amount: Money
  /** Null if the exchange rate is unknown. */
  baseAmount: Money | null
  description: string
  note: string
  categoryId: string | null
  /** Null if a user chose the category. Otherwise "rule <id>", "learned" or "file". */
  categorySetBy: string | null
  categoryName: string | null
  tagNames: string[]
  isSplit: boolean
  verdict: ImportVerdict
  matchId: string | null
  reasons: string[]
  isTaken: boolean
  /** The file does not say whether it was spent or received. Until a user answers, the type has no meaning. */
  isUndirected: boolean
  doubt: string | null
  /** The fields of the matching transaction that the row changes. */
  changes: ImportRowChange[]
}

/** All given conditions must hold. */
export interface RowFilter {
  verdict?: ImportVerdict | null
  isTaken?: boolean | null
  search?: string | null
}

export interface RowPage extends Page<ImportRow> {
  totalCount: number
}

/**
 * Sorted by position. `after` is the position of a row.
 * @throws AppError NOT_FOUND
 */
export function listImportRows(
  tenant: Tenant,
  importId: string,
  filter: RowFilter,
  page: ImportListPage,
): Promise<RowPage> {
  const { first, after } = page
  const search = filter.search?.trim()
  return tenant.read(async (db) => {
    const { rates } = await requireImport(db, importId)
    const passing = db
      .selectFrom('importRows')
      .where('importId', '=', importId)
      .$if(filter.verdict != null, (query) => query.where('verdict', '=', filter.verdict ?? 'NEW'))
      .$if(filter.isTaken != null, (query) => query.where('taken', '=', filter.isTaken ?? true))
      .$if(Boolean(search), (query) =>
        query.where(sql<boolean>`position(plain(${search}) in plain(description || ' ' || note)) > 0`),
      )
    const { totalCount } = await passing
      .select((eb) => eb.fn.countAll<bigint>().as('totalCount'))
      .executeTakeFirstOrThrow()
    const rows = await passing
      .$if(after != null, (query) => query.where('position', '>', Number(after) || 0))
      .select(['id', 'position', 'date', 'type', 'amountMinor', 'currency', 'baseAmountMinor', 'rate'])
      .select(['description', 'note', 'categoryId'])
      .select([
        'categorySetBy',
        'categoryName',
        'tagNames',
        'verdict',
        'matchId',
        'reasons',
        'doubt',
        'changes',
        'writtenAmount',
      ])
      .select(['taken as isTaken', sql<boolean>`splits is not null`.as('isSplit')])
      .select(sql<boolean>`(own ->> 'isRated')::boolean is true`.as('isRated'))
      .orderBy('position')
      .limit(first + 1)
      .execute()
    const base = tenant.currency
    const items = rows.slice(0, first).map((stored) => {
      const { amountMinor, currency, baseAmountMinor, rate, doubt, changes, writtenAmount, isRated, ...row } = stored
      const doubts = [
        isRated ? null : doubtOfRate(rates, currency, base),
        doubt,
        doubtOfRounding(writtenAmount, currency),
      ]
      return {
        ...row,
        amount: { minor: amountMinor, currency },
        isUndirected: doubt !== null,
        baseAmount: rate === null ? null : { minor: baseAmountMinor, currency: base },
        doubt: doubts.filter(Boolean).join(' ') || null,
        changes: (changes ?? []) as unknown as ImportRowChange[],
      }
    })
    return { items, hasNext: rows.length > first, hasPrevious: after != null, totalCount: Number(totalCount) }
  })
}

const doubtOfRounding = (written: string | null, currency: string) =>
  written &&
  render(
    msg`The file says ${{ amount: written }}, and ${{ currency }} has no decimals. Select the row to add it rounded.`,
  )
