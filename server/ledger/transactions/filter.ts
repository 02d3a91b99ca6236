import { msg } from '@lingui/core/runtime-macro'
import { type Expression, type SqlBool, sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import { parseMoney } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { countedType, countsFor } from './counted.ts'
import { payeeOf } from './payee.ts'
import { type SearchedPart, transactionsWithText } from './search.ts'

/** Selects categories by id or type, and uncategorized transactions or splits. Without any, all match. */
export interface CategoryFilter {
  categoryIds?: readonly string[] | null
  uncategorised?: boolean | null
  /** The type of the category, or of a transaction without one. So expenses include their refunds. */
  type?: CategoryType | null
}

/** All given conditions must hold. Dates and amounts are inclusive. */
export interface TransactionFilter extends CategoryFilter {
  ids?: readonly string[] | null
  from?: string | null
  to?: string | null
  /** Includes the subcategories of `categoryIds`. */
  subcategories?: boolean | null
  /**
   * Each word must occur in the description, the note or a receipt's merchant, or be an amount. Accents and case are
   * ignored.
   */
  text?: string | null
  exactText?: boolean | null
  /** The whole payee. Accents and case are ignored. */
  payee?: string | null
  min?: string | null
  max?: string | null
  tagIds?: readonly string[] | null
  untagged?: boolean | null
  paidBy?: string | null
  paidByNobody?: boolean | null
  /** Transactions of any of these accounts. */
  accountIds?: readonly string[] | null
  /** Adds transactions without an account. */
  withoutAccount?: boolean | null
  createdBy?: string | null
  createdByNobody?: boolean | null
  hasReceipt?: boolean | null
  isReviewed?: boolean | null
  isSplit?: boolean | null
  isRecurring?: boolean | null
}

export function filtered(db: ReadDb, filter: TransactionFilter, currency: string, part?: SearchedPart) {
  const query = withoutCategoryFilter(db, filter, currency, part)
  const lanes = categoryBranchesOf(filter)
  return lanes ? query.where((eb) => eb.or(lanes)) : query
}

export function withoutCategoryFilter(db: ReadDb, filter: TransactionFilter, currency: string, part?: SearchedPart) {
  let query = db.selectFrom('transactions')
  const { ids, from, to, type, text, payee, min, max, tagIds, untagged, paidBy, paidByNobody, createdBy } = filter
  const { hasReceipt, isReviewed, isSplit, isRecurring } = filter
  if (ids) query = query.where(isAnyOf('transactions.id', ids))
  if (from) query = query.where('transactions.date', '>=', from)
  if (to) query = query.where('transactions.date', '<=', to)
  if (type) query = query.where(countsFor(type))
  if (min) query = query.where('transactions.baseAmountMinor', '>=', parseMoney(min, currency, 'min').minor)
  if (max) query = query.where('transactions.baseAmountMinor', '<=', parseMoney(max, currency, 'max').minor)
  if (text?.trim())
    query = query.where('transactions.id', 'in', transactionsWithText(text, currency, { from, to, ...part }))
  if (payee) query = query.where(hasPayee(payee))
  if (tagIds || untagged) query = query.where((eb) => eb.or(taggedWith(tagIds, untagged)))
  if (paidBy) query = query.where('transactions.paidBy', '=', paidBy)
  if (paidByNobody) query = query.where('transactions.paidBy', 'is', null)
  if (filter.accountIds || filter.withoutAccount) query = query.where((eb) => eb.or(ofAccounts(filter)))
  if (filter.createdByNobody) query = query.where('transactions.createdBy', 'is', null)
  if (createdBy) query = query.where('transactions.createdBy', '=', createdBy)
  // The form of the expression must match the partial indexes.
  if (isReviewed != null)
    query = query.where(isReviewed ? sql<SqlBool>`transactions.reviewed` : sql<SqlBool>`not transactions.reviewed`)
  if (isSplit != null) query = query.where('transactions.splits', isSplit ? 'is not' : 'is', null)
  if (isRecurring != null) query = query.where('transactions.recurrenceId', isRecurring ? 'is not' : 'is', null)
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

/**
 * Returns one condition per kind of category match: without splits, for each category, or by splits. One of them must
 * hold, and an index lists the matches of each in order. Undefined if all categories match.
 */
export function categoryBranchesOf(filter: CategoryFilter): Expression<SqlBool>[] | undefined {
  const { categoryIds, uncategorised } = filter
  if (!categoryIds && !uncategorised) return undefined
  const whole = (categoryIds ?? []).map((id) => sql<SqlBool>`transactions.category_id = ${id}`)
  const few = whole.length <= 20 ? whole : [isAnyOf('transactions.category_id', categoryIds ?? [])]
  return [
    ...few,
    ...(uncategorised ? [sql<SqlBool>`(transactions.category_id is null and transactions.splits is null)`] : []),
    sql<SqlBool>`(transactions.splits is not null and transactions.id in (
      select transaction_splits.transaction_id from transaction_splits where ${splitMatchesCategory(filter)}))`,
  ]
}

export function splitMatchesCategory({ categoryIds, uncategorised, type }: CategoryFilter): Expression<SqlBool> {
  const named = isAnyOf('transaction_splits.category_id', categoryIds ?? [])
  const matches = uncategorised ? sql<SqlBool>`(${named} or transaction_splits.category_id is null)` : named
  return type ? sql`(${matches} and ${countedType('transaction_splits')} = ${type})` : matches
}

/** The first condition uses the search indexes. A computed payee is a part of its description. */
function hasPayee(payee: string) {
  const longest = payee.split(/\s+/).reduce((one, other) => (other.length > one.length ? other : one))
  const pattern = `%${longest.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`(plain(transactions.description || ' ' || transactions.note) like plain(${pattern})
      or plain(transactions.payee) like plain(${pattern}))
    and plain(${payeeOf('transactions')}) = plain(${payee})`
}

function taggedWith(tagIds: readonly string[] | null | undefined, untagged: boolean | null | undefined) {
  return [
    ...(untagged ? [sql<SqlBool>`transactions.tag_ids = '{}'`] : []),
    ...(tagIds
      ? [
          sql<SqlBool>`transactions.id in (
            select transaction_tags.transaction_id from transaction_tags where ${isAnyOf('transaction_tags.tag_id', tagIds)})`,
        ]
      : []),
  ]
}

/** A single account is compared directly, so that its index gives the order of a list. */
function ofAccounts({ accountIds, withoutAccount }: TransactionFilter): Expression<SqlBool>[] {
  return [
    ...(withoutAccount ? [sql<SqlBool>`transactions.account_id is null`] : []),
    ...(accountIds?.length === 1
      ? [sql<SqlBool>`transactions.account_id = ${accountIds[0]}`]
      : accountIds
        ? [isAnyOf('transactions.account_id', accountIds)]
        : []),
  ]
}

function isAnyOf(column: string, ids: readonly string[]) {
  if (ids.length > 250) throw new AppError('INVALID_INPUT', msg`Filter by at most 250 categories or tags.`)
  return sql<SqlBool>`${sql.ref(column)} = any(${ids}::uuid[])`
}
