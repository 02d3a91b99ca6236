import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure } from '../../base/errors.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Category, categories, requireCategory } from './read.ts'
import { checkParent } from './write.ts'

export interface CategoryPosition {
  parentId: string | null
  /** The sibling that follows the category; null to append at the end. */
  beforeId: string | null
}

/**
 * Moves a category among its siblings or below another parent.
 * @returns the categories whose positions changed
 * @throws AppError INVALID_INPUT if the category cannot be moved there
 */
export function moveCategory(
  tenant: Tenant,
  id: string,
  { parentId, beforeId }: CategoryPosition,
): Promise<Category[]> {
  return tenant.write(async (db) => {
    const { type } = await requireCategory(db, id)
    await db.selectFrom('categories').select('id').where('type', '=', type).orderBy('id').forNoKeyUpdate().execute()
    const moved = await requireCategory(db, id)
    if (parentId !== moved.parentId) {
      ensure({ parentId: parentId === null || (await checkParent(db, parentId, type, id)) })
    }
    const siblings = await categories(db)
      .where('type', '=', type)
      .where('parentId', parentId === null ? 'is' : '=', parentId)
      .where('id', '!=', id)
      .orderBy('position')
      .orderBy('name')
      .execute()
    const at = beforeId === null ? siblings.length : siblings.findIndex((each) => each.id === beforeId)
    if (at < 0)
      throw new AppError('INVALID_INPUT', msg`Choose a category at the same level.`, {
        beforeId: msg`This category isn't at the same level.`,
      })
    return savePositions(db, siblings.toSpliced(at, 0, moved), parentId)
  })
}

async function savePositions(db: WriteDb, inOrder: readonly Category[], parentId: string | null): Promise<Category[]> {
  const positions = inOrder.map(({ position }) => position).toSorted((a, b) => a - b)
  for (const [at, position] of positions.entries())
    positions[at] = Math.max(position, (positions[at - 1] ?? position - 1) + 1)
  const changed = inOrder
    .map((category, at) => ({ ...category, to: positions[at] ?? 0 }))
    .filter((each) => each.position !== each.to || each.parentId !== parentId)
  if (changed.length === 0) return []
  const ids = changed.map(({ id }) => id)
  await sql`
    update categories set position = place.position, parent_id = ${parentId}
      from unnest(${ids}::uuid[], ${changed.map(({ to }) => to)}::integer[]) place (id, position)
      where categories.id = place.id`.execute(db)
  return categories(db).where('id', 'in', ids).execute()
}
