import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { ensure } from '../../base/errors.ts'
import { extendStatementTimeout } from '../../platform/tenancy/statement-timeout.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Category, categories, requireCategory } from './read.ts'
import { lockCategoryReferences, moveBudgets, reassignCategory } from './reassign.ts'
import { shownName } from './shown-name.ts'
import { countUse } from './use.ts'
import { isFree } from './write.ts'

/**
 * Merges a category into another of the same type and deletes it. All references move to the remaining category.
 * @returns the remaining category
 * @throws AppError NOT_FOUND
 * @throws AppError INVALID_INPUT
 */
export function mergeCategory(tenant: Tenant, id: string, intoId: string): Promise<Category> {
  return tenant.write(async (db) => {
    await extendStatementTimeout(db)
    const into = await lockBoth(db, id, intoId, 'intoId')
    // The subcategories move below the other category if that is a top-level category.
    const isAtTop = into.parentId === null || into.parentId === id
    await moveChildren(db, id, isAtTop ? intoId : null, intoId)
    await moveAll(db, id, intoId)
    if (into.parentId === id) {
      const category = await requireCategory(db, intoId)
      ensure({ intoId: await isFree(db, { ...category, parentId: null }, id) })
      await db.updateTable('categories').set({ parentId: null }).where('id', '=', intoId).execute()
    }
    await db.deleteFrom('categories').where('id', '=', id).execute()
    return requireCategory(db, intoId)
  })
}

/** Moves everything that refers to a category. */
async function moveAll(db: WriteDb, id: string, intoId: string): Promise<void> {
  await reassignCategory(db, id, intoId)
  await moveBudgets(db, id, intoId)
}

/** Moves subcategories to another parent. One whose name its new sibling has is merged into that. */
async function moveChildren(db: WriteDb, id: string, parentId: string | null, except?: string): Promise<void> {
  for (const child of await categories(db).where('parentId', '=', id).execute()) {
    if (child.id === except) continue
    const sibling = await categories(db)
      .where('type', '=', child.type)
      .where('parentId', parentId === null ? 'is' : '=', parentId)
      .where('categories.id', 'not in', [id, child.id])
      .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', child.name.toLowerCase()))
      .where('archivedAt', 'is', null)
      .executeTakeFirst()
    if (!sibling || child.archivedAt !== null) {
      await db.updateTable('categories').set({ parentId }).where('id', '=', child.id).execute()
      continue
    }
    await lockCategoryReferences(db, child.id, [child.id, sibling.id])
    await moveAll(db, child.id, sibling.id)
    await db.deleteFrom('categories').where('id', '=', child.id).execute()
  }
}

export interface CategoryReplacement {
  replacementId?: string | null
  leavesUncategorised?: boolean | null
  /** Moves the budgets to the replacement. Otherwise they are deleted. */
  movesBudgets?: boolean | null
}

/**
 * Deletes a category and moves its subcategories to the top level.
 * @throws AppError NOT_FOUND
 * @throws AppError INVALID_INPUT, also if the category is in use and no replacement is given
 */
export function deleteCategory(tenant: Tenant, id: string, replacements: CategoryReplacement): Promise<string> {
  const { replacementId = null, leavesUncategorised, movesBudgets } = replacements
  return tenant.write(async (db) => {
    await extendStatementTimeout(db)
    if (replacementId === null) await lockCategoryReferences(db, id, [id])
    else await lockBoth(db, id, replacementId, 'replacementId')
    const category = await requireCategory(db, id)
    const { children, ...use } = await countUse(db, id)
    const isUsed = Object.values(use).some((count) => count > 0)
    ensure({
      replacementId:
        !isUsed ||
        replacementId !== null ||
        leavesUncategorised === true ||
        msg`${{ category: shownName(category) }} is in use. Choose a category to replace it, or leave its transactions uncategorised.`,
    })
    await reassignCategory(db, id, replacementId)
    if (replacementId !== null && movesBudgets) await moveBudgets(db, id, replacementId)
    await db.deleteFrom('budgets').where('categoryId', '=', id).execute()
    if (children > 0) await moveChildren(db, id, null)
    await db.deleteFrom('categories').where('id', '=', id).execute()
    return id
  })
}

/** @returns the other category, after locking both and all references to the first */
async function lockBoth(db: WriteDb, id: string, otherId: string, field: string): Promise<Category> {
  const { rows } = await sql<{ id: string }>`select id from categories where parent_id = ${id}`.execute(db)
  await lockCategoryReferences(db, id, [id, otherId, ...rows.map((row) => row.id)])
  const category = await requireCategory(db, id)
  const other = await requireCategory(db, otherId)
  ensure({
    [field]: (other.type === category.type && otherId !== id) || msg`Choose another category of the same type.`,
  })
  return other
}
