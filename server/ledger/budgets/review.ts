import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { decimalOf, parseMoney } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { findNamed, recordCategory } from '../categories/write.ts'
import { recordBudget } from './write.ts'

export interface ApprovedBudgetLine {
  documentId: string
  /** A decimal in the organization currency. */
  amount: string
  /** yyyy-MM */
  month: string | null
  type: CategoryType
  categoryId: string | null
  /** The name is used if no category is chosen. A missing category is created if `createCategory` is true. */
  categoryName: string
  createCategory: boolean
}

/**
 * Saves the budget of an approved line. The caller must have locked the document. Lines of one list for the same
 * category and month add up in any order and replace other planned amounts, so that approving the list again gives the
 * same budget.
 * @returns the id of the category
 * @throws AppError INVALID_INPUT without a month or a category, or if a negative line exceeds the approved lines
 */
export async function approveBudgetLine(db: WriteDb, tenant: Tenant, line: ApprovedBudgetLine): Promise<string> {
  const { documentId, month, amount } = line
  if (month === null) throw new AppError('INVALID_INPUT', msg`Choose a month.`, { month: msg`Choose a month.` })
  const categoryId = line.categoryId ?? (line.createCategory ? await findOrMakeCategory(db, line) : null)
  if (categoryId === null) {
    throw new AppError('INVALID_INPUT', msg`Category is required.`, { categoryId: msg`Category is required.` })
  }
  const { minor, currency } = parseMoney(amount, tenant.currency)
  const total = minor + (await approvedOf(db, documentId, categoryId, month))
  if (total < 0n) throw new AppError('INVALID_INPUT', nothingToReduce, { amount: nothingToReduce })
  await recordBudget(db, currency, { categoryId, month, amount: decimalOf({ minor: total, currency }) })
  return categoryId
}

const nothingToReduce = msg`This amount reduces a budget. Choose the category of that budget, and approve that line first.`

async function approvedOf(db: WriteDb, documentId: string, categoryId: string, month: string): Promise<bigint> {
  const lines = await db
    .selectFrom('stagedItems')
    .select('amountMinor')
    .where('documentId', '=', documentId)
    .where('kind', '=', 'BUDGET_LINE')
    .where('state', '=', 'APPROVED')
    .where('categoryId', '=', categoryId)
    .where('month', '=', `${month}-01`)
    .execute()
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
}

async function findOrMakeCategory(db: WriteDb, { categoryName, type }: ApprovedBudgetLine): Promise<string> {
  const name = categoryName.trim()
  const known = await findNamed(db, name, type)
  return known?.id ?? (await recordCategory(db, { name, type })).id
}
