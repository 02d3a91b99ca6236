import { AppError, ensure } from '../../base/errors.ts'
import { parseMoney } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { findExpectedTransactions, recordMatchedOccurrences } from '../recurrences/match.ts'
import { checkCategory, checkPayer, checkTexts, tagsOf } from '../validation.ts'
import { baseAmountOf } from './base-amount.ts'
import { selectTransactions, type Transaction, transactionOf } from './read.ts'
import { type SplitPart, splitInto, storedSplits } from './split.ts'

export interface NewTransaction {
  type: CategoryType
  /** A positive decimal. */
  amount: string
  currency?: string | null
  /** The exchange rate. For another currency, either `rate` or `baseAmount` is required. */
  rate?: string | null
  baseAmount?: string | null
  date: string
  description?: string | null
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

const recordedAlready = 'This is in the books already. Take it as part of its transaction there, or discard it.'

/**
 * @param base the organization currency
 * @throws AppError INVALID_INPUT, also if the staged item already has a transaction
 */
export async function recordTransaction(db: WriteDb, base: string, input: NewTransaction): Promise<Transaction> {
  const { type, splits, paidBy } = input
  const amount = parseMoney(input.amount, input.currency ?? base)
  ensure({
    amount: amount.minor > 0n || 'Amount must be a positive number.',
    ...checkTexts(input.description, input.note),
    ...(await checkCategory(db, [input.categoryId], type)),
    ...(await checkCategory(db, splits?.map(({ categoryId }) => categoryId) ?? [], type, 'splits')),
    ...(await checkPayer(db, paidBy)),
  })
  const { baseAmount, rate } = baseAmountOf(amount, base, input)
  const parts = splits?.length ? splitInto(amount, baseAmount, splits) : []
  const tagIds = await tagsOf(db, input)
  // Inserts and reads in one statement: the CTE replaces the table name in the reading query.
  const made = db
    .with('transactions', (made) =>
      made
        .insertInto('transactions')
        .values({
          type,
          amountMinor: amount.minor,
          currency: amount.currency,
          baseAmountMinor: baseAmount.minor,
          rate,
          description: input.description?.trim() ?? '',
          note: input.note?.trim() ?? '',
          date: input.date,
          categoryId: parts.length > 0 ? null : (input.categoryId ?? null),
          splits: storedSplits(parts),
          tagIds,
          paidBy: paidBy ?? null,
          reviewed: input.reviewed ?? true,
          sourceId: input.sourceId ?? null,
          recurrenceId: input.recurrenceId ?? findExpectedTransactions({ ...input, minor: baseAmount.minor }),
          setBy: JSON.stringify(input.setBy ?? {}),
          authorName: input.authorName ?? null,
        })
        .onConflict((conflict) => conflict.columns(['organizationId', 'sourceId']).doNothing())
        .returningAll(),
    )
    .selectFrom('transactions')
  const recorded = await selectTransactions(made).executeTakeFirst()
  // The staged item is pending again because its approval was undone, but its transaction was restored separately.
  if (!recorded) throw new AppError('INVALID_INPUT', recordedAlready)
  if (recorded.recurrenceId !== null && input.recurrenceId === undefined)
    await recordMatchedOccurrences(db, recorded.recurrenceId)
  return transactionOf(recorded, base)
}
