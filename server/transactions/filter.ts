import { sql } from 'kysely'
import { AppError } from '../core/errors.ts'
import type { ReadDb } from '../core/fence.ts'
import { parseMoney } from '../core/money.ts'
import type { CategoryType } from '../core/tables.ts'

/** Which transactions are meant: everything given must hold. Days and amounts are included. */
export interface TransactionFilter {
  from?: string | null
  to?: string | null
  type?: CategoryType | null
  categoryIds?: readonly string[] | null
  uncategorised?: boolean | null
  /** Part of the description or the note, letter case ignored. */
  text?: string | null
  /** Decimals in the organization's currency. */
  min?: string | null
  max?: string | null
  hasReceipt?: boolean | null
}

/** Joins a transaction: the transactions that pass a filter, for whoever lists, counts or sums them. */
export function filtered(db: ReadDb, filter: TransactionFilter, currency: string) {
  let query = db.selectFrom('transactions')
  const { from, to, type, categoryIds, uncategorised, text, min, max, hasReceipt } = filter
  if (from) query = query.where('transactions.date', '>=', from)
  if (to) query = query.where('transactions.date', '<=', to)
  if (type) query = query.where('transactions.type', '=', type)
  if (categoryIds && categoryIds.length > 250) throw new AppError('INVALID_INPUT', 'Choose at most 250 categories.')
  if (categoryIds && uncategorised) {
    query = query.where((eb) =>
      eb.or([
        eb('transactions.categoryId', '=', sql<string>`any(${categoryIds}::uuid[])`),
        eb('transactions.categoryId', 'is', null),
      ]),
    )
  } else if (categoryIds) {
    query = query.where('transactions.categoryId', '=', sql<string>`any(${categoryIds}::uuid[])`)
  } else if (uncategorised) {
    query = query.where('transactions.categoryId', 'is', null)
  }
  if (min) query = query.where('transactions.baseAmountMinor', '>=', parseMoney(min, currency, 'min').minor)
  if (max) query = query.where('transactions.baseAmountMinor', '<=', parseMoney(max, currency, 'max').minor)
  const words = text?.trim()
  if (words) {
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((eb) =>
      eb.or([eb('transactions.description', 'ilike', pattern), eb('transactions.note', 'ilike', pattern)]),
    )
  }
  if (hasReceipt != null) {
    query = query.where((eb) => {
      const receipts = eb
        .selectFrom('receiptTransactions')
        .select('receiptId')
        .whereRef('receiptTransactions.transactionId', '=', 'transactions.id')
      return hasReceipt ? eb.exists(receipts) : eb.not(eb.exists(receipts))
    })
  }
  return query
}
