import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render, type Text } from '../../base/text.ts'
import { listText } from '../../language/list-text.ts'
import { fieldsOf } from '../../platform/records/descriptor.ts'
import type { LoggedKind } from '../../platform/records/kinds-generated.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { findDescriptionContext, titleOf } from '../names.ts'
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
  const context = await findDescriptionContext(
    db,
    tenant,
    steps.map(({ kind, recordId, first, last }) => ({ kind, recordId, before: first, after: last })),
  )
  const conflicts: UndoConflict[] = []
  for (const step of steps) {
    const later = touched.filter(({ kind, recordId }) => kind === step.kind && recordId === step.recordId)
    const reason = await reasonOf(db, tenant, step, later)
    const { kind, recordId, first, last } = step
    const title = titleOf(kind, recordId, last ?? first ?? {}, context)
    conflicts.push({ kind, recordId, title, reason: render(reason) })
  }
  return conflicts
}

async function reasonOf(db: WriteDb, tenant: Tenant, step: RefusedStep, later: readonly LaterChange[]): Promise<Text> {
  if (step.outcome === 'GONE') return msg`It has since been deleted.`
  if (step.outcome === 'REFERENCED') return explainReference(db, tenant, step)
  if (step.outcome === 'BLOCKED') return explainBlocker(db, tenant, step)
  return whatChanged(tenant, step, later)
}

function whatChanged(tenant: Tenant, { kind, first, last }: RefusedStep, later: readonly LaterChange[]): Text {
  const isOurs = (column: string) => first === null || JSON.stringify(first[column]) !== JSON.stringify(last?.[column])
  const against = later.filter(({ columns }) => columns.some(isOurs))
  const names = namesOf(tenant, against)
  const columns = against.flatMap((change) => change.columns.filter(isOurs))
  if (kind === 'staged_item' && columns.includes('state')) return msg`Since then, ${{ names }} reviewed it.`
  const labels = [...new Set(columns.flatMap((column) => labelOf(kind, column, columns) ?? []))]
  if (labels.length === 0) return msg`Since then, ${{ names }} changed it.`
  return msg`Since then, ${{ names }} changed it: ${{ fields: labels.join(', ') }}.`
}

function namesOf({ userId: ownId }: Tenant, changes: readonly LaterChange[]): Text | string {
  const someone = render(msg`someone`)
  const nameOf = ({ userId, name }: LaterChange) => (userId === ownId ? render(msg`you`) : (name ?? someone))
  const names = [...new Set(changes.map(nameOf))]
  if (names.length > 2) return msg`several people`
  return names.length === 0 ? someone : listText(names)
}

/** The name of a field for people. The base amount and the rate follow from the amount. */
function labelOf(kind: LoggedKind, column: string, columns: readonly string[]): string | undefined {
  if (columns.includes('amount_minor') && (column === 'base_amount_minor' || column === 'rate')) return undefined
  const label = Object.fromEntries(fieldsOf(recordOfKind(kind)))[column]?.label
  return label && render(label)
}

interface LaterChange {
  kind: string
  recordId: string
  userId: string | null
  name: string | null
  columns: string[]
}

async function listSteps(db: WriteDb, batchId: string, blocked: readonly Outcome[]): Promise<RefusedStep[]> {
  const [kinds, ids] = [blocked.map(({ kind }) => kind), blocked.map(({ recordId }) => recordId)]
  const { rows } = await sql<RefusedStep>`
    select s.kind, s.record_id, r.outcome, s.first, s.last
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
