import { sql } from 'kysely'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { ArchivedRecord } from './validation.ts'

/**
 * Maps archived categories to existing ones by type, parent and name. The others are adjusted to fit: at most two levels, and
 * without the keys of existing categories.
 */
export async function mapExistingCategories(
  db: ReadDb,
  records: readonly ArchivedRecord[],
  joined: Map<string, string>,
): Promise<void> {
  const there = await db
    .selectFrom('categories')
    .select(['id', 'type', 'key', 'parentId', 'archivedAt'])
    .select(sql<string>`lower(name)`.as('name'))
    .execute()
  const ids = new Set(there.map(({ id }) => id))
  const keys = new Set(there.flatMap(({ key }) => key ?? []))
  const byName = new Map(
    there
      .filter(({ archivedAt }) => archivedAt === null)
      .map((each) => [`${each.type} ${each.parentId} ${each.name}`, each.id]),
  )
  const parents = new Map(there.map(({ id, parentId }) => [id, parentId]))
  for (const record of records) {
    const id = String(record.id)
    if (ids.has(id)) continue
    if (keys.has(String(record.key))) record.key = null
    const parent = record.parent_id === null ? null : (joined.get(String(record.parent_id)) ?? String(record.parent_id))
    record.parent_id = parent && (parents.get(parent) ?? parent)
    const same = byName.get(`${record.type} ${record.parent_id} ${String(record.name).toLowerCase()}`)
    if (same && record.archived_at === null) joined.set(id, same)
    parents.set(id, record.parent_id as string | null)
  }
}

export async function mapExistingTags(
  db: ReadDb,
  records: readonly ArchivedRecord[],
  joined: Map<string, string>,
): Promise<void> {
  const there = await db.selectFrom('tags').select('id').select(sql<string>`lower(name)`.as('name')).execute()
  const ids = new Set(there.map(({ id }) => id))
  const byName = new Map(there.map(({ id, name }) => [name, id]))
  for (const record of records) {
    const id = String(record.id)
    const same = byName.get(String(record.name).toLowerCase())
    if (!ids.has(id) && same) joined.set(id, same)
  }
}
