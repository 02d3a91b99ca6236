import { requireFound } from '../../base/errors.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

export const viewPages = ['TRANSACTIONS', 'REPORTS'] as const
export type ViewPage = (typeof viewPages)[number]

export interface SavedView {
  id: string
  userId: string
  name: string
  page: ViewPage
  address: string
  isShared: boolean
}

export function listViews(tenant: Tenant, page: ViewPage): Promise<SavedView[]> {
  return tenant.read((db) =>
    views(db)
      .where('page', '=', page)
      .orderBy((eb) => eb.fn('lower', ['name']))
      .orderBy('id')
      .execute(),
  )
}

export function findSharedViews(tenant: Tenant, ids: readonly string[]): Promise<SavedView[]> {
  return tenant.read((db) => views(db).where('id', 'in', ids).where('isShared', '=', true).execute())
}

export async function requireView(db: ReadDb, id: string): Promise<SavedView> {
  return requireFound(await views(db).where('id', '=', id).executeTakeFirst(), 'view')
}

const views = (db: ReadDb) =>
  db
    .selectFrom('savedViews')
    .select(['id', 'userId', 'name', 'address', 'isShared'])
    .select((eb) => eb.ref('page').$castTo<ViewPage>().as('page'))
