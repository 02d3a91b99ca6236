import { AppError } from '../../base/errors.ts'
import { decimalOf, parseMoney } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { categories } from '../categories/read.ts'
import { recordCategory } from '../categories/write.ts'
import { recordBudget } from './write.ts'

/** A line of a budget list as a person approves it. */
export interface ApprovedBudgetLine {
  /** The list that it stands in. */
  documentId: string
  /** A decimal in the organization's currency. */
  amount: string
  /** yyyy-MM */
  month: string | null
  type: CategoryType
  categoryId: string | null
  /** Used, and made if there is none of that name, when no category is chosen and `createCategory` says so. */
  categoryName: string
  createCategory: boolean
}

/**
 * Joins a transaction in which the line's document is locked: plans what a line says. Lines of one list for the same
 * category and month add up, in whatever order they are approved; what was planned besides them is replaced, so the
 * same list approved again leaves the same plan.
 * @returns the id of the category that was planned
 * @throws AppError INVALID_INPUT without a month or a category
 */
export async function approveBudgetLine(db: WriteDb, tenant: Tenant, line: ApprovedBudgetLine): Promise<string> {
  const { documentId, month, amount } = line
  if (month === null) throw new AppError('INVALID_INPUT', 'Choose a month.', { month: 'Choose a month.' })
  const categoryId = line.categoryId ?? (line.createCategory ? await findOrMakeCategory(db, line) : null)
  if (categoryId === null) {
    throw new AppError('INVALID_INPUT', 'Category is required.', { categoryId: 'Category is required.' })
  }
  const { minor, currency } = parseMoney(amount, tenant.currency)
  const beside = await approvedOf(db, documentId, categoryId, month)
  await recordBudget(db, currency, { categoryId, month, amount: decimalOf({ minor: minor + beside, currency }) })
  return categoryId
}

/** What the lines of a list that were approved before come to for a category and month. */
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

/** Two lines of one list may name the same new category. */
async function findOrMakeCategory(db: WriteDb, { categoryName, type }: ApprovedBudgetLine): Promise<string> {
  const name = categoryName.trim()
  const known = await categories(db)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .where('type', '=', type)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  return known?.id ?? (await recordCategory(db, { name, type })).id
}
