import { AppError, ensure, requireFound } from '../core/errors.ts'
import type { WriteDb } from '../core/fence.ts'
import { convert, type Money, parseMoney } from '../core/money.ts'
import type { CategoryType } from '../core/tables.ts'
import type { Tenant } from '../core/tenant.ts'
import { matchAgain } from '../receipts/match-again.ts'
import { requireTransaction, type Transaction } from './read.ts'

export interface NewTransaction {
  type: CategoryType
  /** A positive decimal. */
  amount: string
  /** ISO 4217; the organization's where it is not given. */
  currency?: string | null
  /** What one unit of the currency is in the organization's: asked for where the two differ. */
  rate?: string | null
  date: string
  description?: string | null
  note?: string | null
  categoryId?: string | null
  /** What it was made from, so that it is made once. */
  sourceId?: string
}

export interface TransactionChanges {
  type?: CategoryType | null
  amount?: string | null
  date?: string | null
  description?: string | null
  note?: string | null
  categoryId?: string | null
  clearCategory?: boolean | null
}

export function createTransaction(tenant: Tenant, input: NewTransaction): Promise<Transaction> {
  return tenant.write((db) => recordTransaction(db, tenant.currency, input))
}

const recordedAlready = 'This is in the books already. Take it as part of its transaction there, or discard it.'

/**
 * Joins a transaction.
 * @param base the organization's currency
 * @throws AppError INVALID_INPUT, also when what it is made from is recorded already
 */
export async function recordTransaction(db: WriteDb, base: string, input: NewTransaction): Promise<Transaction> {
  const currency = input.currency ?? base
  const amount = parseMoney(input.amount, currency)
  ensure({
    amount: amount.minor > 0n || 'Amount must be a positive number.',
    ...textRules(input.description, input.note),
    ...(await categoryRule(db, input.categoryId, input.type)),
    rate: currency === base || input.rate != null || `Say what 1 ${currency} is in ${base}.`,
  })
  const baseAmount = inBase(amount, base, input.rate)
  const recorded = await db
    .insertInto('transactions')
    .values({
      type: input.type,
      amountMinor: amount.minor,
      currency,
      baseAmountMinor: baseAmount.minor,
      rate: currency === base ? '1' : (input.rate ?? '1'),
      description: input.description?.trim() ?? '',
      note: input.note?.trim() ?? '',
      date: input.date,
      categoryId: input.categoryId ?? null,
      sourceId: input.sourceId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['organizationId', 'sourceId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  // What waits again because its approval was undone, and whose transaction was put back by itself.
  if (!recorded) throw new AppError('INVALID_INPUT', recordedAlready)
  await matchAgain(db)
  return requireTransaction(db, recorded.id, base)
}

/**
 * @param version the version the changes were made on; where it is given, a later one is not overwritten
 * @throws AppError CONFLICT when somebody saved first
 */
export function updateTransaction(
  tenant: Tenant,
  id: string,
  changes: TransactionChanges,
  version?: number | null,
): Promise<Transaction> {
  return tenant.write(async (db) => {
    const stored = await db
      .selectFrom('transactions')
      .select(['type', 'currency', 'rate', 'version', 'categoryId'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const before = requireFound(stored, 'transaction')
    if (version != null && version !== before.version) {
      throw new AppError('CONFLICT', 'Somebody saved this transaction first. Look at their version, then save again.')
    }
    const type = changes.type ?? before.type
    const amount = changes.amount == null ? undefined : parseMoney(changes.amount, before.currency)
    const changesType = type !== before.type
    const categoryId = changes.clearCategory ? null : (changes.categoryId ?? (changesType ? null : before.categoryId))
    ensure({
      amount: amount === undefined || amount.minor > 0n || 'Amount must be a positive number.',
      ...textRules(changes.description, changes.note),
      ...(await categoryRule(db, categoryId, type)),
    })
    await db
      .updateTable('transactions')
      .set({
        type,
        categoryId,
        version: before.version + 1,
        ...(amount && {
          amountMinor: amount.minor,
          baseAmountMinor: inBase(amount, tenant.currency, before.rate).minor,
        }),
        ...(changes.date != null && { date: changes.date }),
        ...(changes.description != null && { description: changes.description.trim() }),
        ...(changes.note != null && { note: changes.note.trim() }),
      })
      .where('id', '=', id)
      .execute()
    if (changesType || amount || changes.date != null || changes.description != null) await matchAgain(db)
    return requireTransaction(db, id, tenant.currency)
  })
}

/**
 * Deletes transactions, one's own or, for Owners and Admins, anybody's. All or none.
 * @returns the ids of those that were there
 */
export function deleteTransactions(tenant: Tenant, ids: readonly string[]): Promise<string[]> {
  if (ids.length > 250) throw new AppError('INVALID_INPUT', 'Delete at most 250 transactions at a time.')
  return tenant.write(async (db) => {
    if (ids.length === 0) return []
    // In order, and before the look for matches, as all lock them.
    await db.selectFrom('transactions').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
    await matchAgain(db)
    const deleted = await db.deleteFrom('transactions').where('id', 'in', ids).returning(['id', 'createdBy']).execute()
    if (deleted.length === 0) throw new AppError('NOT_FOUND', 'This transaction does not exist or was deleted.')
    if (deleted.some(({ createdBy }) => createdBy !== tenant.userId)) tenant.require('others:delete')
    return deleted.map(({ id }) => id)
  })
}

function inBase(amount: Money, base: string, rate: string | null | undefined): Money {
  return amount.currency === base ? amount : convert(amount, base, rate ?? '')
}

function textRules(description: string | null | undefined, note: string | null | undefined) {
  return {
    description: (description?.length ?? 0) <= 500 || 'Shorten the description to 500 characters.',
    note: (note?.length ?? 0) <= 2_000 || 'Shorten the note to 2,000 characters.',
  } as const
}

async function categoryRule(db: WriteDb, id: string | null | undefined, type: CategoryType) {
  if (id == null) return {}
  const category = await db.selectFrom('categories').select('type').where('id', '=', id).executeTakeFirst()
  return { categoryId: category?.type === type || 'Invalid category selected.' } as const
}
