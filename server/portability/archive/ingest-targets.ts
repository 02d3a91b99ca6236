import { sql } from 'kysely'
import { previewPathOf } from '../../intake/documents/pages.ts'
import { cleanFileName } from '../../language/names.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { authorInFile } from './authors.ts'
import type { ArchiveEntity, Column } from './columns.ts'
import { archiveEntities } from './entities.ts'
import { pictureNameOf } from './files.ts'
import type { OpenArchive } from './open.ts'
import type { ArchivedRecord } from './validation.ts'

export interface IngestTargets {
  members: Map<string, string>
  /** If false, the importing user is the author of all records. */
  believesAuthors: boolean
  names: Map<string, string>
  unknown: string[]
  joined: Map<string, string>
  files: Map<string, string>
}

/** Matches the members of an archive with members of the active organization by user id, then by e-mail address. */
export async function findMembers(
  db: ReadDb,
  archive: OpenArchive,
): Promise<Pick<IngestTargets, 'members' | 'names' | 'unknown'>> {
  const present = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.email'])
    .where('memberships.organizationId', '=', sql<string>`current_organization()`)
    .where('memberships.removedAt', 'is', null)
    .execute()
  const ids = new Set(present.map(({ id }) => id))
  const byAddress = new Map(present.flatMap(({ id, email }) => (email ? [[email.toLowerCase(), id]] : [])))
  const members = new Map<string, string>()
  const names = new Map<string, string>()
  const unknown: string[] = []
  for await (const records of archive.records(memberNoun())) {
    for (const { id, name, email } of records as { id: string; name: string; email: string | null }[]) {
      const found = ids.has(id) ? id : byAddress.get(email?.toLowerCase() ?? '')
      names.set(id, name)
      if (found) members.set(id, found)
      else unknown.push(name)
    }
  }
  return { members, names, unknown }
}

function memberNoun(): ArchiveEntity {
  const noun = archiveEntities.find(({ exportOnly: isExportOnly }) => isExportOnly)
  if (!noun) throw new Error('There are no members in an archive.')
  return noun
}

export function rowOf(
  noun: ArchiveEntity,
  record: ArchivedRecord,
  tenant: Tenant,
  targets: IngestTargets,
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const column of noun.columns) row[column.name] = targetOf(column, record[column.name], tenant, targets)
  if (noun.name === 'transactions') Object.assign(row, authorOf(record, tenant, targets))
  // An archive contains only the importing user's own private views.
  if (noun.name === 'saved_views' && row.is_shared === false) row.user_id = tenant.userId
  if (noun.name === 'documents') {
    row.storage_path = targets.files.get(String(record.storage_path)) ?? null
    row.file_name = record.file_name && cleanFileName(String(record.file_name))
  }
  if (noun.name === 'readings') {
    const pages = Array.isArray(record.pages) ? record.pages : []
    row.pages = pages.map((page) => ({ ...page, preview: targets.files.get(page?.preview) ?? null }))
  }
  return row
}

/** An author who is not trusted or not a member is stored as a name. */
function authorOf(record: ArchivedRecord, { userId }: Tenant, { members, names, believesAuthors }: IngestTargets) {
  const { created_by: author, author_name: name = null } = record
  const known = author === null ? null : members.get(String(author))
  if (believesAuthors && known !== undefined && (known ?? name)) return { created_by: known, author_name: name }
  return { created_by: userId, author_name: author === userId && !name ? null : authorInFile(record, names) }
}

function targetOf(
  column: Column,
  value: unknown,
  { userId }: Tenant,
  { members, believesAuthors, joined }: IngestTargets,
): unknown {
  if (value === null || value === undefined) return null
  if (column.type === 'hash') return `\\x${value}`
  if (column.names) return renamed(value, joined)
  if (column.refersTo === 'members') return (believesAuthors ? members.get(String(value)) : undefined) ?? userId
  if (column.refersTo === 'payers') return members.get(String(value)) ?? null
  if (column.refersTo === 'categories') return joined.get(String(value)) ?? value
  if (column.refersTo === 'tags') return [...new Set((value as string[]).map((id) => joined.get(id) ?? id))]
  return value
}

function renamed(value: unknown, joined: Map<string, string>): unknown {
  if (typeof value === 'string') return joined.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => renamed(each, joined))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(each, joined)]))
}

export function storagePathsOf(archive: OpenArchive, newPath: () => string): Map<string, string> {
  const names = archive.manifest.files.map(({ path }) => path)
  const files = names.filter((name) => name.startsWith('files/')).map((name) => [name, newPath()] as const)
  const targets = new Map(files)
  const byPicture = new Map(files.map(([name, storagePath]) => [pictureNameOf(name, 0), storagePath]))
  for (const name of names) {
    const [, start = '', page = ''] = /^(pages\/.+-)(\d{1,4})\.webp$/.exec(name) ?? []
    const storagePath = byPicture.get(`${start}0.webp`)
    if (storagePath) targets.set(name, previewPathOf(storagePath, Number(page) - 1))
  }
  return targets
}
