import { requireFound } from '../../base/errors.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** The pages whose filters can be kept. */
export const viewPages = ['TRANSACTIONS', 'REPORTS'] as const
export type ViewPage = (typeof viewPages)[number]

/** The filters of a page under a name. */
export interface SavedView {
  id: string
  /** Whose it is. */
  userId: string
  name: string
  page: ViewPage
  /** What stands behind the page's path: 'type=EXPENSE&month=2026-11'. */
  address: string
  isShared: boolean
}

/** The views of a page, one's own and those that others share, by name. */
export function listViews(tenant: Tenant, page: ViewPage): Promise<SavedView[]> {
  return tenant.read((db) =>
    views(db)
      .where('page', '=', page)
      .orderBy((eb) => eb.fn('lower', ['name']))
      .orderBy('id')
      .execute(),
  )
}

/** Of some views those that are shared, in no order. */
export function findSharedViews(tenant: Tenant, ids: readonly string[]): Promise<SavedView[]> {
  return tenant.read((db) => views(db).where('id', 'in', ids).where('isShared', '=', true).execute())
}

/** Joins a transaction. */
export async function requireView(db: ReadDb, id: string): Promise<SavedView> {
  return requireFound(await views(db).where('id', '=', id).executeTakeFirst(), 'view')
}

const views = (db: ReadDb) =>
  db
    .selectFrom('savedViews')
    .select(['id', 'userId', 'name', 'address', 'isShared'])
    .select((eb) => eb.ref('page').$castTo<ViewPage>().as('page'))
