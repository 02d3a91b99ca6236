import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render, type Text } from '../../base/text.ts'
import type { ArchiveFacts } from '../../intake/imports/read.ts'
import { listText } from '../../language/list-text.ts'
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

/** The notes are stored with the import, in the language of the member who imports the archive. */
function notesOf({ manifest, organization }: OpenArchive, isFresh: boolean, joined: number, unknown: string[]) {
  const { currency } = organization
  const missing = manifest.missing.length
  const notes = [
    ...(isFresh
      ? [
          msg`This organization is empty, so the archive's currency (${{ currency }}), months and categories are imported too.`,
        ]
      : []),
    ...(joined > 0
      ? [
          msg`${plural({ joined }, { one: '# category is merged with yours of the same name.', other: '# categories are merged with yours of the same names.' })}`,
        ]
      : []),
    ...(unknown.length > 0 ? [noteOfUnknown(unknown)] : []),
    ...(missing > 0
      ? [
          msg`${plural({ missing }, { one: '# file was already missing when the archive was created.', other: '# files were already missing when the archive was created.' })}`,
        ]
      : []),
  ]
  return notes.map((note) => render(note))
}

function noteOfUnknown(unknown: string[]): Text {
  const names = listText(unknown)
  return unknown.length === 1
    ? msg`${{ names }} isn't a member of this organization. Their records become yours, marked with their name. Transactions that they paid have no payer.`
    : msg`${{ names }} aren't members of this organization. Their records become yours, marked with their names. Transactions that they paid have no payer.`
}
