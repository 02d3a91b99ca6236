import { sql } from 'kysely'
import { ReadingError } from '../../base/reading-error.ts'
import { isEmpty } from '../../people/organizations/write.ts'
import { permits } from '../../platform/tenancy/permissions.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { ArchiveEntity } from './columns.ts'
import { archiveEntities } from './entities.ts'
import { mapExistingCategories, mapExistingTags } from './existing-records.ts'
import { findMembers, type IngestTargets, rowOf } from './ingest-targets.ts'
import type { OpenArchive } from './open.ts'
import { damaged } from './validation.ts'

/** How many records of each noun came in; what was there already is not counted. */
export type IngestedCounts = Record<string, number>

export interface RestoreOptions {
  /** Whether this installation has signed the archive. */
  isOwn?: boolean
  onProgress?: (done: number, of: number) => void
  signal?: AbortSignal
}

/**
 * Joins a transaction: reads an archive into the active organization. What has the same id is there already, and stays
 * as it is; categories and tags of the same name are joined. Into books with nothing in them come the settings and the
 * categories of the archive as well, if who reads it in may change those.
 * Authors come back for whoever may delete others' records, and from an archive of these same books that this
 * installation has signed: else a file could speak for a member. Otherwise they are words.
 * @param files where the files of the archive lie by now, by their names in it
 * @throws ReadingError UNSUPPORTED for books in another currency; DAMAGED for what does not hold together
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
  const isOfTheseBooks = isOwn === true && archive.manifest.organization.id === tenant.organizationId
  const believesAuthors = isOfTheseBooks || permits(tenant.role, 'others:delete')
  const places: IngestTargets = { ...found, believesAuthors, joined: new Map(), files }
  const all = archiveEntities.reduce((sum, { name }) => sum + (archive.manifest.counts[name] ?? 0), 0)
  const restored: IngestedCounts = {}
  let done = 0
  for (const noun of archiveEntities) {
    if (noun.exportOnly) continue
    let count = 0
    for await (const records of archive.records(noun)) {
      signal?.throwIfAborted()
      if (noun.name === 'categories') await mapExistingCategories(db, records, places.joined)
      if (noun.name === 'tags') await mapExistingTags(db, records, places.joined)
      const isNew = ({ id }: Record<string, unknown>) => !places.joined.has(String(id))
      const rows = records.filter(isNew).map((record) => rowOf(noun, record, tenant, places))
      count += await insertRows(db, noun, rows)
      done += records.length
      onProgress?.(done, all)
    }
    restored[noun.name] = count
  }
  return restored
}

/** Joins a transaction: whether nothing was done in the active organization yet, and the tenant may set it up. */
export async function canIngestSettings(db: ReadDb, { role }: Tenant): Promise<boolean> {
  if (!permits(role, 'organization:manage') || !permits(role, 'categories:manage')) return false
  if (!(await isEmpty(db))) return false
  for (const table of ['documents', 'recurrences', 'rules', 'tags'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  }
  return true
}

/** @throws ReadingError UNSUPPORTED where the amounts of an archive would be of another currency */
export function requireCurrency({ currency }: Tenant, { organization }: OpenArchive, isFresh: boolean): void {
  if (isFresh || currency === organization.currency) return
  throw new ReadingError(
    'UNSUPPORTED',
    `This archive is in ${organization.currency}, and your books are in ${currency}. Make a new organization, and read it in there.`,
  )
}

async function takeSettings(db: WriteDb, { organization }: OpenArchive): Promise<void> {
  const { currency, month_start_day, time_zone, attaches_receipts } = organization
  await db
    .updateTable('organizations')
    .set({ currency, monthStartDay: month_start_day, timeZone: time_zone, attachesReceipts: attaches_receipts })
    .where('id', '=', sql<string>`current_organization()`)
    .execute()
  // Those that every organization begins with; the archive has its own.
  await db.deleteFrom('categories').where('parentId', 'is not', null).execute()
  await db.deleteFrom('categories').execute()
}

/** Whatever stands on a record that is not there is not there either; what only names one then names none. */
async function insertRows(db: WriteDb, noun: ArchiveEntity, rows: readonly Record<string, unknown>[]): Promise<number> {
  if (rows.length === 0) return 0
  const table = sql.table(noun.table)
  const columns = noun.columns.map(({ name }) => sql.ref(name))
  const stands = noun.columns.flatMap(({ name, type, refersTo, nullable }) => {
    const target = tables.get(refersTo ?? '')
    if (type !== 'id' || !target || target === noun.table) return []
    const found = sql`(select x.id from ${sql.table(target)} x where x.id = ${sql.ref(`r.${name}`)})`
    return [{ name, found, isNeeded: !nullable }]
  })
  const values = noun.columns.map(({ name }) => {
    const named = stands.find((each) => each.name === name && !each.isNeeded)
    return named ? named.found : sql.ref(`r.${name}`)
  })
  const conditions = stands.filter(({ isNeeded }) => isNeeded).map(({ found }) => sql`${found} is not null`)
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

/** Classes of SQLSTATE: values that are none of their type, and constraints. */
const isOfData = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(?:22|23)/.test(error.code)
