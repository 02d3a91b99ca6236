import { sql } from 'kysely'
import type { ArchiveFacts } from '../../intake/imports/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { ArchiveEntity } from './columns.ts'
import { archiveEntities } from './entities.ts'
import { mapExistingCategories } from './existing-records.ts'
import { canIngestSettings, requireCurrency } from './ingest-records.ts'
import { findMembers } from './ingest-targets.ts'
import type { OpenArchive } from './open.ts'
import type { ArchivedRecord } from './validation.ts'

/**
 * Returns the effect of an import: the number of records per entity, how many already exist, and how the others are
 * handled.
 * @throws ReadingError if the archive does not fit the organization or has damaged records
 */
export async function previewArchive(
  tenant: Tenant,
  archive: OpenArchive,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<ArchiveFacts> {
  const { manifest } = archive
  const isFresh = await tenant.read((db) => canIngestSettings(db, tenant))
  requireCurrency(tenant, archive, isFresh)
  const all = archiveEntities.reduce((sum, { name }) => sum + (manifest.counts[name] ?? 0), 0)
  const joined = new Map<string, string>()
  const there: ArchiveFacts['there'] = []
  let done = 0
  for (const noun of archiveEntities) {
    if (noun.exportOnly) continue
    let count = 0
    for await (const records of archive.records(noun)) {
      count += await tenant.read((db) => countThere(db, noun, records))
      if (noun.name === 'categories' && !isFresh) await tenant.read((db) => mapExistingCategories(db, records, joined))
      done += records.length
      onProgress(done, all)
    }
    if (count > 0) there.push({ noun: noun.name, count })
  }
  const { unknown } = await tenant.read((db) => findMembers(db, archive))
  return {
    organizationName: manifest.organization.name,
    madeAt: manifest.exported_at,
    counts: Object.entries(manifest.counts).map(([noun, count]) => ({ noun, count })),
    there,
    notes: notesOf(archive, isFresh, joined.size, unknown),
  }
}

async function countThere(
  db: ReadDb,
  { table, key }: ArchiveEntity,
  records: readonly ArchivedRecord[],
): Promise<number> {
  const keys = sql.join(key.map((name) => sql.ref(`t.${name}`)))
  const wanted = sql.join(key.map((name) => sql.ref(`r.${name}`)))
  const named = records.map((record) => Object.fromEntries(key.map((name) => [name, record[name]])))
  const { count } = await db
    .selectFrom(sql<object>`${sql.table(table)}`.as('t'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where(
      sql<boolean>`(${keys}) in (
        select ${wanted} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(named)}::jsonb) r)`,
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

function notesOf({ manifest, organization }: OpenArchive, isFresh: boolean, joined: number, unknown: string[]) {
  const names = new Intl.ListFormat('en').format(unknown)
  const are = unknown.length === 1 ? 'is no member' : 'are no members'
  const missing = manifest.missing.length
  return [
    ...(isFresh
      ? [`Nothing is recorded here yet, so the currency (${organization.currency}), months and categories come along.`]
      : []),
    ...(joined > 0 ? [`${many(joined, 'category', 'categories')} of the same name will be one with yours.`] : []),
    ...(unknown.length > 0
      ? [
          `${names} ${are} here: what they recorded will be yours, with their names as the archive has them, and what they paid will say nobody’s name.`,
        ]
      : []),
    ...(missing > 0 ? [`${many(missing, 'file', 'files')} had been lost before the archive was made.`] : []),
  ]
}

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
