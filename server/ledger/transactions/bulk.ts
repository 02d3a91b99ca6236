import { msg, plural } from '@lingui/core/runtime-macro'
import { type RawBuilder, sql } from 'kysely'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import { extendStatementTimeout } from '../../platform/tenancy/statement-timeout.ts'
import { requireMayDelete, type Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { findAssignable } from '../accounts/assign.ts'
import { checkPayer, maxTags, tagsOf } from '../validation.ts'
import { filtered, type TransactionFilter } from './filter.ts'
import { searched } from './list.ts'

/** Changes of all transactions that match a filter. Omitted fields are kept. */
export interface BulkChanges {
  categoryId?: string | null
  clearCategory?: boolean | null
  addTagIds?: readonly string[] | null
  removeTagIds?: readonly string[] | null
  reviewed?: boolean | null
  paidBy?: string | null
  clearPaidBy?: boolean | null
  accountId?: string | null
  clearAccount?: boolean | null
  date?: string | null
}

export interface BulkResult {
  count: number
  splitsLeft: number
}

/** A larger update would block other writers for too long. */
const maxTransactions = 20_000

/**
 * Changes all matching transactions as one batch.
 * @param expected the number of transactions that the user confirmed
 * @throws AppError CONFLICT if the number of matching transactions differs
 * @throws AppError INVALID_INPUT
 */
export function updateTransactionsMatching(
  tenant: Tenant,
  filter: TransactionFilter,
  expected: number,
  changes: BulkChanges,
): Promise<BulkResult> {
  return tenant.write(async (db) => {
    await extendStatementTimeout(db)
    const ids = await lockMatching(db, tenant, filter, expected)
    const category = await categoryFor(db, changes)
    await requireTags(db, ids, changes)
    ensure(await checkPayer(db, changes.paidBy))
    const amount = await accountAmountIn(db, tenant, ids, changes)
    const splitsLeft = category || changes.clearCategory ? await countSplit(db, ids) : 0
    const { numUpdatedRows } = await db
      .updateTable('transactions')
      .set((eb) => ({ ...valuesFor(changes, category, amount), version: eb('version', '+', 1) }))
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where(isChangedBy(changes, category))
      .executeTakeFirstOrThrow()
    return { count: Number(numUpdatedRows), splitsLeft }
  })
}

/**
 * Deletes all matching transactions as one batch, or none. Members can delete their own transactions, and Owners and
 * Admins can delete all.
 * @throws AppError CONFLICT
 * @throws AppError FORBIDDEN
 */
export function deleteTransactionsMatching(
  tenant: Tenant,
  filter: TransactionFilter,
  expected: number,
): Promise<BulkResult> {
  return tenant.write(async (db) => {
    await extendStatementTimeout(db)
    const ids = await lockMatching(db, tenant, filter, expected)
    const deleted = await db
      .deleteFrom('transactions')
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .returning('createdBy')
      .execute()
    requireMayDelete(tenant, deleted)
    return { count: deleted.length, splitsLeft: 0 }
  })
}

async function lockMatching(db: WriteDb, tenant: Tenant, filter: TransactionFilter, expected: number) {
  const { ids } = await searched(db, filter, async (understood) => {
    const rows = await filtered(db, understood, tenant.currency)
      .select('transactions.id')
      .limit(maxTransactions + 1)
      .execute()
    return { result: { ids: rows.map(({ id }) => id) }, isEmpty: rows.length === 0 }
  })
  if (ids.length > maxTransactions)
    throw new AppError('INVALID_INPUT', msg`Change at most 20,000 transactions at a time.`)
  // All writers lock transactions in this order to prevent deadlocks.
  const locked = await db
    .selectFrom('transactions')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (locked.length !== expected) {
    throw new AppError('CONFLICT', otherNumber(locked.length, expected))
  }
  return locked.map(({ id }) => id)
}

const otherNumber = (count: number, expected: number) =>
  msg`${plural(
    { count },
    {
      one: msg`Nothing was changed: # transaction matches now, not ${{ expected }}. Review the list and try again.`,
      other: msg`Nothing was changed: # transactions match now, not ${{ expected }}. Review the list and try again.`,
    },
  )}`

type ChosenCategory = Awaited<ReturnType<typeof categoryFor>>

async function categoryFor(db: WriteDb, { categoryId }: BulkChanges) {
  if (categoryId == null) return undefined
  const found = await db.selectFrom('categories').select('id').where('id', '=', categoryId).executeTakeFirst()
  return requireFound(found, 'category')
}

async function requireTags(db: WriteDb, ids: readonly string[], changes: BulkChanges): Promise<void> {
  const tags = tagsAfter(changes)
  if (!tags) return
  await tagsOf(db, { tagIds: changes.addTagIds ?? [] })
  const full = await db
    .selectFrom('transactions')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`cardinality(${tags}) > ${maxTags}`)
    .limit(1)
    .executeTakeFirst()
  ensure({
    tags: full === undefined || msg`A transaction can have at most ${{ limit: maxTags }} tags. Some would have more.`,
  })
}

async function countSplit(db: WriteDb, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('transactions')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('splits', 'is not', null)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * SQL for the amount in the currency of the new account.
 * @throws AppError INVALID_INPUT if a transaction has no amount in it
 */
async function accountAmountIn(db: WriteDb, tenant: Tenant, ids: readonly string[], { accountId }: BulkChanges) {
  const account = await findAssignable(db, accountId)
  if (!account) return undefined
  const { currency } = account
  if (currency !== tenant.currency) {
    const other = await db
      .selectFrom('transactions')
      .select('id')
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('currency', '!=', currency)
      .where('accountId', 'is distinct from', account.id)
      .limit(1)
      .executeTakeFirst()
    ensure({
      accountId: other === undefined || msg`Some of these are not in ${{ currency }}. Change those one by one.`,
    })
  }
  return sql<bigint>`case when account_id = ${account.id}::uuid then account_amount_minor
    when currency = ${currency} then amount_minor else base_amount_minor end`
}

type AccountAmount = Awaited<ReturnType<typeof accountAmountIn>>

function valuesFor(changes: BulkChanges, category: ChosenCategory, amount: AccountAmount) {
  const { clearCategory, reviewed, paidBy, clearPaidBy, accountId, clearAccount, date } = changes
  const tags = tagsAfter(changes)
  const filed = sql<string | null>`case when splits is null then ${category?.id ?? null}::uuid else category_id end`
  return {
    setBy: markSetByUser(changes, category),
    ...((category || clearCategory) && { categoryId: filed }),
    ...(tags && { tagIds: tags }),
    ...(reviewed != null && { reviewed }),
    ...(clearPaidBy ? { paidBy: null } : paidBy != null && { paidBy }),
    ...(clearAccount
      ? { accountId: null, accountAmountMinor: null }
      : amount && accountId != null && { accountId, accountAmountMinor: amount }),
    ...(date != null && { date }),
  }
}

/** Marks fields as set by a user. Cleared fields are marked too, so that rules do not fill them again. */
function markSetByUser(changes: BulkChanges, category: ChosenCategory): RawBuilder<string> {
  const { clearCategory, reviewed } = changes
  const tags = tagsAfter(changes)
  const columns = [
    sql`case when ${category || clearCategory ? sql`splits is null` : sql`false`} then
          case when ${category === undefined} then '{"category_id": "person"}' else '{"category_id": null}' end::jsonb
        else '{}' end`,
    ...(tags ? [sql`jsonb_build_object('tag_ids', case when ${tags} = '{}' then 'person' end)`] : []),
    ...(reviewed == null ? [] : [sql`jsonb_build_object('reviewed', case when not ${reviewed} then 'person' end)`]),
  ]
  return sql`jsonb_strip_nulls(set_by || ${sql.join(columns, sql` || `)})`
}

function tagsAfter({ addTagIds, removeTagIds }: BulkChanges) {
  const [added, removed] = [addTagIds ?? [], removeTagIds ?? []]
  if (added.length === 0 && removed.length === 0) return undefined
  return sql<string[]>`array(
    select tag from unnest(tag_ids) with ordinality had (tag, place) where tag <> all(${removed}::uuid[])
    union all
    select tag from unnest(${added}::uuid[]) tag where tag <> all(tag_ids))`
}

function isChangedBy(changes: BulkChanges, category: ChosenCategory) {
  const { clearCategory, reviewed, paidBy, clearPaidBy, accountId, clearAccount, date } = changes
  const tags = tagsAfter(changes)
  const differences = [
    ...(category || clearCategory
      ? [sql`(splits is null and category_id is distinct from ${category?.id ?? null}::uuid)`]
      : []),
    ...(tags ? [sql`tag_ids <> ${tags}`] : []),
    ...(reviewed == null ? [] : [sql`reviewed <> ${reviewed}`]),
    ...(clearPaidBy ? [sql`paid_by is not null`] : []),
    ...(paidBy == null ? [] : [sql`paid_by is distinct from ${paidBy}::uuid`]),
    ...(clearAccount ? [sql`account_id is not null`] : []),
    ...(accountId == null ? [] : [sql`account_id is distinct from ${accountId}::uuid`]),
    ...(date == null ? [] : [sql`date <> ${date}::date`]),
  ]
  return differences.length > 0 ? sql<boolean>`(${sql.join(differences, sql` or `)})` : sql<boolean>`false`
}
