import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render, type Text } from '../../base/text.ts'
import { shownName } from '../../ledger/categories/shown-name.ts'
import { categoryInRule } from '../../ledger/rules/descriptor.ts'
import { type DescriptionContext, type NameOf, type Row, textOf } from '../../platform/records/change-values.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { namedInSplits } from './describe-parts.ts'
import type { RecordRow } from './log-rows.ts'

type NamedKind = Parameters<NameOf>[0]

const references: Readonly<Record<string, NamedKind>> = {
  category_id: 'category',
  parent_id: 'category',
  transaction_id: 'transaction',
  receipt_id: 'receipt',
  document_id: 'document',
}

/** Reads what the descriptions of records need, for the member who reads them. */
export async function findDescriptionContext(
  db: ReadDb,
  tenant: Tenant,
  records: readonly RecordRow[],
): Promise<DescriptionContext> {
  return {
    nameOf: await findNames(db, records),
    currency: tenant.currency,
    showsBilling: tenant.may('billing:read'),
  }
}

/** Finds the names of the records that `records` refer to. Deleted records keep their last name from the change log. */
async function findNames(db: ReadDb, records: readonly RecordRow[]): Promise<NameOf> {
  const known = await listLast(db, referencesIn(records.flatMap(({ before, after }) => [before, after])))
  // A receipt without a merchant is named by its file, and a transaction without a description by its category.
  const further = await listLast(db, referencesIn([...known.values()]))
  const rows = new Map([...further, ...known])
  const members = await listUserNames(db, records)

  const nameOf: NameOf = (kind, id) => {
    if (kind === 'member') return members.get(id) ?? null
    const row = rows.get(`${kind} ${id}`)
    return row ? nameIn(kind, row, nameOf) : null
  }
  return nameOf
}

export function nameIn(kind: Exclude<NamedKind, 'member'>, row: Row, nameOf: NameOf): string {
  switch (kind) {
    case 'category':
      return shownName({ key: textOf(row, 'key') || null, name: textOf(row, 'name') })
    case 'tag':
      return textOf(row, 'name')
    case 'transaction':
      return textOf(row, 'description') || nameOf('category', textOf(row, 'category_id')) || render(msg`Transaction`)
    case 'receipt':
      return textOf(row, 'merchant') || nameOf('document', textOf(row, 'document_id')) || render(msg`Receipt`)
    case 'document':
      return textOf(row, 'title') || textOf(row, 'file_name') || render(wordless[textOf(row, 'kind')] ?? msg`Document`)
  }
}

/** The content of dictated entries and voice notes is private to their author. */
const wordless: Readonly<Record<string, Text>> = { TEXT: msg`Dictated entries`, VOICE: msg`Voice note` }

function referencesIn(rows: readonly (Row | null)[]): Map<string, { kind: NamedKind; id: string }> {
  const wanted = new Map<string, { kind: NamedKind; id: string }>()
  for (const row of rows) {
    const ofRule = row && categoryInRule(row)
    if (ofRule) wanted.set(`category ${ofRule}`, { kind: 'category', id: ofRule })
    for (const each of row ? namedInSplits(row) : []) wanted.set(`${each.kind} ${each.id}`, each)
    for (const [column, kind] of Object.entries(references)) {
      const id = textOf(row, column)
      if (id) wanted.set(`${kind} ${id}`, { kind, id })
    }
  }
  return wanted
}

async function listLast(
  db: ReadDb,
  wanted: ReadonlyMap<string, { kind: NamedKind; id: string }>,
): Promise<Map<string, Row>> {
  if (wanted.size === 0) return new Map()
  const kinds = [...wanted.values()].map(({ kind }) => kind)
  const ids = [...wanted.values()].map(({ id }) => id)
  const found = sql<{ kind: string; id: string; row: Row }>`(
    select w.kind, w.id, logged_fields(w.kind, coalesce(c.after, c.before)) as row
    from unnest(${kinds}::text[], ${ids}::uuid[]) w (kind, id) cross join lateral (
      select before, after from changes
      where changes.kind = w.kind and changes.record_id = w.id
      order by changes.number desc limit 1) c)`
  const rows = await db.selectFrom(found.as('found')).selectAll().execute()
  return new Map(rows.map(({ kind, id, row }) => [`${kind} ${id}`, row]))
}

async function listUserNames(db: ReadDb, records: readonly RecordRow[]): Promise<Map<string, string>> {
  const ids = records.flatMap(({ kind, recordId, before, after }) =>
    kind === 'member' ? [recordId] : [before?.paid_by, after?.paid_by].flatMap((id) => (id ? [String(id)] : [])),
  )
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
