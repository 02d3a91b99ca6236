import { sql } from 'kysely'
import { findTransactions } from '../../ledger/transactions/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { matchReasons, renderMatchReason } from '../receipts/match-reasons.ts'
import type { MatchCandidate } from '../receipts/matches.ts'
import { plainName, similarEnough, similarityOf } from '../receipts/merchant-similarity.ts'

export interface SimilarTransaction extends MatchCandidate {
  itemId: string
}

const maxPerItem = 3
const maxChecked = 20

/**
 * Finds transactions that may be the same purchase as an item: same type and amount, at most 3 days apart, with a
 * similar name; nearest date first. Leaves out reviewed items, budget lines and transactions of the same document,
 * because two equal lines are two purchases.
 */
export function findSimilarTransactions(tenant: Tenant, itemIds: readonly string[]): Promise<SimilarTransaction[]> {
  return tenant.read(async (db) => {
    const rows = await listFound(db, itemIds)
    const alike = Map.groupBy(alikeOnes(rows), ({ itemId }) => itemId)
    const nearest = [...alike.values()].flatMap((each) => each.slice(0, maxPerItem))
    if (nearest.length === 0) return []
    const ids = [...new Set(nearest.map(({ transactionId }) => transactionId))]
    const known = new Map((await findTransactions(tenant, ids)).map((transaction) => [transaction.id, transaction]))
    return nearest.flatMap(({ itemId, transactionId, apart }) => {
      const transaction = known.get(transactionId)
      if (!transaction) return []
      const reasons = [matchReasons.sameAmount, matchReasons.daysApart(apart), matchReasons.similarName]
      return [{ itemId, transaction, reasons: reasons.map(renderMatchReason) }]
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

/** Finds transactions with the amount of an item and a close date, once for equal items. */
function listFound(db: ReadDb, itemIds: readonly string[]): Promise<Found[]> {
  const found = sql<Found>`(
    with items as materialized (
      select id, document_id, description, type, amount_minor, currency, date,
        (select merchant from receipts where receipts.document_id = staged_items.document_id) as merchant
      from staged_items where id = any(${itemIds}::uuid[]) and state = 'PENDING' and kind <> 'BUDGET_LINE'),
    same as materialized (
      select asked.*, near.*
      from (select distinct document_id, type, amount_minor, currency, date from items) as asked
        cross join lateral (
          select id as transaction_id, description as booked_as, abs(date - asked.date) as apart from transactions
          where date between asked.date - 3 and asked.date + 3
            and amount_minor = asked.amount_minor and currency = asked.currency and type = asked.type
            and (asked.document_id, id) not in (
              select document_id, transaction_id from staged_items
              where document_id in (select document_id from items) and transaction_id is not null)
          order by apart, id limit ${maxChecked}) as near)
    select items.id as item_id, items.description as name, items.merchant,
      same.transaction_id, same.booked_as as description, same.apart
    from items join same using (document_id, type, amount_minor, currency, date))`
  return db.selectFrom(found.as('found')).selectAll().orderBy('apart').orderBy('transactionId').execute()
}

/** Receipt items are recorded under the merchant's name. Results are cached, because many rows are equal. */
function alikeOnes(rows: readonly Found[]): Found[] {
  const checked = new Map<string, boolean>()
  return rows.filter(({ name, merchant, description }) =>
    [name, merchant ?? ''].some((own) => {
      const both = JSON.stringify([own, description])
      const isAlike = checked.get(both) ?? (plainName(own) !== '' && similarityOf(own, description) >= similarEnough)
      checked.set(both, isAlike)
      return isAlike
    }),
  )
}
