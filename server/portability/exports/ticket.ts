import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { ChangeLogFilter } from '../../history/log/log-filter.ts'
import type { MemberPart } from '../../ledger/reports/groups.ts'
import type { TransactionFilter } from '../../ledger/transactions/filter.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Permission } from '../../platform/tenancy/permissions.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

export type ExportFormat = 'CSV' | 'XLSX' | 'JSON'

export interface WrittenAs {
  format: ExportFormat
  /** The BCP 47 tag of the region whose numbers and dates a CSV has. Without it, they are for programs. */
  locale?: string | undefined
}

export type Export =
  | { kind: 'changes'; filter: ChangeLogFilter }
  | ({ kind: 'transactions'; filter: TransactionFilter; withReceipts: boolean } & WrittenAs)
  | ({ kind: 'budgets'; from: string; to: string } & WrittenAs)
  | ({ kind: 'report'; from: string; to: string; part: MemberPart } & WrittenAs)
  | { kind: 'upcoming' }

export interface ExportTicket {
  userId: string
  organizationId: string
  /** The API token or app that requested the export. The address ends with it. */
  grantId?: string | undefined
  export: Export
  fileName: string
}

export const permissionFor = {
  changes: 'changes:read',
  transactions: 'ledger:read',
  budgets: 'ledger:read',
  report: 'ledger:read',
  upcoming: 'ledger:read',
} as const satisfies Record<Export['kind'], Permission>

const purpose = 'export'
/** In milliseconds. */
const goodFor = 300_000
/** Characters. The signed ticket is a third longer and must fit into 16 KB with the other request headers. */
const maxTicketLength = 9_000

/**
 * Returns the path `/exports/{token}` of an export, valid for 5 minutes.
 * @throws AppError INVALID_INPUT if the filter is too long
 */
export function signExport(
  signer: Signer,
  { userId, organizationId, grant }: Pick<Tenant, 'userId' | 'organizationId' | 'grant'>,
  fileName: string,
  what: Export,
  now: number = Date.now(),
): string {
  const ticket: ExportTicket = { userId, organizationId, grantId: grant?.id, export: what, fileName }
  // Compression halves the size of the many ids in a filter.
  const packed = deflateRawSync(JSON.stringify({ ...ticket, expiresAt: now + goodFor })).toString('base64url')
  if (packed.length > maxTicketLength) {
    throw new AppError('INVALID_INPUT', msg`This filter is too long to export. Select fewer items at a time.`)
  }
  return `/exports/${signer.sign(purpose, packed)}`
}

/** @returns undefined for an invalid, altered or expired token */
export function openExport(signer: Signer, token: string, now: number = Date.now()): ExportTicket | undefined {
  const packed = signer.open(purpose, token)
  if (packed === undefined) return undefined
  const text = inflateRawSync(Buffer.from(packed, 'base64url')).toString()
  const { expiresAt, ...ticket }: ExportTicket & { expiresAt: number } = JSON.parse(text)
  return expiresAt > now ? ticket : undefined
}
