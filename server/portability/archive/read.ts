import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { utcDay } from '../../language/days.ts'
import type { ArchiveState } from '../../platform/database/tables.ts'
import type { Signer } from '../../platform/security/signer.ts'
import { type Notifier, notify } from '../../platform/stream/notifier.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { exportName } from '../exports/file-name.ts'

/** A file with all data of an organization that a user may see. The file expires after a day. */
export interface Archive {
  id: string
  state: ArchiveState
  progress: number
  fileName: string
  storagePath: string | null
  /** Bytes; null until the archive is ready. */
  size: bigint | null
  counts: ArchiveCount[]
  problem: string | null
  createdAt: Date
  readyAt: Date | null
  expiresAt: Date | null
}

export interface ArchiveCount {
  noun: string
  count: number
}

export interface ArchiveTicket {
  userId: string
  organizationId: string
  /** The API token or app that read the address, which ends with it. */
  grantId?: string | undefined
  archiveId: string
  /** In milliseconds since 1970. */
  expiresAt: number
}

export function listArchives(tenant: Tenant): Promise<Archive[]> {
  return tenant.read((db) => archives(db).limit(maxListed).execute().then(formatArchives))
}

/** @throws AppError NOT_FOUND, also for another user's archive */
export async function requireArchive(db: ReadDb, id: string): Promise<Archive> {
  const [archive] = formatArchives(await archives(db).where('archives.id', '=', id).execute())
  if (!archive) throw new AppError('NOT_FOUND', msg`This archive does not exist or was deleted.`)
  return archive
}

/**
 * Returns the path `/archives/{token}` of a ready archive, valid until the archive expires; null in any other state.
 */
export function addressOf(signer: Signer, { userId, organizationId, grant }: Tenant, archive: Archive): string | null {
  const { id, state, expiresAt } = archive
  if (state !== 'READY' || !expiresAt || expiresAt.getTime() <= Date.now()) return null
  const grantId = grant?.id
  const ticket: ArchiveTicket = { userId, organizationId, grantId, archiveId: id, expiresAt: expiresAt.getTime() }
  return `/archives/${signer.sign(purpose, JSON.stringify(ticket))}`
}

/** @returns undefined for an invalid, altered or expired token */
export function openArchiveTicket(signer: Signer, token: string, now: number = Date.now()): ArchiveTicket | undefined {
  const text = signer.open(purpose, token)
  if (text === undefined) return undefined
  const ticket: ArchiveTicket = JSON.parse(text)
  return ticket.expiresAt > now ? ticket : undefined
}

export async function notifyArchivesChanged(db: WriteDb, userId: string): Promise<void> {
  await notify(db, subjectOf(userId))
}

export async function* subscribeToLatestArchive(
  tenant: Tenant,
  { notifier }: { notifier: Notifier },
  signal: AbortSignal,
): AsyncGenerator<Archive | null, void, undefined> {
  let delivered: string | undefined
  while (!signal.aborted) {
    // Starts waiting before the read, so that no change in between is lost.
    const hinted = notifier.next(subjectOf(tenant.userId), signal, pollInterval)
    const [archive = null] = await listArchives(tenant)
    const now = JSON.stringify(archive, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    if (now !== delivered) yield archive
    delivered = now
    await hinted
  }
}

const subjectOf = (userId: string) => `archives ${userId}`

const purpose = 'archive'
const maxListed = 5
const pollInterval = 5_000

const archives = (db: ReadDb) =>
  db
    .selectFrom('archives')
    .innerJoin('organizations', 'organizations.id', 'archives.organizationId')
    .select(['archives.id', 'archives.state', 'archives.progress', 'archives.storagePath', 'archives.size'])
    .select(['archives.counts', 'archives.problem', 'archives.createdAt', 'archives.readyAt', 'archives.expiresAt'])
    .select('organizations.name')
    .orderBy('archives.createdAt', 'desc')
    .orderBy('archives.id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof archives>['execute']>>[number]

function formatArchives(rows: readonly Row[]): Archive[] {
  return rows.map(({ name, counts, ...row }) => ({
    ...row,
    state: row.state === 'READY' && row.expiresAt && row.expiresAt.getTime() <= Date.now() ? 'EXPIRED' : row.state,
    fileName: exportName(name, 'archive', 'zip', [utcDay(row.createdAt)]),
    counts: Object.entries(counts as Record<string, number>).map(([noun, count]) => ({ noun, count })),
  }))
}
