import { sql } from 'kysely'
import { isId } from '../base/json-shape.ts'
import { render } from '../base/text.ts'
import { type DescriptionContext, listOf, type NameOf, type Row, textOf } from '../platform/records/change-values.ts'
import { fieldsOf } from '../platform/records/descriptor.ts'
import type { LoggedKind } from '../platform/records/kinds-generated.ts'
import type { Tenant } from '../platform/tenancy/tenant.ts'
import type { ReadDb } from '../platform/tenancy/tenant-transaction.ts'
import { loggedRecords, logRulesOf } from './records.ts'

/** A record with its values before and after an action. */
interface ChangedRecord {
  kind: LoggedKind
  recordId: string
  before: Row | null
  after: Row | null
}

/** Reads what the descriptions of records need, for the member who reads them. */
export async function findDescriptionContext(
  db: ReadDb,
  tenant: Tenant,
  changed: readonly ChangedRecord[],
): Promise<DescriptionContext> {
  const { currency } = tenant
  const known = await listLast(db, referencesIn(changed.flatMap(rowsOf)))
  // A receipt without a merchant is named by its file, and a transaction without a description by its category.
  const further = await listLast(db, referencesIn([...known.values()]))
  const rows = new Map([...further, ...known])
  const members = await listMemberNames(db, changed)

  const nameOf: NameOf = (kind, id) => {
    if (kind === 'member') return members.get(id) ?? null
    const named = rows.get(`${kind} ${id}`)
    return named ? titleOf(kind, id, named.row, context) : null
  }
  const context = { nameOf, currency, showsBilling: tenant.may('billing:read') }
  return context
}

export function titleOf(kind: LoggedKind, id: string, row: Row, context: DescriptionContext): string {
  const { title, one } = logRulesOf(kind)
  return title(row, context, id) || render(one)
}

interface NamedRow {
  kind: LoggedKind
  row: Row
}

const rowsOf = ({ kind, before, after }: ChangedRecord): NamedRow[] =>
  [before, after].flatMap((row) => (row ? [{ kind, row }] : []))

interface Reference {
  kind: LoggedKind
  id: string
}

/** The logged columns of each kind that refer to other records, with the kinds of those. */
const references = new Map(
  loggedRecords.map((record) => [
    record.kind,
    fieldsOf(record).flatMap(([column, { refersTo, isUnlogged }]) => {
      const kind = loggedRecords.find(({ archive }) => archive && archive.name === refersTo)?.kind
      return kind && !isUnlogged ? [{ column, kind }] : []
    }),
  ]),
)

function referencesIn(rows: readonly NamedRow[]): Map<string, Reference> {
  const found = rows.flatMap(({ kind, row }) => [
    ...(references.get(kind) ?? []).flatMap((reference) =>
      idsIn(row, reference.column).map((id) => ({ kind: reference.kind, id })),
    ),
    ...Object.values(row).flatMap(referencesInJson),
  ])
  return new Map(found.map((reference) => [`${reference.kind} ${reference.id}`, reference]))
}

const idsIn = (row: Row, column: string): string[] =>
  Array.isArray(row[column]) ? listOf(row, column) : [textOf(row, column)].filter((id) => id !== '')

/**
 * The category and the tags in a part of a transaction or in the actions of a rule. What set the fields of a transaction
 * has the same names without ids.
 */
function referencesInJson(value: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap(referencesInJson)
  if (typeof value !== 'object' || value === null) return []
  const { category_id: categoryId, tag_ids: tagIds } = value as Record<string, unknown>
  return [
    ...(isId(categoryId) ? [{ kind: 'category' as const, id: String(categoryId) }] : []),
    ...(Array.isArray(tagIds) ? tagIds.filter(isId).map((id) => ({ kind: 'tag' as const, id: String(id) })) : []),
  ]
}

async function listLast(db: ReadDb, wanted: ReadonlyMap<string, Reference>): Promise<Map<string, NamedRow>> {
  if (wanted.size === 0) return new Map()
  const kinds = [...wanted.values()].map(({ kind }) => kind)
  const ids = [...wanted.values()].map(({ id }) => id)
  const found = sql<NamedRow & { id: string }>`(
    select w.kind, w.id, logged_fields(w.kind, coalesce(c.after, c.before)) as row
    from unnest(${kinds}::text[], ${ids}::uuid[]) w (kind, id) cross join lateral (
      select before, after from changes
      where changes.kind = w.kind and changes.record_id = w.id
      order by changes.number desc limit 1) c)`
  const rows = await db.selectFrom(found.as('found')).selectAll().execute()
  return new Map(rows.map((named) => [`${named.kind} ${named.id}`, named]))
}

async function listMemberNames(db: ReadDb, changed: readonly ChangedRecord[]): Promise<Map<string, string>> {
  const ids = changed.flatMap(({ kind, recordId, before, after }) =>
    kind === 'member' ? [recordId] : [before, after].flatMap((row) => (row ? membersIn(kind, row) : [])),
  )
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const payers = new Map(
  loggedRecords.map((record) => [
    record.kind,
    fieldsOf(record).flatMap(([column, { refersTo }]) => (refersTo === 'payers' ? [column] : [])),
  ]),
)

const membersIn = (kind: LoggedKind, row: Row): string[] =>
  (payers.get(kind) ?? []).flatMap((column) => idsIn(row, column))
