import type pg from 'pg'
import type { Storage } from '../../../server/adapters/storage.ts'
import { previewPathOf } from '../../../server/intake/documents/pages.ts'

const besides = [
  'ai_usage',
  'archives',
  'assistant_sessions',
  'budget_alerts',
  'change_batches',
  'changes',
  'chat_messages',
  'idempotency_keys',
  'import_rows',
  'imports',
  'invitations',
  'mail_addresses',
  'member_activity',
  'memberships',
  'model_calls',
  'presences',
  'search_words',
  'streams',
  'uploads',
  'webhook_cursors',
  'webhook_deliveries',
  'webhook_secrets',
  'webhooks',
]

/** Columns with version numbers and storage paths. */
const ignoredColumns: Record<string, string[]> = {
  documents: ['version', 'storage_path'],
  receipts: ['version'],
  recurrences: ['version'],
  rules: ['version'],
  staged_items: ['version'],
  transactions: ['version'],
}

export interface Compared {
  rows: number
  files: number
  differences: string[]
}

export async function compareLedgers(owner: pg.Pool, storage: Storage, one: string, other: string): Promise<Compared> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where a.attname = 'organization_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  )
  const compared: Compared = { rows: 0, files: 0, differences: [] }
  for (const { name } of tables) {
    if (besides.includes(name)) continue
    const [before, after] = [await rowsOf(owner, name, one), await rowsOf(owner, name, other)]
    compared.rows += before.length
    compared.differences.push(...differencesOf(name, before, after))
  }
  const [before, after] = [await settingsOf(owner, one), await settingsOf(owner, other)]
  if (before !== after) compared.differences.push(`organizations: ${after} instead of ${before}`)
  await compareFiles(owner, storage, one, other, compared)
  return compared
}

/** Returns the rows as sorted texts, so that rows without an ID can be compared. Zero totals are left out. */
async function rowsOf(owner: pg.Pool, table: string, organizationId: string): Promise<string[]> {
  const left = ['organization_id', ...(ignoredColumns[table] ?? [])]
  const preview =
    table === 'document_readings'
      ? `|| '{"pages": null}' || jsonb_build_object('words', (
    select jsonb_agg(p - 'preview') from jsonb_array_elements(pages) p))`
      : ''
  const { rows } = await owner.query<{ row: string }>(
    `select ((to_jsonb(t) - $2::text[]) ${preview})::text as row from ${table} t
       where organization_id = $1 and ${table.endsWith('_totals') ? 't.count > 0' : 'true'} order by 1`,
    [organizationId, left],
  )
  return rows.map(({ row }) => row)
}

function differencesOf(table: string, before: readonly string[], after: readonly string[]): string[] {
  const [known, found] = [new Set(before), new Set(after)]
  return [
    ...before.filter((row) => !found.has(row)).map((row) => `${table}: lost or changed ${row}`),
    ...after.filter((row) => !known.has(row)).map((row) => `${table}: is new or changed ${row}`),
    ...(before.length === after.length ? [] : [`${table}: ${after.length} rows instead of ${before.length}`]),
  ]
}

async function settingsOf(owner: pg.Pool, organizationId: string): Promise<string> {
  const { rows } = await owner.query<{ row: string }>(
    `select (to_jsonb(o) - '{id,name,kind,created_by,created_at}'::text[])::text as row from organizations o where id = $1`,
    [organizationId],
  )
  return rows[0]?.row ?? ''
}

async function compareFiles(owner: pg.Pool, storage: Storage, one: string, other: string, compared: Compared) {
  const pathsOf = async (organizationId: string) => {
    const { rows } = await owner.query<{ id: string; path: string }>(
      'select id, storage_path as path from documents where organization_id = $1 and storage_path is not null',
      [organizationId],
    )
    return new Map(rows.map(({ id, path }) => [id, path]))
  }
  const [before, after] = [await pathsOf(one), await pathsOf(other)]
  for (const [id, path] of before) {
    const found = after.get(id) ?? `${other}/nothing`
    for (const at of [(each: string) => each, (each: string) => previewPathOf(each, 0)]) {
      const [bytes, copy] = [await storage.get(at(path)), await storage.get(at(found))]
      compared.files += 1
      if (!found.startsWith(other) || !bytes || !copy || Buffer.compare(bytes, copy) !== 0) {
        compared.differences.push(`The file of document ${id} differs`)
      }
    }
  }
}
