import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import { type Money, parseMoney } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import { requireMayDelete, type Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type AccountInput, accountAmountOf, findAssignable } from '../accounts/assign.ts'
import { applyRules } from '../rules/apply.ts'
import { checkCategory, checkPayer, checkTexts, tagsOf } from '../validation.ts'
import { baseAmountOf, hasSameDigits } from './base-amount.ts'
import { requireTransaction, type Transaction } from './read.ts'
import { type NewTransaction, recordTransaction } from './record.ts'
import { setByUser } from './set-by.ts'
import { mainCategory, rescaleSplits, type Split, type SplitPart, splitInto, splitsOf, storedSplits } from './split.ts'

export interface TransactionChanges extends AccountInput {
  type?: CategoryType | null
  amount?: string | null
  currency?: string | null
  rate?: string | null
  baseAmount?: string | null
  date?: string | null
  description?: string | null
  /** An empty text restores the name that follows from the description. */
  payee?: string | null
  note?: string | null
  categoryId?: string | null
  clearCategory?: boolean | null
  /** An empty list removes the splits. The category of the largest split is used if no category is given. */
  splits?: readonly SplitPart[] | null
  tagIds?: readonly string[] | null
  tags?: readonly string[] | null
  paidBy?: string | null
  clearPaidBy?: boolean | null
  clearAccount?: boolean | null
  reviewed?: boolean | null
}

/** Joins the transaction that writes a transaction: links receipts to it. */
export type LinkReceipts = (db: WriteDb, transactionId: string) => Promise<void>

/** Records a transaction by hand. @throws AppError INVALID_INPUT */
export function createTransaction(
  tenant: Tenant,
  input: NewTransaction,
  linkReceipts?: LinkReceipts,
): Promise<Transaction> {
  return tenant.write(async (db) => {
    const recorded = await recordTransaction(db, tenant.currency, input)
    await linkReceipts?.(db, recorded.id)
    const isOpen = recorded.category === null && recorded.splits.length === 0
    const isRuled = isOpen && recorded.mayBeRuled && (await applyRules(db, [recorded.id]))
    return isRuled ? requireTransaction(db, recorded.id, tenant.currency) : recorded
  })
}

/**
 * @param version the version that the changes are based on
 * @throws AppError CONFLICT if `version` is given and the record has a later version
 */
export function updateTransaction(
  tenant: Tenant,
  id: string,
  changes: TransactionChanges,
  version?: number | null,
  linkReceipts?: LinkReceipts,
): Promise<Transaction> {
  return tenant.write(async (db) => {
    const before = await lockTransaction(db, id, tenant.currency)
    if (version != null && version !== before.version) {
      throw new AppError('CONFLICT', msg`Someone else changed this transaction. Review their version, then save again.`)
    }
    const type = changes.type ?? before.type
    const amount = amountAfter(before.amount, changes)
    ensure({
      amount: amount.minor > 0n || msg`Amount must be a positive number.`,
      ...checkTexts(changes.description, changes.note, changes.payee),
      ...(await checkCategory(db, [changes.categoryId])),
      ...(await checkCategory(db, changes.splits?.map(({ categoryId }) => categoryId) ?? [], 'splits')),
      ...(await checkPayer(db, changes.paidBy)),
    })
    const newBaseAmount = baseAmountAfter(before, amount, tenant.currency, changes)
    const { splits, categoryId } = filedAfter(before, type, amount, newBaseAmount.baseAmount, changes)
    const account = await accountAfter(db, before, amount, newBaseAmount.baseAmount, changes)
    const tagIds = changes.tagIds || changes.tags ? await tagsOf(db, changes) : undefined
    const payee = payeeAfter(before, changes)
    const isPaidByChanged = changes.paidBy != null || changes.clearPaidBy
    await db
      .updateTable('transactions')
      .set({
        type,
        categoryId,
        splits: storedSplits(splits),
        amountMinor: amount.minor,
        currency: amount.currency,
        baseAmountMinor: newBaseAmount.baseAmount.minor,
        rate: newBaseAmount.rate,
        ...account,
        version: before.version + 1,
        setBy: JSON.stringify(setByUser(before.setBy, before, { ...changes, categoryId, splits, tagIds, payee })),
        payee,
        ...(changes.date != null && { date: changes.date }),
        ...(changes.description != null && { description: changes.description.trim() }),
        ...(changes.note != null && { note: changes.note.trim() }),
        ...(tagIds && { tagIds }),
        ...(isPaidByChanged && { paidBy: changes.clearPaidBy ? null : changes.paidBy }),
        ...(changes.reviewed != null && { reviewed: changes.reviewed }),
      })
      .where('id', '=', id)
      .execute()
    await linkReceipts?.(db, id)
    return requireTransaction(db, id, tenant.currency)
  })
}

