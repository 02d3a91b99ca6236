import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure } from '../../base/errors.ts'
import { decimalOf, type Money, parseMoney, share } from '../../language/money.ts'
import { requireTransaction } from '../../ledger/transactions/read.ts'
import { recordTransaction } from '../../ledger/transactions/record.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { markReviewed } from '../documents/review-outcome.ts'
import type { StagedItem } from '../documents/staged-items.ts'
import { requireNotDeclined } from '../receipts/decide-match.ts'
import { shareByGroup } from '../receipts/distribute-amounts.ts'
import { normalizeNote } from '../receipts/merchant-similarity.ts'
import type { KeptLine } from './reviewed-items.ts'

export type SaveAs = 'ONE_TRANSACTION' | 'ONE_PER_CATEGORY' | 'ATTACH'

interface ToSave {
  receiptId: string
  saveAs: SaveAs
  merchant: string
  date: string
  currency: string
  rate?: string | null
  baseAmount?: string | null
  total: Money
  note: string | null
}

/**
 * Saves items as one transaction with the category of the largest split, or as one transaction per category. The
 * amounts sum to the rest of the total.
 * @returns the ids of the transactions
 */
export async function saveTransactions(
  db: WriteDb,
  tenant: Tenant,
  receipt: ToSave,
  lines: readonly KeptLine[],
  existing: readonly StagedItem[],
): Promise<string[]> {
  const recorded = await recordedOf(db, receipt.currency, existing)
  const left = receipt.total.minor - recorded
  ensure({ total: left > 0n || msg`The saved items of this receipt already add up to this total.` })
  const parts = shareByGroup(
    left,
    lines.map(({ categoryId, amount }) => ({ key: categoryId, amount })),
  )
  if (receipt.saveAs === 'ONE_TRANSACTION') {
    const [largest] = [...parts].sort(([, a], [, b]) => (a === b ? 0 : a < b ? 1 : -1))
    const [baseAmount] = chargedShares(receipt, tenant.currency, [left, recorded])
    const part = { categoryId: largest?.[0] ?? null, minor: left, note: '', baseAmount }
    return [await save(db, tenant, receipt, lines, part)]
  }
  const charged = chargedShares(receipt, tenant.currency, [...parts.values(), recorded])
  const made: string[] = []
  for (const [at, [categoryId, minor]] of [...parts].entries()) {
    const group = lines.filter((line) => line.categoryId === categoryId)
    const note = group
      .map(({ description }) => description)
      .join(', ')
      .slice(0, 500)
    if (minor === 0n) await markReviewed(db, tenant, idsOf(group), { state: 'APPROVED' })
    else made.push(await save(db, tenant, receipt, group, { categoryId, minor, note, baseAmount: charged[at] }))
  }
  return made
}

/**
 * Attaches items to an existing transaction, which stays unchanged.
 * @returns the id of the transaction
 * @throws AppError NOT_FOUND
 * @throws AppError INVALID_INPUT if a user declined this match
 */
export async function attach(
  db: WriteDb,
  tenant: Tenant,
  receiptId: string,
  lines: readonly KeptLine[],
  transactionId: string | null | undefined,
): Promise<string[]> {
  if (transactionId == null) throw new AppError('INVALID_INPUT', msg`Choose a transaction to attach the receipt to.`)
  const { id } = await requireTransaction(db, transactionId, tenant.currency)
  await requireNotDeclined(db, receiptId, id)
  await markReviewed(db, tenant, idsOf(lines), { state: 'MERGED', transactionId: id })
  return [id]
}

interface Part {
  categoryId: string | null
  minor: bigint
  note: string
  baseAmount: string | undefined
}

/** Distributes the charged amount of a receipt. The shares sum to it exactly. */
function chargedShares({ baseAmount, currency }: ToSave, base: string, minors: bigint[]): string[] {
  if (baseAmount == null || currency === base) return []
  const shares = share(parseMoney(baseAmount, base, 'baseAmount').minor, minors)
  return shares.map((minor) => decimalOf({ minor, currency: base }))
}

async function save(
  db: WriteDb,
  tenant: Tenant,
  { receiptId, saveAs, merchant, date, currency, rate, note: written }: ToSave,
  lines: readonly KeptLine[],
  { categoryId, minor, note, baseAmount }: Part,
): Promise<string> {
  const { id } = await recordTransaction(db, tenant.currency, {
    type: lines[0]?.type ?? 'EXPENSE',
    amount: decimalOf({ minor, currency }),
    currency,
    rate: baseAmount === undefined ? rate : null,
    baseAmount,
    date,
    description: merchant,
    note: normalizeNote(written, note),
    categoryId,
    sourceId: saveAs === 'ONE_TRANSACTION' ? receiptId : lines[0]?.id,
  })
  await markReviewed(db, tenant, idsOf(lines), { state: 'APPROVED', transactionId: id })
  return id
}

async function recordedOf(db: WriteDb, currency: string, existing: readonly StagedItem[]): Promise<bigint> {
  const ids = existing.flatMap(({ transactionId }) => transactionId ?? [])
  if (ids.length === 0) return 0n
  const rows = await db
    .selectFrom('transactions')
    .select('amountMinor')
    .where('id', 'in', ids)
    .where('currency', '=', currency)
    .execute()
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
}

const idsOf = (lines: readonly KeptLine[]) => lines.map(({ id }) => id)
