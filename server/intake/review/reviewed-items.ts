import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure } from '../../base/errors.ts'
import { parseMoney } from '../../language/money.ts'
import { checkCategory } from '../../ledger/validation.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { StagedItem } from '../documents/staged-items.ts'

export interface ReviewedLine {
  id?: string | null
  description: string
  /** A non-negative decimal in the receipt's currency. */
  amount: string
  categoryId?: string | null
}

export interface KeptLine {
  id: string
  type: CategoryType
  description: string
  amount: bigint
  categoryId: string | null
}

type CheckedLine = Omit<KeptLine, 'id'> & { id: string | null }

const maxLines = 500

/**
 * Returns the items with their amounts. A receipt without items has one item with the total.
 * @throws AppError NOT_FOUND for an item of another receipt
 * @throws AppError CONFLICT for a reviewed item
 * @throws AppError INVALID_INPUT
 */
export function checkItems(
  input: { merchant: string; currency: string; total: string; items: readonly ReviewedLine[] },
  existing: readonly StagedItem[],
): CheckedLine[] {
  const known = new Map(existing.map((item) => [item.id, item]))
  const named = input.items.flatMap(({ id }) => id ?? [])
  for (const id of named) {
    const item = known.get(id)
    if (!item) throw new AppError('NOT_FOUND', msg`This item does not exist or was deleted.`)
    if (item.state !== 'PENDING')
      throw new AppError('CONFLICT', msg`An item of this receipt has already been reviewed.`)
  }
  const type = existing[0]?.type ?? 'EXPENSE'
  const whole = { description: input.merchant, amount: input.total }
  const lines = (input.items.length > 0 ? input.items : [whole]).map((item: ReviewedLine) => ({
    id: item.id ?? null,
    type,
    description: item.description.trim(),
    amount: parseMoney(item.amount, input.currency, 'items').minor,
    categoryId: item.categoryId ?? null,
  }))
  ensure({
    items:
      (lines.length > maxLines && msg`A receipt can have at most ${{ limit: maxLines }} items.`) ||
      (new Set(named).size < named.length && msg`Include each item only once.`) ||
      (lines.some(({ amount }) => amount < 0n) &&
        msg`Item amounts can't be negative. The total accounts for discounts.`) ||
      (lines.some(({ description }) => description.length > 500) &&
        msg`Shorten the item description to 500 characters.`) ||
      true,
  })
  return lines
}

/**
 * Saves the corrected items as pending. New items come last.
 * @throws AppError INVALID_INPUT for a category that does not exist
 */
export async function saveReceiptItems(
  db: WriteDb,
  documentId: string,
  lines: readonly CheckedLine[],
  { currency, date }: { currency: string; date: string },
  existing: readonly StagedItem[],
): Promise<KeptLine[]> {
  ensure(
    await checkCategory(
      db,
      lines.map(({ categoryId }) => categoryId),
    ),
  )
  let position = existing.at(-1)?.position ?? 0
  const kept: KeptLine[] = []
  for (const line of lines) {
    const { type, description, categoryId } = line
    const values = { type, description, categoryId, amountMinor: line.amount, currency, date }
    if (line.id !== null) {
      await db.updateTable('stagedItems').set(values).where('id', '=', line.id).execute()
      kept.push({ ...line, id: line.id })
      continue
    }
    position += 1
    const { id } = await db
      .insertInto('stagedItems')
      .values({ ...values, documentId, kind: 'RECEIPT_ITEM', position })
      .returning('id')
      .executeTakeFirstOrThrow()
    kept.push({ ...line, id })
  }
  return kept
}
