import { requireFound } from '../../base/errors.ts'
import { createRecordCache } from '../../platform/tenancy/record-cache.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

export interface Tag {
  id: string
  name: string
  /** 1 to 8, an index of the palette. */
  color: number
}

export function listTags(tenant: Tenant): Promise<Tag[]> {
  return tenant.read((db) =>
    tags(db)
      .orderBy((eb) => eb.fn('lower', ['name']))
      .execute(),
  )
}

export function findTags(tenant: Tenant, ids: readonly string[]): Promise<Tag[]> {
  return tenant.read((db) => tagsById(db, ids))
}

const tagsById = createRecordCache<Tag>((db, ids, limit) =>
  (ids ? tags(db).where('id', 'in', ids) : tags(db)).limit(limit).execute(),
)

export function countTagged(tenant: Tenant, ids: readonly string[]): Promise<{ tagId: string; count: bigint }[]> {
  return tenant.read((db) =>
    db
      .selectFrom('transactionTags')
      .select('tagId')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('tagId', 'in', ids)
      .groupBy('tagId')
      .execute(),
  )
}

export async function requireTag(db: ReadDb, id: string): Promise<Tag> {
  return requireFound(await tags(db).where('id', '=', id).executeTakeFirst(), 'tag')
}

export function tags(db: ReadDb) {
  return db.selectFrom('tags').select(['id', 'name', 'color'])
}
