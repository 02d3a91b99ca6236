import { sql } from 'kysely'
import type { Tenant } from '../core/tenant.ts'
import type { MatchCandidate } from '../receipts/matches.ts'
import { plainName, similarEnough, similarityOf } from '../receipts/names.ts'
import { findTransactions } from '../transactions/read.ts'

/** A transaction that says what an item says, so that the item may be in the books already. */
export interface LookAlike extends MatchCandidate {
  itemId: string
}

const mostOfAnItem = 3
/** Of more transactions of one amount the nearest are looked at. */
const mostLookedAt = 20

/**
 * The transactions that some items may be in the books as already, the nearest day first: of the same type and amount, at
 * most 3 days apart, with a name that is alike. Nothing for items that were reviewed and for lines of a budget. What was
 * made of the same document is not meant: two equal lines are two.
 */
export function findLookAlikes(tenant: Tenant, itemIds: readonly string[]): Promise<LookAlike[]> {
  return tenant.read(async (db) => {
    const rows = await db
      .selectFrom('stagedItems')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('transactions')
            .select(['transactions.id', 'transactions.description'])
            .select(sql<number>`abs(transactions.date - staged_items.date)`.as('apart'))
            .whereRef('transactions.amountMinor', '=', 'stagedItems.amountMinor')
            .whereRef('transactions.currency', '=', 'stagedItems.currency')
            .whereRef('transactions.type', '=', 'stagedItems.type')
            .where(sql<boolean>`transactions.date between staged_items.date - 3 and staged_items.date + 3`)
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('stagedItems as other')
                    .select('other.id')
                    .whereRef('other.documentId', '=', 'stagedItems.documentId')
                    .whereRef('other.transactionId', '=', 'transactions.id'),
                ),
              ),
            )
            .orderBy('apart')
            .orderBy('transactions.id')
            .limit(mostLookedAt)
            .as('found'),
        (join) => join.onTrue(),
      )
      .leftJoin('receipts', 'receipts.documentId', 'stagedItems.documentId')
      .select(['stagedItems.id as itemId', 'stagedItems.description as name', 'receipts.merchant'])
      .select(['found.id as transactionId', 'found.description', 'found.apart'])
      .where('stagedItems.id', 'in', itemIds)
      .where('stagedItems.state', '=', 'PENDING')
      .where('stagedItems.kind', '<>', 'BUDGET_LINE')
      .orderBy('found.apart')
      .orderBy('found.id')
      .execute()
    const alike = Map.groupBy(rows.filter(isAlike), ({ itemId }) => itemId)
    const nearest = [...alike.values()].flatMap((each) => each.slice(0, mostOfAnItem))
    if (nearest.length === 0) return []
    const ids = [...new Set(nearest.map(({ transactionId }) => transactionId))]
    const known = new Map((await findTransactions(tenant, ids)).map((transaction) => [transaction.id, transaction]))
    return nearest.flatMap(({ itemId, transactionId, apart }) => {
      const transaction = known.get(transactionId)
      return transaction ? [{ itemId, transaction, reasons: ['Same amount', sayDays(apart), 'Similar name'] }] : []
    })
  })
}

interface Found {
  itemId: string
  name: string
  merchant: string | null
  transactionId: string
  description: string
  apart: number
}

/** A receipt's lines are recorded under the merchant's name. */
function isAlike({ name, merchant, description }: Found): boolean {
  return [name, merchant ?? ''].some((own) => plainName(own) !== '' && similarityOf(own, description) >= similarEnough)
}

const sayDays = (days: number) => (days === 0 ? 'Same day' : days === 1 ? '1 day apart' : `${days} days apart`)
