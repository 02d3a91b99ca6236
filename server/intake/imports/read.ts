import { requireFound } from '../../base/errors.ts'
import type { Page } from '../../ledger/transactions/read.ts'
import type { ImportFormat, ImportState } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { ImportLayout } from './files/layout.ts'
import type { SkippedRow, SkipReason } from './files/statement-entry.ts'
import type { ImportSum, KnownRates } from './rates.ts'

/** A file of a bank's or another program's, and what became of it. */
export interface Import {
  id: string
  fileName: string
  /** Bytes. */
  size: number
  /** Null until it is known. */
  format: ImportFormat | null
  state: ImportState
  /** Grows with all that is begun with it. */
  attempt: number
  /** Percent of what is under way. */
  progress: number
  /** Why it failed, as a sentence. */
  problem: string | null
  layout: ImportLayout | null
  /** The layout is the one that was last chosen for such a heading. */
  isRemembered: boolean
  /** The first rows of a table as they stand. */
  sample: string[][]
  rowCount: number
  newCount: number
  thereCount: number
  possibleCount: number
  takenCount: number
  firstDay: string | null
  lastDay: string | null
  sums: ImportSum[]
  rates: KnownRates
  /** What its rows count in: the organization's when it was read, where that was noted. */
  baseCurrency: string | null
  leftOut: LeftOutCount[]
  /** Rows of the file that could not be read: the first 20, and how many there are. */
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

/** What an archive says of itself. */
export interface ArchiveFacts {
  organizationName: string
  /** When it was made: an ISO instant. */
  madeAt: string
  counts: { noun: string; count: number }[]
  /** Of those, what is in the books already and stays as it is. */
  there: { noun: string; count: number }[]
  /** What becomes of what does not fit as it is, a sentence each. */
  notes: string[]
}

/** Which page of a list. */
export interface ImportListPage {
  first: number
  after?: string | null
}

/** Newest first. `after` is an import's id. */
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

/** Joins a transaction. @throws AppError NOT_FOUND */
export async function requireImport(db: ReadDb, id: string): Promise<Import> {
  return requireFound(await findImport(db, id), 'import')
}

/** Joins a transaction. */
export async function findImport(db: ReadDb, id: string): Promise<Import | undefined> {
  const stored = await imports(db).where('id', '=', id).executeTakeFirst()
  return stored && importOf(stored)
}

/** Names of categories that stand in the file and that there are not yet, most used first, 200 at most. */
export function listMissingCategories(tenant: Tenant, importId: string): Promise<string[]> {
  return tenant.read(async (db) => {
    const rows = await db
      .selectFrom('importRows')
      .select('categoryName')
      .where('importId', '=', importId)
      .where('categoryName', 'is not', null)
      .where('categoryId', 'is', null)
      .groupBy('categoryName')
      .orderBy((eb) => eb.fn.countAll(), 'desc')
      .orderBy('categoryName')
      .limit(200)
      .execute()
    return rows.flatMap(({ categoryName }) => categoryName ?? [])
  })
}

/** How many of an import's transactions were changed since: reverting it takes those back as well. */
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
    layout: stored.layout as ImportLayout | null,
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
