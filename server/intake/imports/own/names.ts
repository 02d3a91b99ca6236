import { categories } from '../../../ledger/categories/read.ts'
import { shownName } from '../../../ledger/categories/shown-name.ts'
import type { CategoryType } from '../../../platform/database/tables.ts'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'
import { isNamed, pathOf, refundFinder } from '../file-categories.ts'
import type { Named } from './own-changes.ts'

/** The records of the organization that a file names. */
export interface LedgerNames {
  /** The organization currency. */
  base: string
  tags: ReadonlyMap<string, string>
  /** The ids of members by name in lower case, without names that two members have. */
  membersByName: ReadonlyMap<string, string>
  memberNamed(name: string): string | undefined
  nameOfMember(id: string | null): string
  category(id: string | null): Named | null
  /**
   * Returns the category that a file names: the stored one if it has this name, even if it is archived.
   * @param path "Food:Groceries"; null for uncategorised
   */
  find(type: CategoryType, path: string | null, storedId: string | null): Named | null
}

export async function readNames(db: WriteDb): Promise<LedgerNames> {
  const { currency } = await db
    .selectFrom('organizations')
    .select('currency')
    .where('id', '=', (eb) => eb.fn('current_organization'))
    .executeTakeFirstOrThrow()
  const all = await categories(db).execute()
  const byId = new Map(all.map((category) => [category.id, category]))
  const findOpen = refundFinder(all.filter(({ archivedAt }) => archivedAt === null))
  const tags = await db.selectFrom('tags').select(['id', 'name']).execute()
  const members = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.name', 'memberships.removedAt'])
    .where('memberships.organizationId', '=', (eb) => eb.fn('current_organization'))
    .execute()
  const present = Map.groupBy(
    members.filter(({ removedAt }) => removedAt === null),
    ({ name }) => name.toLowerCase(),
  )
  const membersByName = new Map(
    [...present].flatMap(([name, [only, another]]) => (only && !another ? [[name, only.id]] : [])),
  )
  const category = (id: string | null) => {
    const found = byId.get(id ?? '')
    return found ? { id: found.id, name: shownName(found) } : null
  }
  return {
    base: currency,
    tags: new Map(tags.map(({ id, name }) => [id, name])),
    membersByName,
    memberNamed: (name) => membersByName.get(name.toLowerCase()),
    nameOfMember: (id) => members.find((member) => member.id === id)?.name ?? '',
    category,
    find(type, path, storedId) {
      if (path === null) return null
      const { parent, leaf } = pathOf(path)
      const stored = byId.get(storedId ?? '')
      const above = byId.get(stored?.parentId ?? '')
      const hasPath = stored && isNamed(stored, leaf) && (parent === null || (above && isNamed(above, parent)))
      return category(hasPath ? stored.id : (findOpen({ type, name: path })?.id ?? null)) ?? { id: null, name: path }
    },
  }
}
