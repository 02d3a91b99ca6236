import { sql } from 'kysely'
import { render } from '../../base/text.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { categories, listCategories } from './read.ts'
import { diffTree, type KnownCategory, keyOf, type TreeDiffLine } from './tree-diff.ts'
import { type Rollover, readTree, type TreeFormat, writeTree } from './tree-file.ts'

/** The effect of a line. The reason of an invalid line is in the language of the reader. */
export type TreeChange = Omit<TreeDiffLine, 'reason'> & { reason: string | null }

export async function fileOfTree(tenant: Tenant, format: TreeFormat): Promise<string> {
  const [inOrder, known] = [await listCategories(tenant, true), await tenant.read(listKnown)]
  const byId = new Map(known.map((each) => [each.id, each]))
  const entries = inOrder.map(({ id, type, name, parentId, icon, color, archivedAt }) => ({
    type,
    parent: (parentId && byId.get(parentId)?.name) || null,
    name,
    icon,
    color,
    rollover: byId.get(id)?.rollover ?? 'NONE',
    archived: archivedAt !== null,
  }))
  return writeTree(entries, format)
}

/**
 * Returns the effect of each line without writing anything.
 * @throws AppError INVALID_INPUT
 * @throws AppError TOO_LARGE
 */
export function previewTree(tenant: Tenant, text: string): Promise<TreeChange[]> {
  return tenant.read(async (db) => (await judged(db, tenant, text)).map(rendered))
}

/**
 * Applies a category file. Invalid lines are skipped.
 * @returns the effect of each line
 * @throws AppError INVALID_INPUT
 * @throws AppError TOO_LARGE
 */
export function importTree(tenant: Tenant, text: string): Promise<TreeChange[]> {
  return tenant.write(async (db) => {
    await db.selectFrom('categories').select('id').orderBy('id').forNoKeyUpdate().execute()
    const lines = await judged(db, tenant, text)
    const done = lines.filter(({ finding }) => finding === 'NEW' || finding === 'CHANGED')
    // The order prevents a third level at any moment: categories that leave a parent first, then top-level categories,
    // then their subcategories.
    for (const line of done) if (line.known && line.entry?.parent === null) await setParent(db, line.known.id, null)
    for (const line of done.filter(({ parent }) => parent === null)) await write(db, tenant, line, null)
    const tops = new Map(
      (await categories(db).where('parentId', 'is', null).orderBy('archivedAt', 'desc').execute()).map(
        ({ id, type, name }) => [keyOf(type, name), id],
      ),
    )
    for (const line of done) {
      if (line.type && line.parent !== null)
        await write(db, tenant, line, tops.get(keyOf(line.type, line.parent)) ?? null)
    }
    return lines.map(rendered)
  })
}

const rendered = (line: TreeDiffLine): TreeChange => ({ ...line, reason: line.reason && render(line.reason) })

async function judged(db: ReadDb, tenant: Tenant, text: string): Promise<TreeDiffLine[]> {
  return diffTree(readTree(text), await listKnown(db), tenant.may('categories:manage'))
}

function listKnown(db: ReadDb): Promise<KnownCategory[]> {
  return categories(db)
    .select((eb) => eb.ref('rollover').$castTo<Rollover>().as('rollover'))
    .execute()
}

async function write(
  db: WriteDb,
  tenant: Tenant,
  { entry, known }: TreeDiffLine,
  parentId: string | null,
): Promise<void> {
  if (!entry) return
  const { type, name, icon, color, rollover, archived } = entry
  const month = sql<string>`month_of(${tenant.today}, ${tenant.monthStartDay}::smallint)`
  const set = {
    name,
    parentId,
    ...(icon !== null && { icon }),
    ...(color !== null && { color }),
    ...(rollover !== null &&
      rollover !== (known?.rollover ?? 'NONE') && { rollover, rolloverFrom: rollover === 'NONE' ? null : month }),
    ...(archived !== null && { archivedAt: archived ? (known?.archivedAt ?? new Date()) : null }),
  }
  if (known) await db.updateTable('categories').set(set).where('id', '=', known.id).execute()
  else {
    await db
      .insertInto('categories')
      .values((eb) => ({
        icon: 'tag',
        color: 8,
        ...set,
        type,
        position: eb
          .selectFrom('categories')
          .select(sql<number>`coalesce(max(position), 0) + 1`.as('last'))
          .where('type', '=', type),
      }))
      .execute()
  }
}

async function setParent(db: WriteDb, id: string, parentId: string | null): Promise<void> {
  await db.updateTable('categories').set({ parentId }).where('id', '=', id).execute()
}
