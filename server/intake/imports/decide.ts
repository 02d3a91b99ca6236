import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import type { ImportVerdict } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { countRows } from './count.ts'
import { notifyImportChanged } from './notify.ts'
import { type Import, requireImport } from './read.ts'
import { lockImport } from './write.ts'

export interface RowSelection {
  rowIds?: readonly string[] | null | undefined
  verdict?: ImportVerdict | null | undefined
}

const maxRows = 500

/**
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the import is not ready for review
 * @throws AppError INVALID_INPUT
 */
export async function decideRows(
  tenant: Tenant,
  id: string,
  { rowIds, verdict }: RowSelection,
  isTaken: boolean,
): Promise<Import> {
  ensure({
    rowIds: rowsRule(rowIds),
    verdict: (rowIds == null) !== (verdict == null) || msg`Choose either rows or a status.`,
  })
  return tenant.write(async (db) => {
    await requireOpen(db, id)
    await db
      .updateTable('importRows')
      .set((eb) => ({ taken: isTaken, decidedOn: eb.ref('verdict') }))
      .where('importId', '=', id)
      .$if(rowIds != null, (query) => query.where('id', 'in', [...(rowIds ?? []), nobody]))
      .$if(verdict != null, (query) => query.where('verdict', '=', verdict ?? 'NEW'))
      .execute()
    return recounted(db, id)
  })
}

/**
 * Sets or clears the category of rows. With `alsoSame`, also of all rows with the same description and type.
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the import is not ready for review
 * @throws AppError INVALID_INPUT
 */
export function chooseCategory(
  tenant: Tenant,
  id: string,
  rowIds: readonly string[],
  categoryId: string | null,
  alsoSame: boolean,
): Promise<Import> {
  ensure({ rowIds: rowsRule(rowIds) })
  return tenant.write(async (db) => {
    await requireOpen(db, id)
    const category =
      categoryId === null
        ? null
        : requireFound(
            await db.selectFrom('categories').select(['id', 'type']).where('id', '=', categoryId).executeTakeFirst(),
            'category',
          )
    const chosen = db
      .selectFrom('importRows')
      .select(['description', 'type'])
      .where('importId', '=', id)
      .where('id', 'in', [...rowIds, nobody])
    if (category) {
      const other = await chosen.where('type', '<>', category.type).limit(1).executeTakeFirst()
      ensure({ categoryId: other === undefined || msg`Choose a category of the same type: income or expense.` })
    }
    const isMeant = alsoSame
      ? sql<boolean>`(description, type) in (${chosen})`
      : sql<boolean>`id = any(${rowIds}::uuid[])`
    await db
      .updateTable('importRows')
      .set({ categoryId, categorySetBy: null, splits: null, ...(categoryId === null && { categoryName: null }) })
      .where('importId', '=', id)
      .where(isMeant)
      .execute()
    return recounted(db, id)
  })
}

/** No row has this id. The list for an empty selection contains only this id. */
const nobody = '00000000-0000-0000-0000-000000000000'

const rowsRule = (rowIds: readonly string[] | null | undefined) =>
  (rowIds?.length ?? 0) <= maxRows || msg`Choose at most ${{ limit: maxRows }} rows at a time.`

/**
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the import is not ready for review
 */
export async function requireOpen(db: WriteDb, id: string): Promise<Import> {
  const found = await lockImport(db, id)
  const { state } = found
  if (state !== 'READY' && state !== 'REVERTED') {
    throw new AppError('CONFLICT', msg`This import isn't ready for review.`)
  }
  return found
}

export async function recounted(db: WriteDb, id: string): Promise<Import> {
  await countRows(db, id)
  await notifyImportChanged(db, id)
  return requireImport(db, id)
}
