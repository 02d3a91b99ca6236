import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { ReadingError } from '../../base/reading-error.ts'
import { isSender, maxSenders } from '../../intake/mails/incoming-mail.ts'
import { isEmpty } from '../../people/organizations/write.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { ArchiveEntity } from './columns.ts'
import { archiveEntities } from './entities.ts'
import { mapExistingCategories, mapExistingTags } from './existing-records.ts'
import { findMembers, type IngestTargets, rowOf } from './ingest-targets.ts'
import type { OpenArchive } from './open.ts'
import { damaged } from './validation.ts'

export type IngestedCounts = Record<string, number>

export interface RestoreOptions {
  isOwn?: boolean
  onProgress?: (done: number, of: number) => void
  signal?: AbortSignal
}

/**
 * Imports an archive into the active organization. Existing records with the same id are kept, and categories and tags
 * with the same name are mapped to the existing ones. An empty organization also gets the settings and categories of
 * the archive, if the user's role allows that. Authors are restored only from an archive of the same organization
 * signed by this installation, or if the user may delete other members' records. Otherwise authors are stored as names,
 * because a file could claim any author.
 * @param files storage paths by name in the archive
 * @throws ReadingError UNSUPPORTED for another currency
 * @throws ReadingError DAMAGED for inconsistent records
 */
export async function ingestRecords(
  db: WriteDb,
  tenant: Tenant,
  archive: OpenArchive,
  files: IngestTargets['files'],
  { isOwn, onProgress, signal }: RestoreOptions = {},
): Promise<IngestedCounts> {
  const isFresh = await canIngestSettings(db, tenant)
  requireCurrency(tenant, archive, isFresh)
  if (isFresh) await takeSettings(db, archive)
  const found = await findMembers(db, archive)
  const isOfThisLedger = isOwn === true && archive.manifest.organization.id === tenant.organizationId
  const believesAuthors = isOfThisLedger || tenant.may('others:delete')
  const targets: IngestTargets = { ...found, believesAuthors, joined: new Map(), files }
  const all = archiveEntities.reduce((sum, { name }) => sum + (archive.manifest.counts[name] ?? 0), 0)
  const restored: IngestedCounts = {}
  let done = 0
  for (const noun of archiveEntities) {
    if (noun.exportOnly) continue
    let count = 0
    for await (const records of archive.records(noun)) {
      signal?.throwIfAborted()
      if (noun.name === 'categories') await mapExistingCategories(db, records, targets.joined)
      if (noun.name === 'tags') await mapExistingTags(db, records, targets.joined)
      const isNew = ({ id }: Record<string, unknown>) => !targets.joined.has(String(id))
      const rows = records.filter(isNew).map((record) => rowOf(noun, record, tenant, targets))
      count += await insertRows(db, noun, rows)
      done += records.length
      onProgress?.(done, all)
    }
    restored[noun.name] = count
  }
  return restored
}

/** Returns true if the active organization is empty and the user's role may set it up. */
export async function canIngestSettings(db: ReadDb, tenant: Tenant): Promise<boolean> {
  if (!tenant.may('organization:manage') || !tenant.may('categories:manage')) return false
  if (!(await isEmpty(db))) return false
  for (const table of ['documents', 'recurrences', 'rules', 'tags'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  }
  return true
}

/** @throws ReadingError UNSUPPORTED if the archive has another currency and the organization is not empty */
export function requireCurrency({ currency }: Tenant, { organization }: OpenArchive, isFresh: boolean): void {
  if (isFresh || currency === organization.currency) return
  throw new ReadingError(
    'UNSUPPORTED',
    msg`This archive is in ${{ archived: organization.currency }}, but this organization uses ${{ currency }}. Create a new organization and import the archive there.`,
  )
}

async function takeSettings(db: WriteDb, { organization }: OpenArchive): Promise<void> {
  const { currency, month_start_day, time_zone, attaches_receipts, mail_senders = [] } = organization
  const mailSenders = mail_senders.filter(isSender).slice(0, maxSenders)
  await db
    .updateTable('organizations')
    .set({
      currency,
      monthStartDay: month_start_day,
      timeZone: time_zone,
      attachesReceipts: attaches_receipts,
      mailSenders,
    })
    .where('id', '=', sql<string>`current_organization()`)
    .execute()
  await db.deleteFrom('categories').where('parentId', 'is not', null).execute()
  await db.deleteFrom('categories').execute()
}

/** Skips records whose required references are missing, and clears optional references that are missing. */
async function insertRows(db: WriteDb, noun: ArchiveEntity, rows: readonly Record<string, unknown>[]): Promise<number> {
  if (rows.length === 0) return 0
  const table = sql.table(noun.table)
  const columns = noun.columns.map(({ name }) => sql.ref(name))
  const references = noun.columns.flatMap(({ name, type, refersTo, nullable }) => {
    const target = tables.get(refersTo ?? '')
    if (type !== 'id' || !target || target === noun.table) return []
    const found = sql`(select x.id from ${sql.table(target)} x where x.id = ${sql.ref(`r.${name}`)})`
    return [{ name, found, isNeeded: !nullable }]
  })
  const values = noun.columns.map(({ name }) => {
    const named = references.find((each) => each.name === name && !each.isNeeded)
    return named ? named.found : sql.ref(`r.${name}`)
  })
  const conditions = references.filter(({ isNeeded }) => isNeeded).map(({ found }) => sql`${found} is not null`)
  const statement = sql`
    insert into ${table} (${sql.join(columns)})
      select ${sql.join(values)} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) r
      where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}
      on conflict do nothing`
  try {
    const { numAffectedRows } = await statement.execute(db)
    return Number(numAffectedRows ?? 0n)
  } catch (error) {
    throw isOfData(error) ? damaged(error) : error
  }
}

const tables = new Map(
  archiveEntities.filter(({ key }) => key.length === 1 && key[0] === 'id').map(({ name, table }) => [name, table]),
)

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation). */
const isOfData = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(?:22|23)/.test(error.code)
