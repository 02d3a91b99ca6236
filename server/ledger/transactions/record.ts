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
  /** ISO 4217; the organization's where it is not given. */
  currency?: string | null
  /** What one unit of the currency is in the organization's: this or `baseAmount` is asked for where the two differ. */
  rate?: string | null
  /** The amount in the organization's currency: a decimal. */
  baseAmount?: string | null
  date: string
  description?: string | null
  note?: string | null
  /** Of one that is not split. */
  categoryId?: string | null
  splits?: readonly SplitPart[] | null
  tagIds?: readonly string[] | null
  /** Names of tags; those that there are not yet are made. */
  tags?: readonly string[] | null
  /** A member. */
  paidBy?: string | null
  /** Whether a person has looked it over: true where it is not given. */
  reviewed?: boolean | null
  /** What it was made from, so that it is made once. */
  sourceId?: string
  recurrenceId?: string
  /** Author's name to show where no member recorded it. */
  authorName?: string
  /** Who set a field, where it was no person: {"category_id": "rule <id>"}. */
  setBy?: Readonly<Record<string, string>>
}

const recordedAlready = 'This is in the books already. Take it as part of its transaction there, or discard it.'

/**
 * Joins a transaction.
 * @param base the organization's currency
 * @throws AppError INVALID_INPUT, also when what it is made from is recorded already
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
  // Made and read as everybody reads it, in one statement: the name stands for what is made here.
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
  // What waits again because its approval was undone, and whose transaction was put back by itself.
  if (!recorded) throw new AppError('INVALID_INPUT', recordedAlready)
  if (recorded.recurrenceId !== null && input.recurrenceId === undefined)
    await recordMatchedOccurrences(db, recorded.recurrenceId)
  return transactionOf(recorded, base)
}