/**
 * Deletes all transactions or none. Members can delete their own transactions, and Owners and Admins can delete all.
 * @returns the ids of the deleted transactions
 */
export function deleteTransactions(tenant: Tenant, ids: readonly string[]): Promise<string[]> {
  if (ids.length > 250) throw new AppError('INVALID_INPUT', msg`Delete at most 250 transactions at a time.`)
  return tenant.write(async (db) => {
    if (ids.length === 0) return []
    // Transactions are locked in order and before matching, as everywhere.
    await db.selectFrom('transactions').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
    const deleted = await db.deleteFrom('transactions').where('id', 'in', ids).returning(['id', 'createdBy']).execute()
    if (deleted.length === 0) throw new AppError('NOT_FOUND', msg`This transaction does not exist or was deleted.`)
    requireMayDelete(tenant, deleted)
    return deleted.map(({ id }) => id)
  })
}

type Before = Awaited<ReturnType<typeof lockTransaction>>

async function lockTransaction(db: WriteDb, id: string, base: string) {
  const stored = await db
    .selectFrom('transactions')
    .select(['type', 'amountMinor', 'currency', 'baseAmountMinor', 'rate', 'version', 'categoryId', 'splits', 'tagIds'])
    .select(['reviewed', 'setBy', 'description', 'payee', 'sourceId', 'accountId', 'accountAmountMinor'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const { amountMinor, baseAmountMinor, currency, splits, setBy, ...before } = requireFound(stored, 'transaction')
  return {
    ...before,
    amount: { minor: amountMinor, currency },
    baseAmount: { minor: baseAmountMinor, currency: base },
    splits: splitsOf(splits, currency, base),
    setBy: setBy as Record<string, string>,
  }
}

function amountAfter(before: Money, { amount, currency }: TransactionChanges): Money {
  return amount == null
    ? hasSameDigits(before, currency ?? before.currency)
    : parseMoney(amount, currency ?? before.currency)
}

/** If only the amount changes, the exchange rate is kept as long as the currency is the same. */
function baseAmountAfter(before: Before, amount: Money, base: string, { rate, baseAmount }: TransactionChanges) {
  if (rate != null || baseAmount != null) return baseAmountOf(amount, base, { rate, baseAmount })
  if (!isOther(amount, before.amount)) return { baseAmount: before.baseAmount, rate: before.rate }
  const isSameCurrency = amount.currency === before.amount.currency
  return baseAmountOf(amount, base, { rate: isSameCurrency ? before.rate : undefined })
}

/** A description that a user enters is the payee as it is, unless a payee was set too. */
function payeeAfter(before: Before, { description, payee }: TransactionChanges): string | null {
  if (payee != null) return payee.trim() || null
  const typed = description?.trim()
  const isSet = before.payee !== null && before.payee !== before.description && !('payee' in before.setBy)
  if (typed === undefined || typed === before.description || isSet) return before.payee
  return before.sourceId === null ? null : typed
}

/** The amount in the account's currency is kept unless the amount, the base amount or the account changes. */
async function accountAfter(db: WriteDb, before: Before, amount: Money, base: Money, changes: TransactionChanges) {
  if (changes.clearAccount) return { accountId: null, accountAmountMinor: null }
  const account = await findAssignable(db, changes.accountId ?? before.accountId, before.accountId)
  if (!account) return {}
  const isKept = account.id === before.accountId && changes.accountAmount == null && !isOther(amount, before.amount)
  const isBase = before.accountAmountMinor === before.baseAmount.minor && account.currency === base.currency
  if (isKept && !(isBase && isOther(base, before.baseAmount))) return {}
  return {
    accountId: account.id,
    accountAmountMinor: accountAmountOf(account, amount, base, changes.accountAmount),
  }
}

function filedAfter(
  before: Before,
  type: CategoryType,
  amount: Money,
  base: Money,
  { splits, categoryId, clearCategory }: TransactionChanges,
): { splits: Split[]; categoryId: string | null } {
  const keptSplits =
    type === before.type ? before.splits : before.splits.map((split) => ({ ...split, categoryId: null }))
  if (splits?.length) return { splits: splitInto(amount, base, splits), categoryId: null }
  if (clearCategory) return { splits: [], categoryId: null }
  if (categoryId != null) return { splits: [], categoryId }
  if (splits) return { splits: [], categoryId: before.splits.length > 0 ? mainCategory(keptSplits) : before.categoryId }
  const isSame = !isOther(amount, before.amount) && base.minor === before.baseAmount.minor
  if (keptSplits.length > 0)
    return { splits: isSame ? keptSplits : rescaleSplits(keptSplits, amount, base), categoryId: null }
  return { splits: [], categoryId: type === before.type ? before.categoryId : null }
}

const isOther = (amount: Money, than: Money) => amount.minor !== than.minor || amount.currency !== than.currency
