import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render } from '../../base/text.ts'
import { type DescriptionContext, textOf } from '../../platform/records/change-values.ts'
import { loggedKinds } from '../../platform/records/kinds-generated.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { findDescriptionContext } from '../names.ts'
import { findUndoFacts } from '../undo/undo-facts.ts'
import { mayUndo } from '../undo/undo-permissions.ts'
import type { ChangeBatch } from './batch.ts'
import { describeRecord } from './describe.ts'
import type { Summarised } from './describe-phrases.ts'
import { summaryOf } from './describe-summary.ts'
import { type BatchRow, batchRows, countOf, kindsOf, listChanges, type RecordRow, recordsOf } from './log-rows.ts'

/** The number of records that are described per batch. Further records are only counted. */
const maxRecords = 50
/** A record rarely changes more than twice in one batch. */
const maxChanges = 2 * maxRecords

export async function describeBatches(db: ReadDb, tenant: Tenant, rows: readonly BatchRow[]): Promise<ChangeBatch[]> {
  const roots = await findRoots(db, tenant, rows)
  const known = [...rows, ...[...roots.values()].map(({ root }) => root)]
  const wanted = known.flatMap(({ id, tally }) => kindsOf(tally).map((kind) => ({ batchId: id, kind })))
  const records = recordsOf(await listChanges(db, wanted, maxChanges))
  return describeRecords(db, tenant, rows, records, roots)
}

export interface Root {
  root: BatchRow
  depth: number
}

export async function describeRecords(
  db: ReadDb,
  tenant: Tenant,
  rows: readonly BatchRow[],
  records: readonly RecordRow[],
  roots: ReadonlyMap<string, Root>,
): Promise<ChangeBatch[]> {
  const ids = rows.map(({ id }) => id)
  const facts = new Map((await findUndoFacts(db, ids)).map((each) => [each.batchId, each]))
  const backs = await findBack(db, records)
  const surroundings = await findDescriptionContext(db, tenant, records)
  const byBatch = Map.groupBy(records, ({ batchId }) => batchId)

  const summarised = (row: BatchRow) => summarise(row, byBatch.get(row.id) ?? [], surroundings, backs)
  return rows.map((row): ChangeBatch => {
    const { tally, ...line } = row
    const batch = summarised(row)
    const root = roots.get(row.id)
    const summary = root ? summaryOfUndo(root.depth, summaryOf(summarised(root.root))) : summaryOf(batch)
    const undoFacts = facts.get(row.id)
    return {
      ...line,
      summary,
      count: countOf(tally),
      changes: batch.records.slice(0, maxRecords).map(({ logged }) => logged),
      mayUndo: !row.isUndone && undoFacts !== undefined && mayUndo(tenant, undoFacts),
    }
  })
}

const summaryOfUndo = (depth: number, action: string): string =>
  render(depth % 2 === 1 ? msg`Undid: ${{ action }}` : msg`Redid: ${{ action }}`)

function summarise(
  { tally, userId, origin }: BatchRow,
  records: readonly RecordRow[],
  surroundings: DescriptionContext,
  backs: ReadonlySet<string>,
): Summarised {
  const inOrder = records.toSorted((a, b) => loggedKinds.indexOf(a.kind) - loggedKinds.indexOf(b.kind))
  return {
    userId,
    origin,
    tally,
    records: inOrder.map((row) => ({ row, logged: describeRecord(row, surroundings) })),
    isBack: ({ batchId, kind, recordId }) => backs.has(`${batchId} ${kind} ${recordId}`),
    nameOf: surroundings.nameOf,
    receiptOf: ({ before, after }) =>
      surroundings.nameOf('receipt', textOf(after ?? before, 'receipt_id')) ?? render(msg`a transaction`),
  }
}

export async function findRoots(db: ReadDb, tenant: Tenant, rows: readonly BatchRow[]): Promise<Map<string, Root>> {
  const undos = rows.flatMap(({ id, undoes }) => (undoes === null ? [] : [id]))
  if (undos.length === 0) return new Map()
  const found = sql<{ id: string; rootId: string; depth: number }>`(
    with recursive chain (id, root_id, depth) as (
      select id, undoes, 1 from change_batches where id = any(${undos}::uuid[])
      union all
      select chain.id, b.undoes, chain.depth + 1 from chain join change_batches b on b.id = chain.root_id
        where b.undoes is not null
    )
    select distinct on (id) id, root_id, depth from chain order by id, depth desc)`
  const chains = await db.selectFrom(found.as('found')).selectAll().execute()
  const ids = chains.map(({ rootId }) => rootId)
  const roots = new Map((await batchRows(db, tenant).where('id', 'in', ids).execute()).map((row) => [row.id, row]))
  return new Map(
    chains.flatMap(({ id, rootId, depth }) => {
      const root = roots.get(rootId)
      return root ? [[id, { root, depth }] as const] : []
    }),
  )
}

async function findBack(db: ReadDb, records: readonly RecordRow[]): Promise<Set<string>> {
  const added = records.filter(({ action }) => action === 'CREATED')
  if (added.length === 0) return new Set()
  const [kinds, ids] = [added.map(({ kind }) => kind), added.map(({ recordId }) => recordId)]
  const [batchIds, numbers] = [added.map(({ batchId }) => batchId), added.map(({ number }) => String(number))]
  const found = sql<{ key: string }>`(
    select w.batch_id || ' ' || w.kind || ' ' || w.id as key
    from unnest(${batchIds}::uuid[], ${kinds}::text[], ${ids}::uuid[], ${numbers}::bigint[]) w (batch_id, kind, id, number)
    where exists (
      select from changes
      where changes.kind = w.kind and changes.record_id = w.id and changes.number < w.number
        and changes.action = 'DELETED'))`
  const rows = await db.selectFrom(found.as('found')).selectAll().execute()
  return new Set(rows.map(({ key }) => key))
}
