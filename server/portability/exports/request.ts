import { msg } from '@lingui/core/runtime-macro'
import { ensure } from '../../base/errors.ts'
import { readerLanguage } from '../../base/text.ts'
import type { ChangeLogFilter } from '../../history/log/log-filter.ts'
import { periodOf } from '../../language/days.ts'
import { readListFilter, serverFilter } from '../../language/list-filter.ts'
import { readLines } from '../../ledger/budgets/lines.ts'
import type { MemberPart } from '../../ledger/reports/groups.ts'
import { getTransactionTotals } from '../../ledger/reports/read.ts'
import { periodOfReport } from '../../ledger/reports/report.ts'
import type { TransactionFilter } from '../../ledger/transactions/filter.ts'
import { requireView } from '../../ledger/views/read.ts'
import { requireOrganization } from '../../people/organizations/read.ts'
import { isLocale } from '../../people/users/write.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { daysOf, exportName } from './file-name.ts'
import { type ExportFormat, signExport, type WrittenAs } from './ticket.ts'
import { listUpcoming } from './upcoming.ts'

export interface ExportFile {
  /** A path that is valid for 5 minutes. */
  url: string
  fileName: string
  count: number
}

interface RequestedAs {
  format: ExportFormat
  locale?: string | null | undefined
}

/** @throws AppError INVALID_INPUT for a locale that is not a BCP 47 tag */
function writtenAs({ format, locale }: RequestedAs): WrittenAs {
  if (!locale) return { format }
  ensure({ locale: isLocale(locale) || msg`Choose a format from the list.` })
  return { format, locale }
}

/** A sheet holds 1,048,576 rows, and a split transaction uses several. */
const maxInSheet = 500_000

/**
 * Exports the filtered transactions, optionally as a zip file with their receipts.
 * @throws AppError INVALID_INPUT if there are too many rows for a spreadsheet or the filter is too long
 */
export async function requestTransactionsExport(
  signer: Signer,
  tenant: Tenant,
  { filter, withReceipts, ...as }: { filter: TransactionFilter; withReceipts: boolean } & RequestedAs,
): Promise<ExportFile> {
  const { format, locale } = writtenAs(as)
  const { count, correctedText } = await getTransactionTotals(tenant, filter)
  const isTooMany = format === 'XLSX' && count > maxInSheet
  const max = maxInSheet.toLocaleString(readerLanguage())
  ensure({
    format:
      !isTooMany || msg`A spreadsheet holds up to ${{ max }} transactions. Choose CSV or JSON, or a shorter period.`,
  })
  const ending = withReceipts ? 'zip' : format.toLowerCase()
  const fileName = await nameOf(tenant, 'transactions', ending, daysOf(filter, tenant.today))
  const meant = correctedText === null ? filter : { ...filter, text: correctedText }
  const what = { kind: 'transactions', filter: meant, format, locale, withReceipts } as const
  return { url: signExport(signer, tenant, fileName, what), fileName, count }
}

/**
 * Exports the transactions of a saved view as CSV.
 * @throws AppError NOT_FOUND; INVALID_INPUT if the view is of reports, or has too many transactions
 */
export async function requestViewExport(signer: Signer, tenant: Tenant, viewId: string): Promise<ExportFile> {
  const { page, address } = await tenant.read((db) => requireView(db, viewId))
  ensure({ id: page === 'TRANSACTIONS' || msg`Choose a saved view of transactions. Reports have no rows.` })
  const { monthStartDay } = tenant
  const filter = serverFilter(readListFilter(new URLSearchParams(address), monthStartDay), monthStartDay)
  const file = await requestTransactionsExport(signer, tenant, { filter, format: 'CSV', withReceipts: false })
  const max = maxInSheet.toLocaleString(readerLanguage())
  ensure({ id: file.count <= maxInSheet || msg`A feed holds up to ${{ max }} transactions. Add a filter to the view.` })
  return file
}

/** Exports the upcoming transactions as an iCalendar file. */
export async function requestUpcomingExport(signer: Signer, tenant: Tenant): Promise<ExportFile> {
  const count = (await tenant.read((db) => listUpcoming(db, tenant))).length
  const fileName = await nameOf(tenant, 'upcoming', 'ics', [tenant.today])
  return { url: signExport(signer, tenant, fileName, { kind: 'upcoming' }), fileName, count }
}

/**
 * Exports the budgets of an inclusive range of months ('yyyy-MM').
 * @throws AppError INVALID_INPUT for the same ranges as a report
 */
export async function fileOfBudgets(
  signer: Signer,
  tenant: Tenant,
  { from, to, ...as }: { from: string; to: string } & RequestedAs,
): Promise<ExportFile> {
  const { format, locale } = writtenAs(as)
  periodOfReport(from, to)
  const count = (await tenant.read((db) => readLines(db, tenant, from, to))).length
  const fileName = await nameOf(tenant, 'budgets', format.toLowerCase(), [from, to])
  return { url: signExport(signer, tenant, fileName, { kind: 'budgets', from, to, format, locale }), fileName, count }
}

/** @throws AppError INVALID_INPUT */
export async function fileOfReport(
  signer: Signer,
  tenant: Tenant,
  { from, to, part, ...as }: { from: string; to: string; part: MemberPart } & RequestedAs,
): Promise<ExportFile> {
  const { format, locale } = writtenAs(as)
  const { count } = await getTransactionTotals(tenant, daysOfReport(tenant, from, to))
  const fileName = await nameOf(tenant, 'report', format.toLowerCase(), [from, to])
  return {
    url: signExport(signer, tenant, fileName, { kind: 'report', from, to, part, format, locale }),
    fileName,
    count,
  }
}

function daysOfReport({ monthStartDay }: Tenant, from: string, to: string) {
  periodOfReport(from, to)
  return { from: periodOf(from, monthStartDay).from, to: periodOf(to, monthStartDay).to }
}

/** Returns a path to the filtered change log as CSV, valid for 5 minutes. */
export function requestChangeLogExport(signer: Signer, tenant: Tenant, filter: ChangeLogFilter): string {
  return signExport(signer, tenant, `change-log-${tenant.today}.csv`, { kind: 'changes', filter })
}

async function nameOf(tenant: Tenant, what: string, ending: string, days: readonly string[]): Promise<string> {
  const { name } = await tenant.read((db) => requireOrganization(db, tenant.organizationId))
  return exportName(name, what, ending, days)
}
