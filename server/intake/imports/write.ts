import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure } from '../../base/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { claimUpload } from '../uploads/uploads.ts'
import type { Columns } from './csv/columns.ts'
import { maxColumns } from './csv/rows.ts'
import type { ImportLayout } from './files/layout.ts'
import { notifyImportChanged } from './notify.ts'
import { type Import, requireImport } from './read.ts'

/** The limit of undecided imports, because each one stores its rows. */
const maxOpen = 20

/**
 * Creates an import from an uploaded file and enqueues its reading.
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the file is already used
 * @throws AppError RATE_LIMITED if 20 imports are undecided
 */
export function startImport(tenant: Tenant, storagePath: string): Promise<Import> {
  return tenant.write(async (db) => {
    const { fileName, size } = await claimUpload(db, tenant, storagePath, true)
    const { open } = await db
      .selectFrom('imports')
      .select((eb) => eb.fn.countAll<bigint>().as('open'))
      .where('state', 'in', ['READING', 'READY'])
      .executeTakeFirstOrThrow()
    if (open >= maxOpen) {
      throw new AppError(
        'RATE_LIMITED',
        msg`You already have ${{ limit: maxOpen }} imports to review. Apply or delete one first.`,
      )
    }
    const { id } = await db
      .insertInto('imports')
      .values({ fileName, size, storagePath })
      .returning('id')
      .executeTakeFirstOrThrow()
    return readSoon(db, id)
  })
}

/** The layout given by a user. Omitted columns do not exist in the table. */
export type GivenLayout = Pick<ImportLayout, 'above' | 'dayOrder' | 'decimal'> & {
  columns: { [Column in keyof Columns]?: Columns[Column] | null } & Pick<Columns, 'date' | 'texts'>
  plainAmounts?: ImportLayout['plainAmounts']
}

/**
 * Reads a table again with another layout, which is saved for files with the same header.
 * @throws AppError NOT_FOUND
 * @throws AppError INVALID_INPUT
 * @throws AppError CONFLICT if the import is applied or not a table
 */
export function changeLayout(tenant: Tenant, id: string, given: GivenLayout): Promise<Import> {
  return tenant.write(async (db) => {
    const { state, sample } = await lockImport(db, id)
    if (state !== 'READY' && state !== 'READING')
      throw new AppError('CONFLICT', msg`This import isn't ready for review.`)
    if (sample.length === 0)
      throw new AppError('CONFLICT', msg`This file isn't a table, so it has no columns to assign.`)
    const layout = completed(given)
    ensure(layoutRules(layout))
    await db
      .updateTable('imports')
      .set((eb) => ({
        state: 'READING',
        attempt: eb('attempt', '+', 1),
        progress: 0,
        problem: null,
      }))
      .where('id', '=', id)
      .execute()
    await rememberLayout(db, id, layout)
    return readSoon(db, id)
  })
}

/** Saves the layout of an import, also for files with the same header. */
export async function rememberLayout(db: WriteDb, id: string, layout: ImportLayout): Promise<void> {
  await db
    .updateTable('imports')
    .set({ layout: JSON.stringify(layout), isRemembered: true })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('importLayouts')
    .columns(['signature', 'layout'])
    .expression((eb) =>
      eb
        .selectFrom('imports')
        .select((row) => [row.ref('signature').$notNull().as('signature'), row.ref('layout').as('layout')])
        .where('id', '=', id)
        .where('signature', 'is not', null),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'signature'])
        .doUpdateSet((eb) => ({ layout: eb.ref('excluded.layout'), changedAt: sql<Date>`now()` })),
    )
    .execute()
}

/**
 * Deletes an import and its file. Recorded transactions are kept.
 * @returns the id of the import
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT while the import is being applied or reverted
 */
export function deleteImport(tenant: Tenant, id: string): Promise<string> {
  return tenant.write(async (db) => {
    const { state } = await lockImport(db, id)
    if (state === 'APPLYING' || state === 'REVERTING') {
      throw new AppError('CONFLICT', msg`This import is in progress. Wait until it finishes, or cancel it.`)
    }
    await deleteStoredFile(db, id)
    await notifyImportChanged(db, id)
    await db.deleteFrom('imports').where('id', '=', id).execute()
    return id
  })
}

/** @throws AppError NOT_FOUND */
export async function lockImport(db: WriteDb, id: string): Promise<Import> {
  await db.selectFrom('imports').select('id').where('id', '=', id).forUpdate().execute()
  return requireImport(db, id)
}

/** @throws AppError CONFLICT if the organization currency has changed since the import was read */
export function requireLedgerCurrency({ baseCurrency }: Import, { currency }: Tenant): void {
  if (baseCurrency === null || baseCurrency === currency) return
  throw new AppError(
    'CONFLICT',
    msg`Your organization now uses ${{ currency }}, but this file was read for ${{ baseCurrency }}. Upload it again.`,
  )
}

export async function deleteStoredFile(db: WriteDb, id: string): Promise<void> {
  const found = await db.selectFrom('imports').select('storagePath').where('id', '=', id).executeTakeFirst()
  if (!found?.storagePath) return
  await db.updateTable('imports').set({ storagePath: null }).where('id', '=', id).execute()
  await enqueue(db, 'remove-import-file', { storagePath: found.storagePath })
}

async function readSoon(db: WriteDb, id: string): Promise<Import> {
  const found = await requireImport(db, id)
  await enqueue(db, 'read-import', { importId: id, attempt: String(found.attempt) })
  await notifyImportChanged(db, id)
  return found
}

function completed({ above, columns, dayOrder, decimal, plainAmounts }: GivenLayout): ImportLayout {
  const { texts, notes, date, ...others } = columns
  const none = { amount: null, debit: null, credit: null, direction: null, currency: null, fee: null, state: null }
  return {
    above,
    columns: {
      ...{ ...none, account: null, bankId: null, category: null, tags: null },
      ...others,
      date,
      texts,
      notes: notes ?? [],
    },
    dayOrder,
    decimal,
    plainAmounts: plainAmounts ?? null,
  }
}

function layoutRules({ above, columns }: ImportLayout) {
  const { texts, notes, ...single } = columns
  const all = [...Object.values(single), ...texts, ...notes].filter((column) => column !== null)
  const hasAmount = columns.amount !== null || columns.debit !== null || columns.credit !== null
  return {
    above: (above >= 0 && above <= 1_000) || msg`There can be at most 1,000 rows above the entries.`,
    amount: hasAmount || msg`Choose the column with the amounts, or the columns with money out and money in.`,
    columns: all.every((column) => column >= 0 && column < maxColumns) || msg`This column doesn't exist.`,
    texts: texts.length + notes.length <= 20 || msg`Choose at most 20 text columns.`,
  } as const
}
