import type pg from 'pg'
import type { Storage } from '../../adapters/storage.ts'
import { writeLog } from '../../history/log/export.ts'
import { type Organization, requireOrganization } from '../../people/organizations/read.ts'
import { budgetTable } from './budgets.ts'
import { writeCsv } from './csv.ts'
import { csvStyleOf } from './csv-style.ts'
import { bufferOnDisk } from './disk-buffer.ts'
import { objectsOf, snakeCased, writeJson } from './json.ts'
import { openReceiptFiles } from './receipt-files.ts'
import { inOneTable, reportTables } from './report.ts'
import { inSnapshot, type Snapshot } from './snapshot.ts'
import { type Export, type ExportTicket, permissionFor } from './ticket.ts'
import { transactionObjects } from './transactions-json.ts'
import { readTransactions } from './transactions-read.ts'
import { type PathOf, transactionTable } from './transactions-table.ts'
import { writeUpcoming } from './upcoming.ts'
import { zipWithReceipts } from './with-receipts.ts'
import { writeXlsx } from './xlsx.ts'

export interface ExportServices {
  /** The public URL of this server, such as 'https://purser.example.com'. */
  address: string
  pool: pg.Pool
  storage: Storage
  temporaryFolder: string
  runInQueue<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Streams an export after checking the ticket and the user's permissions. The work starts when the first bytes are read
 * and ends with the reader.
 * @throws AppError FORBIDDEN
 * @throws AppError NOT_A_MEMBER
 * @throws AppError UNAVAILABLE
 */
export function makeExport(services: ExportServices, ticket: ExportTicket): AsyncGenerator<Uint8Array> {
  const { userId, organizationId, grantId, export: what } = ticket
  const made = (write: (snapshot: Snapshot) => AsyncIterable<Uint8Array | string>) => {
    const caller = { userId, organizationId, grantId, via: 'web', requires: permissionFor[what.kind] } as const
    const pieces = inSnapshot(services.pool, caller, write)
    return bufferOnDisk(services.temporaryFolder, pieces, services.runInQueue)
  }
  switch (what.kind) {
    case 'changes':
      return made(({ tenant }) => writeLog(tenant, what.filter))
    case 'budgets':
      return made((snapshot) => writeBudgets(snapshot, what))
    case 'report':
      return made((snapshot) => writeReport(snapshot, what))
    case 'upcoming':
      return made((snapshot) => writeUpcoming(snapshot, services.address))
    case 'transactions': {
      if (!what.withReceipts) return made((snapshot) => writeTransactions(snapshot, what))
      const { all, pathOf } = openReceiptFiles()
      const body = made((snapshot) => writeTransactions(snapshot, what, pathOf))
      return zipWithReceipts(services.storage, { name: `transactions.${what.format.toLowerCase()}`, body }, all)
    }
  }
}

export function contentTypeOf(what: Export): string {
  if (what.kind === 'changes') return contentTypes.CSV
  if (what.kind === 'upcoming') return 'text/calendar; charset=utf-8'
  return what.kind === 'transactions' && what.withReceipts ? 'application/zip' : contentTypes[what.format]
}

const contentTypes = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  JSON: 'application/json; charset=utf-8',
}

type Of<Kind extends Export['kind']> = Extract<Export, { kind: Kind }>
type Written = AsyncGenerator<Uint8Array | string>

async function* writeTransactions(
  snapshot: Snapshot,
  { filter, format, locale }: Of<'transactions'>,
  pathOf?: PathOf,
): Written {
  const { tenant, db } = snapshot
  const organization = await requireOrganization(db, tenant.organizationId)
  const reading = await readTransactions(snapshot, filter)
  if (format === 'JSON') {
    const head = { ...headOf(organization), filter: snakeCased(filter) }
    yield* writeJson(head, { transactions: transactionObjects(reading, pathOf) })
  } else {
    const table = transactionTable(reading, organization.timeZone, pathOf)
    yield* format === 'CSV' ? writeCsv(table, styleIn(locale)) : writeXlsx([table])
  }
}

async function* writeBudgets({ tenant, db }: Snapshot, { from, to, format, locale }: Of<'budgets'>): Written {
  const table = await budgetTable(db, tenant, from, to)
  if (format !== 'JSON') return yield* format === 'CSV' ? writeCsv(table, styleIn(locale)) : writeXlsx([table])
  const organization = await requireOrganization(db, tenant.organizationId)
  yield* writeJson({ ...headOf(organization), from, to }, { budgets: objectsOf(table) })
}

async function* writeReport({ tenant, db }: Snapshot, what: Of<'report'>): Written {
  const { format, from, to, part, locale } = what
  const tables = await reportTables(tenant, { from, to, part })
  if (format === 'CSV') return yield* writeCsv(inOneTable(tables), styleIn(locale))
  if (format === 'XLSX') return yield* writeXlsx(tables)
  const organization = await requireOrganization(db, tenant.organizationId)
  const lists = tables.map((table) => [table.key, objectsOf(table)])
  yield* writeJson({ ...headOf(organization), from, to }, Object.fromEntries(lists))
}

const styleIn = (locale: string | undefined) => ({ style: locale === undefined ? undefined : csvStyleOf(locale) })

const headOf = ({ name, currency }: Organization) => ({
  exported_at: new Date().toISOString(),
  organization: { name, currency },
})
