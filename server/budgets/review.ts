import { categories } from '../categories/read.ts'
import { recordCategory } from '../categories/write.ts'
import { AppError } from '../core/errors.ts'
import type { WriteDb } from '../core/fence.ts'
import type { CategoryType } from '../core/tables.ts'
import type { Tenant } from '../core/tenant.ts'
import { recordBudget } from './write.ts'

/** A line of a budget list as a person approves it. */
export interface ApprovedBudgetLine {
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
 * Joins a transaction: plans what a line says; what was planned for that month before is replaced.
 * @returns the id of the category that was planned
 */
export async function approveBudgetLine(db: WriteDb, tenant: Tenant, line: ApprovedBudgetLine): Promise<string> {
  const { month, amount } = line
  if (month === null) throw new AppError('INVALID_INPUT', 'Choose a month.', { month: 'Choose a month.' })
  const categoryId = line.categoryId ?? (line.createCategory ? await findOrMakeCategory(db, line) : null)
  if (categoryId === null) {
    throw new AppError('INVALID_INPUT', 'Category is required.', { categoryId: 'Category is required.' })
  }
  await recordBudget(db, tenant.currency, { categoryId, month, amount })
  return categoryId
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
