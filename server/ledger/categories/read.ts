import { type RawBuilder, sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import { createRecordCache } from '../../platform/tenancy/record-cache.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { suggestRefunds } from './suggest-refunds.ts'

export interface Category {
  id: string
  key: string | null
  name: string
  type: CategoryType
  parentId: string | null
  icon: string
  /** 1 to 8, an index of the palette. */
  color: number
  position: number
  archivedAt: Date | null
}

/**
 * Sorted by type and position, each category followed by its subcategories. If archived categories are left out, a
 * subcategory of an archived one is treated as a top-level category.
 */
export function listCategories(tenant: Tenant, includeArchived = false): Promise<Category[]> {
  return tenant.read((db) =>
    categories(db)
      .leftJoin('categories as above', (join) =>
        join
          .onRef('above.id', '=', 'categories.parentId')
          .$call((on) => (includeArchived ? on : on.on('above.archivedAt', 'is', null))),
      )
      .$if(!includeArchived, (query) => query.where('categories.archivedAt', 'is', null))
      .orderBy('categories.type')
      .orderBy((eb) => eb.fn.coalesce('above.position', 'categories.position'))
      .orderBy((eb) => eb.fn.coalesce('above.name', 'categories.name'))
      .orderBy((eb) => eb.fn.coalesce('above.id', 'categories.id'))
      .orderBy((eb) => eb('above.id', 'is not', null))
      .orderBy('categories.position')
      .orderBy('categories.name')
      .execute(),
  )
}

export function findCategories(tenant: Tenant, ids: readonly string[]): Promise<Category[]> {
  return tenant.read((db) => categoriesById(db, ids))
}

export const categoriesById = createRecordCache<Category>((db, ids, limit) =>
  (ids ? categories(db).where('id', 'in', ids) : categories(db)).limit(limit).execute(),
)

/**
 * The category used most often with a description. Ties go to the latest one. Undefined for a new description. Income of
 * a name under which only expenses are known is suggested as a refund of them.
 */
export function findSuggestedCategory(
  tenant: Tenant,
  description: string,
  type: CategoryType,
): Promise<Category | undefined> {
  return tenant.read((db) => suggestCategory(db, description, type))
}

export async function suggestCategory(
  db: ReadDb,
  description: string,
  type: CategoryType,
): Promise<Category | undefined> {
  const known = description.trim().toLowerCase()
  if (known === '') return undefined
  const used = await db
    .selectFrom('transactions')
    .select('categoryId')
    .select((eb) => eb.fn.countAll<bigint>().as('times'))
    .select((eb) => eb.fn.max('date').as('last'))
    .where((eb) => eb(eb.fn<string>('lower', ['description']), '=', known))
    .where('type', '=', type)
    .where('categoryId', 'is not', null)
    .groupBy('categoryId')
    .orderBy('times', 'desc')
    .orderBy('last', 'desc')
    .limit(1)
    .executeTakeFirst()
  const refunds = used === undefined && type === 'INCOME' ? await suggestRefunds(db, [description]) : undefined
  const id = used?.categoryId ?? refunds?.get(description)
  if (!id) return undefined
  return categories(db).where('id', '=', id).where('archivedAt', 'is', null).executeTakeFirst()
}

export async function requireCategory(db: ReadDb, id: string): Promise<Category> {
  return requireFound(await categories(db).where('id', '=', id).executeTakeFirst(), 'category')
}

/** SQL for an array of the categories and their subcategories, for use as `= any (${withChildren(ids)})`. */
export function withChildren(categoryIds: readonly string[]): RawBuilder<string[]> {
  return sql`array(
    select id from categories where id = any (${categoryIds}::uuid[]) or parent_id = any (${categoryIds}::uuid[]))`
}

export function categories(db: ReadDb) {
  return db
    .selectFrom('categories')
    .select(['categories.id', 'categories.key', 'categories.name', 'categories.type', 'categories.parentId'])
    .select(['categories.icon', 'categories.color', 'categories.position', 'categories.archivedAt'])
}
