import { sql } from 'kysely'
import { fieldsOf } from '../../platform/records/descriptor.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { recordOfKind } from '../records.ts'
import { explainBlocker, explainReference } from './undo-blockers.ts'
import type { Outcome, RefusedStep, UndoConflict } from './undo-result.ts'

const maxConflicts = 50

/** Describes the first 50 conflicts. Leaves out records that stay only because another record does. */
export async function describeConflicts(
  db: WriteDb,
  tenant: Tenant,
  batchId: string,
  outcomes: readonly Outcome[],
): Promise<UndoConflict[]> {
  const blocked = outcomes.filter(({ outcome }) => ['CHANGED', 'GONE', 'REFERENCED', 'BLOCKED'].includes(outcome))
  if (blocked.length === 0) return []
  const steps = await listSteps(db, batchId, blocked.slice(0, maxConflicts))
  const touched = await listLaterChanges(db, batchId, steps)
  const conflicts: UndoConflict[] = []
  for (const step of steps) {
    const later = touched.filter(({ kind, recordId }) => kind === step.kind && recordId === step.recordId)
    const reason = await reasonOf(db, tenant, step, later)
    conflicts.push({ kind: step.kind, recordId: step.recordId, title: titleOf(step), reason })
  }
  return conflicts
}

async function reasonOf(db: WriteDb, tenant: Tenant, step: RefusedStep, later: readonly LaterChange[]) {
  if (step.outcome === 'GONE') return 'It was deleted since.'
  if (step.outcome === 'REFERENCED') return explainReference(db, tenant, step)
  if (step.outcome === 'BLOCKED') return explainBlocker(db, tenant, step)
  return whatChanged(tenant, step, later)
}

function whatChanged(tenant: Tenant, { kind, first, last }: RefusedStep, later: readonly LaterChange[]): string {
  const isOurs = (column: string) => first === null || JSON.stringify(first[column]) !== JSON.stringify(last?.[column])
  const against = later.filter(({ columns }) => columns.some(isOurs))
  const who = [...new Set(against.map(({ userId, name }) => (userId === tenant.userId ? 'You' : (name ?? 'Somebody'))))]
  const by = who.length > 2 ? 'Several people' : who.length === 0 ? 'Somebody' : who.join(' and ')
  const columns = against.flatMap((change) => change.columns.filter(isOurs))
  if (kind === 'staged_item' && columns.includes('state')) return `${by} reviewed it since.`
  const phrases = [...new Set(columns.flatMap((column) => phraseOf(kind, column) ?? []))]
  if (phrases.length === 0) return `${by} changed it since.`
  const things = phrases.length === 1 ? phrases[0] : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`
  return `${by} changed its ${things} since.`
}

/** How a sentence names a column: 'amount'. Undefined where it does not. */
function phraseOf(kind: string, column: string): string | undefined {
  const field = Object.fromEntries(fieldsOf(recordOfKind(kind)))[column]
  return (field?.phrase ?? field?.label?.toLowerCase()) || undefined
}

interface LaterChange {
  kind: string
  recordId: string
  userId: string | null
  name: string | null
  columns: string[]
}

function titleOf({ kind, first, last, categoryName, transactionName }: RefusedStep): string {
  const row = last ?? first ?? {}
  const text = (column: string) => String(row[column] ?? '')
  const month = monthFormat.format(new Date(text('month') || 0))
  const titles: Record<string, string> = {
    transaction: text('description') || categoryName || 'Transaction',
    category: text('name'),
    tag: text('name'),
    budget: `${categoryName ?? 'Budget'}, ${month}`,
    document: text('title') || text('file_name') || 'Document',
    receipt: text('merchant') || 'Receipt',
    staged_item: text('description') || 'Line',
    organization: text('name'),
  }
  return titles[kind] ?? (transactionName || 'Receipt')
}

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

async function listSteps(db: WriteDb, batchId: string, blocked: readonly Outcome[]): Promise<RefusedStep[]> {
  const [kinds, ids] = [blocked.map(({ kind }) => kind), blocked.map(({ recordId }) => recordId)]
  const { rows } = await sql<RefusedStep>`
    select s.kind, s.record_id, r.outcome, s.first, s.last,
      (select name from categories where id = (coalesce(s.last, s.first) ->> 'category_id')::uuid) as category_name,
      (select description from transactions
        where id = (coalesce(s.last, s.first) ->> 'transaction_id')::uuid) as transaction_name
    from unnest(${kinds}::text[], ${ids}::uuid[], ${blocked.map(({ outcome }) => outcome)}::text[])
        with ordinality r (kind, record_id, outcome, place)
      join unnest(undo_steps(${batchId}, ${ids}::uuid[])) s using (kind, record_id)
    order by r.place`.execute(db)
  return rows
}

async function listLaterChanges(db: WriteDb, batchId: string, steps: readonly RefusedStep[]): Promise<LaterChange[]> {
  const [kinds, ids] = [steps.map(({ kind }) => kind), steps.map(({ recordId }) => recordId)]
  const { rows } = await sql<LaterChange>`
    select c.kind, c.record_id, c.user_id, users.name,
      array(select a.key from jsonb_each(c.after - 'version') a where a.value is distinct from c.before -> a.key) as columns
    from unnest(${kinds}::text[], ${ids}::uuid[]) r (kind, record_id)
      join changes c using (kind, record_id)
      left join users on users.id = c.user_id
    where c.action = 'UPDATED' and c.number > (select max(number) from changes where batch_id = ${batchId})
    order by c.number`.execute(db)
  return rows
}
