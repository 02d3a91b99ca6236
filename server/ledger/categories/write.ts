import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { ensure } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
import { checkName, plainName } from '../../language/names.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Category, categories, requireCategory } from './read.ts'
import { shownName } from './shown-name.ts'

export interface NewCategory {
  name: string
  type: CategoryType
  icon?: string | null
  color?: number | null
  parentId?: string | null
}

export interface CategoryChanges {
  name?: string | null
  icon?: string | null
  color?: number | null
  parentId?: string | null
  archived?: boolean | null
}

export function createCategory(tenant: Tenant, input: NewCategory): Promise<Category> {
  return tenant.write((db) => recordCategory(db, input))
}

export async function recordCategory(db: WriteDb, input: NewCategory): Promise<Category> {
  const { type, icon, color, parentId } = input
  const name = plainName(input.name)
  ensure({
    name: checkName(name),
    icon: icon == null || isIcon(icon),
    color: color == null || isColor(color),
    parentId: parentId == null || (await checkParent(db, parentId, type)),
  })
  ensure({ name: await isFree(db, { name, type, parentId: parentId ?? null }) })
  const last = await db
    .selectFrom('categories')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('type', '=', type)
    .executeTakeFirst()
  const { id } = await db
    .insertInto('categories')
    .values({
      name,
      type,
      icon: icon ?? 'tag',
      color: color ?? 8,
      parentId: parentId ?? null,
      position: (last?.position ?? 0) + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return requireCategory(db, id)
}

/** Archiving requires an additional permission. Subcategories are archived and unarchived with their parent. */
export function updateCategory(tenant: Tenant, id: string, changes: CategoryChanges): Promise<Category> {
  if (changes.archived != null) tenant.require('categories:manage')
  return tenant.write(async (db) => {
    const category = await requireCategory(db, id)
    const { icon, color, parentId, archived } = changes
    const name = changes.name == null ? undefined : storedName(category, plainName(changes.name))
    ensure({
      name: name === undefined || checkName(name),
      icon: icon == null || isIcon(icon),
      color: color == null || isColor(color),
      parentId: parentId == null || (await checkParent(db, parentId, category.type, id)),
    })
    const isBack = archived === false && category.archivedAt !== null
    const isMoved = parentId !== undefined && parentId !== category.parentId
    if (name !== undefined || isBack || isMoved) {
      const place = { ...category, ...(name !== undefined && { name }), ...(parentId !== undefined && { parentId }) }
      ensure({ name: await isFree(db, place, id) })
    }
    const set = {
      ...(name !== undefined && { name }),
      ...(icon != null && { icon }),
      ...(color != null && { color }),
      ...(parentId !== undefined && { parentId }),
      ...(archived != null && { archivedAt: archived ? (category.archivedAt ?? new Date()) : null }),
    }
    if (Object.keys(set).length > 0) await db.updateTable('categories').set(set).where('id', '=', id).execute()
    if (archived != null) await archiveBelow(db, category, set.archivedAt ?? null)
    return requireCategory(db, id)
  })
}

async function archiveBelow(db: WriteDb, { id, archivedAt }: Category, to: Date | null): Promise<void> {
  if (to !== null && archivedAt !== null) return
  await sql`
    update categories below set archived_at = ${to}
      where parent_id = ${id} and archived_at is not distinct from ${archivedAt}
        and (${to}::timestamptz is not null or not exists (
          select from categories other
            where other.parent_id = below.parent_id and lower(other.name) = lower(below.name)
              and other.archived_at is null))
    `.execute(db)
}

const isIcon = (icon: string) => /^[a-z0-9-]{1,40}$/.test(icon) || msg`Choose an icon from the list.`
const isColor = (color: number) => (color >= 1 && color <= 8) || msg`Choose one of the 8 colours.`

/** Saving the shown name of a default category does not rename it. */
const storedName = (category: Category, name: string): string => (name === shownName(category) ? category.name : name)

type Place = Pick<Category, 'name' | 'type' | 'parentId'>

/** A name is unique among the top-level categories of a type, and among the subcategories of a parent. */
export async function isFree(db: WriteDb, { name, type, parentId }: Place, except?: string) {
  const named = await listNamed(db, name, type)
  const existing = named.find((each) => each.parentId === parentId && each.id !== except)
  return existing === undefined || msg`There is already a category named ${{ name: shownName(existing) }}.`
}

/**
 * Finds an active category by its stored name, or by its name in the language of the reader. A top-level category comes
 * before subcategories.
 * @throws AppError INVALID_INPUT on `categoryId` if several subcategories have the name
 */
export async function findNamed(db: WriteDb, name: string, type: CategoryType): Promise<Category | undefined> {
  const named = await listNamed(db, name, type)
  const top = named.find(({ parentId }) => parentId === null)
  ensure({
    categoryId: top !== undefined || named.length < 2 || msg`Several categories are named ${{ name }}. Choose one.`,
  })
  return top ?? named[0]
}

async function listNamed(db: WriteDb, name: string, type: CategoryType): Promise<Category[]> {
  const active = await categories(db).where('type', '=', type).where('archivedAt', 'is', null).execute()
  const isNamed = (each: string) => each.toLowerCase() === name.toLowerCase()
  return active.filter((each) => isNamed(each.name) || isNamed(shownName(each)))
}

/**
 * Checks that categories have at most two levels. Locks both categories first, so that concurrent moves cannot create a
 * third level.
 */
export async function checkParent(db: WriteDb, id: string, type: CategoryType, child?: string): Promise<true | Text> {
  const ids = child === undefined ? [id] : [id, child]
  await db.selectFrom('categories').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
  const parent = await categories(db).where('id', '=', id).executeTakeFirst()
  const fits = parent?.type === type && parent.parentId === null && parent.id !== child
  if (!fits) return msg`Choose a top-level category of the same type.`
  if (child === undefined) return true
  const below = await db.selectFrom('categories').select('id').where('parentId', '=', child).limit(1).executeTakeFirst()
  return below === undefined || msg`This category has subcategories, so it must stay at the top level.`
}
