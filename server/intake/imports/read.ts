import { requireFound } from '../../base/errors.ts'
import type { Page } from '../../ledger/transactions/read.ts'
import type { ImportFormat, ImportState } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type ImportLayout, storedLayout } from './files/layout.ts'
import type { SkippedRow, SkipReason } from './files/statement-entry.ts'
import type { ImportSum, KnownRates } from './rates.ts'

export interface Import {
  id: string
  fileName: string
  /** Bytes. */
  size: number
  format: ImportFormat | null
  state: ImportState
  attempt: number
  /** The progress of the current attempt in percent. */
  progress: number
  problem: string | null
  layout: ImportLayout | null
  isRemembered: boolean
  sample: string[][]
  rowCount: number
  newCount: number
  thereCount: number
  possibleCount: number
  takenCount: number
  /** Rows of our own export that differ from their transactions, and how many of those are selected. */
  changedCount: number
  updatedCount: number
  /** Rows of which the file does not say whether they were spent or received. */
  undirectedCount: number
  firstDay: string | null
  lastDay: string | null
  sums: ImportSum[]
  rates: KnownRates
  /** The organization currency when the file was read; null if not recorded. */
  baseCurrency: string | null
  leftOut: LeftOutCount[]
  /** The first 20 rows that could not be read, and the number of all. */
  skippedRows: SkippedRow[]
  skippedCount: number
  accounts: string[]
  archive: ArchiveFacts | null
  batchId: string | null
  createdBy: string
  createdAt: Date
}

export interface LeftOutCount {
  reason: SkipReason
  count: number
}

export interface ArchiveFacts {
  organizationName: string
  madeAt: string
  counts: { noun: string; count: number }[]
  there: { noun: string; count: number }[]
  notes: string[]
}

export interface ImportListPage {
  first: number
  after?: string | null
}

/** Newest first. `after` is the id of an import. */
export function listImports(tenant: Tenant, { first, after }: ImportListPage): Promise<Page<Import>> {
  return tenant.read(async (db) => {
    const rows = await imports(db)
      .$if(after != null, (query) => query.where('id', '<', after ?? ''))
      .orderBy('id', 'desc')
      .limit(first + 1)
      .execute()
    return { items: rows.slice(0, first).map(importOf), hasNext: rows.length > first, hasPrevious: after != null }
  })
}

/** @throws AppError NOT_FOUND */
export function getImport(tenant: Tenant, id: string): Promise<Import> {
  return tenant.read((db) => requireImport(db, id))
}

/** @throws AppError NOT_FOUND */
export async function requireImport(db: ReadDb, id: string): Promise<Import> {
  return requireFound(await findImport(db, id), 'import')
}

export async function findImport(db: ReadDb, id: string): Promise<Import | undefined> {
  const stored = await imports(db).where('id', '=', id).executeTakeFirst()
  return stored && importOf(stored)
}

/** Returns up to 200 category names of the file that do not exist yet, most used first. Empty while the import is running. */
export function listMissingCategories(tenant: Tenant, importId: string): Promise<string[]> {
  return tenant.read(async (db) => {
    const rows = await db
      .selectFrom('importRows')
      .select('categoryName')
      .where('importId', '=', importId)
      .where('categoryName', 'is not', null)
      .where('categoryId', 'is', null)
      // Clients ask with every message about the progress, and many rows take long.
      .where((eb) => eb.selectFrom('imports').select('state').where('id', '=', importId), 'not in', [
        'READING',
        'APPLYING',
        'REVERTING',
      ])
      .groupBy('categoryName')
      .orderBy((eb) => eb.fn.countAll(), 'desc')
      .orderBy('categoryName')
      .limit(200)
      .execute()
    return rows.flatMap(({ categoryName }) => categoryName ?? [])
  })
}

export function countEdited(tenant: Tenant, importId: string): Promise<number> {
  return tenant.read(async (db) => {
    const { count } = await db
      .selectFrom('importRows')
      .innerJoin('transactions', 'transactions.sourceId', 'importRows.id')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('importId', '=', importId)
      .where('transactions.version', '>', 1)
      .executeTakeFirstOrThrow()
    return Number(count)
  })
}

const imports = (db: ReadDb) => db.selectFrom('imports').selectAll()

interface StoredSum {
  currency: string
  rows: number
  in_minor: number
  out_minor: number
  base_in_minor: number
  base_out_minor: number
}

type Stored = Awaited<ReturnType<ReturnType<typeof imports>['execute']>>[number]

function importOf({ organizationId, storagePath, signature, made, ...stored }: Stored): Import {
  return {
    ...stored,
    layout: stored.layout === null ? null : storedLayout(stored.layout),
    sample: stored.sample as string[][],
    leftOut: stored.leftOut as LeftOutCount[],
    skippedRows: stored.skippedRows as unknown as SkippedRow[],
    archive: stored.archive as ArchiveFacts | null,
    rates: stored.rates as unknown as KnownRates,
    sums: (stored.sums as StoredSum[]).map(
      ({ currency, rows, in_minor, out_minor, base_in_minor, base_out_minor }) => ({
        currency,
        rowCount: rows,
        moneyIn: { minor: BigInt(in_minor), currency },
        moneyOut: { minor: BigInt(out_minor), currency },
        baseInMinor: BigInt(base_in_minor),
        baseOutMinor: BigInt(base_out_minor),
      }),
    ),
  }
}
