import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure } from '../../base/errors.ts'
import { parseMoney } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type AccountInput, accountColumns, requireAssigned } from '../accounts/assign.ts'
import { type Category, categories } from '../categories/read.ts'
import { findExpectedTransactions, recordMatchedOccurrence } from '../recurrences/match.ts'
import { checkCategory, checkPayer, checkTexts, invalidCategory, tagsOf } from '../validation.ts'
import { baseAmountOf } from './base-amount.ts'
import { payeeOf } from './payee.ts'
import { type Transaction, transactionWith } from './read.ts'
import { type SplitPart, splitInto, storedSplits } from './split.ts'

export interface NewTransaction extends AccountInput {
  type: CategoryType
  /** A positive decimal. */
  amount: string
  currency?: string | null
  /** The exchange rate. For another currency, either `rate` or `baseAmount` is required. */
  rate?: string | null
  baseAmount?: string | null
  date: string
  description?: string | null
  /** Set if it differs from the name that follows from the description. */
  payee?: string | null
  note?: string | null
  categoryId?: string | null
  splits?: readonly SplitPart[] | null
  tagIds?: readonly string[] | null
  /** Names of tags. Missing tags are created. */
  tags?: readonly string[] | null
  paidBy?: string | null
  reviewed?: boolean | null
  /** The staged item of the transaction. An item can create only one transaction. */
  sourceId?: string
  recurrenceId?: string
  authorName?: string
  setBy?: Readonly<Record<string, string>>
}

export interface RecordedTransaction extends Transaction {
  /** True if it was recorded through the API and a rule is enabled. Users of the web app enter transactions themselves. */
  mayBeRuled: boolean
}

const mayBeRuled = sql<boolean>`
  current_setting('app.via', true) in ('rest', 'graphql') and exists (select from rules where enabled)`.as('mayBeRuled')

const recordedAlready = msg`This item already has a transaction. Merge them, or discard the item.`

/**
 * @param base the organization currency
 * @throws AppError INVALID_INPUT, also if the staged item already has a transaction
 */
export async function recordTransaction(
  db: WriteDb,
  base: string,
  input: NewTransaction,
): Promise<RecordedTransaction> {
  const { type, splits, paidBy } = input
  const amount = parseMoney(input.amount, input.currency ?? base)
  const category = input.categoryId == null ? null : await findCategory(db, input.categoryId)
  ensure({
    amount: amount.minor > 0n || msg`Amount must be a positive number.`,
    ...checkTexts(input.description, input.note, input.payee),
    categoryId: input.categoryId == null || category !== null || invalidCategory,
    ...(await checkCategory(db, splits?.map(({ categoryId }) => categoryId) ?? [], 'splits')),
    ...(await checkPayer(db, paidBy)),
  })
  const { baseAmount, rate } = baseAmountOf(amount, base, input)
  const parts = splits?.length ? splitInto(amount, baseAmount, splits) : []
  const tagIds = await tagsOf(db, input)
  const recorded = await db
    .insertInto('transactions')
    .values({
      type,
      amountMinor: amount.minor,
      currency: amount.currency,
      baseAmountMinor: baseAmount.minor,
      rate,
      description: input.description?.trim() ?? '',
      payee: input.payee?.trim() || null,
      note: input.note?.trim() ?? '',
      date: input.date,
      categoryId: parts.length > 0 ? null : (input.categoryId ?? null),
      splits: storedSplits(parts),
      tagIds,
      paidBy: paidBy ?? null,
      ...(await accountColumns(db, input, amount, baseAmount)),
      reviewed: input.reviewed ?? true,
      sourceId: input.sourceId ?? null,
      recurrenceId: input.recurrenceId ?? findExpectedTransactions({ ...input, minor: baseAmount.minor }),
      setBy: JSON.stringify(input.setBy ?? {}),
      authorName: input.authorName ?? null,
    })
    .$if(input.sourceId !== undefined, (insert) =>
      insert.onConflict((conflict) => conflict.columns(['organizationId', 'sourceId']).doNothing()),
    )
    .returningAll()
    .returning([sql<string>`trim_scale(rate)`.as('rate'), payeeOf('transactions').as('payee'), mayBeRuled])
    .executeTakeFirst()
  // The staged item is pending again because its approval was undone, but its transaction was restored separately.
  if (!recorded) throw new AppError('INVALID_INPUT', recordedAlready)
  if (input.accountId != null && recorded.accountId === null) {
    await requireAssigned(db, input.accountId, amount, baseAmount)
  }
  if (recorded.recurrenceId !== null && input.recurrenceId === undefined)
    await recordMatchedOccurrence(db, recorded.recurrenceId, recorded.id)
  const filed = recorded.categoryId === null ? null : category
  return { ...transactionWith(recorded, base, filed), mayBeRuled: recorded.mayBeRuled }
}

async function findCategory(db: WriteDb, id: string): Promise<Category | null> {
  return (await categories(db).where('id', '=', id).executeTakeFirst()) ?? null
}
