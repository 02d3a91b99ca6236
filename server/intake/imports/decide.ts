import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import type { CategoryType, ImportVerdict } from '../../platform/database/tables.ts'
import { extendStatementTimeout } from '../../platform/tenancy/statement-timeout.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { countRows } from './count.ts'
import { classifyRows } from './dedupe/classify-rows.ts'
import { suggestForRows } from './files/suggest.ts'
import { notifyImportChanged } from './notify.ts'
import { type Import, requireImport } from './read.ts'
import { lockImport, rememberLayout } from './write.ts'

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
    if (isTaken && rowIds != null) await requireDirection(db, id, rowIds)
    await db
      .updateTable('importRows')
      .set((eb) => ({ taken: isTaken, decidedOn: eb.ref('verdict') }))
      .where('importId', '=', id)
      .$if(rowIds != null, (query) => query.where('id', 'in', [...(rowIds ?? []), nobody]))
      .$if(verdict != null, (query) => query.where('verdict', '=', verdict ?? 'NEW').where('doubt', 'is', null))
      .execute()
    return recounted(db, id)
  })
}

async function requireDirection(db: WriteDb, id: string, rowIds: readonly string[]): Promise<void> {
  const undirected = await db
    .selectFrom('importRows')
    .select('id')
    .where('importId', '=', id)
    .where('id', 'in', [...rowIds, nobody])
    .where('doubt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  ensure({ rowIds: undirected === undefined || msg`Choose first whether this was spent or received.` })
}

/**
 * Says whether rows were spent or received, and selects the new ones. Without row ids, all rows of which the file does
 * not say it are meant, and the answer is saved for files with the same header.
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the import is not ready for review
 * @throws AppError INVALID_INPUT
 */
export function setDirection(
  tenant: Tenant,
  id: string,
  rowIds: readonly string[] | null,
  type: CategoryType,
): Promise<Import> {
  ensure({ rowIds: rowsRule(rowIds) })
  return tenant.write(async (db) => {
    await extendStatementTimeout(db)
    const { layout } = await requireOpen(db, id)
    const isMeant = rowIds === null ? sql<boolean>`doubt is not null` : sql<boolean>`id = any(${rowIds}::uuid[])`
    await db
      .updateTable('importRows')
      .set((eb) => ({
        type,
        doubt: null,
        categoryId: sql<string | null>`case when type = ${type} then ${eb.ref('categoryId')} end`,
        categorySetBy: sql<string | null>`case when type = ${type} then ${eb.ref('categorySetBy')} end`,
        decidedOn: null,
        own: sql<null>`case when own is not null then own || jsonb_build_object('type', ${type}::text) end`,
      }))
      .where('importId', '=', id)
      .where(isMeant)
      .execute()
    if (rowIds === null && layout) {
      await rememberLayout(db, id, { ...layout, plainAmounts: type === 'EXPENSE' ? 'SPENT' : 'RECEIVED' })
    }
    await suggestForRows(db, id)
    await classifyRows(db, id)
    return recounted(db, id)
  })
}

/**
 * Sets or clears the category of rows, except those that change a transaction as the file says. With `alsoSame`, also of all rows with the same description and type.
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
    if (categoryId !== null) {
      const category = db.selectFrom('categories').select('id').where('id', '=', categoryId)
      requireFound(await category.executeTakeFirst(), 'category')
    }
    const chosen = db
      .selectFrom('importRows')
      .select(['description', 'type'])
      .where('importId', '=', id)
      .where('id', 'in', [...rowIds, nobody])
    const isMeant = alsoSame
      ? sql<boolean>`(description, type) in (${chosen})`
      : sql<boolean>`id = any(${rowIds}::uuid[])`
    await db
      .updateTable('importRows')
      .set({ categoryId, categorySetBy: null, splits: null, ...(categoryId === null && { categoryName: null }) })
      .where('importId', '=', id)
      .where('verdict', '<>', 'CHANGED')
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
