import { msg } from '@lingui/core/runtime-macro'
import { csvRow, utf8Mark } from '../../base/csv.ts'
import { render, type Text } from '../../base/text.ts'
import { wallClock } from '../../language/days.ts'
import { decimalOf } from '../../language/money.ts'
import { requireOrganization } from '../../people/organizations/read.ts'
import type { ChangeValue } from '../../platform/records/change-values.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { findDescriptionContext } from '../names.ts'
import { logRulesOf } from '../records.ts'
import type { FieldChange, RecordedChange } from './batch.ts'
import { describeRecord } from './describe.ts'
import { describeOrigin } from './describe-origins.ts'
import { type ChangeLogFilter, filteredBatches } from './log-filter.ts'
import { type BatchRow, countOf, kindsOf, listChanges, recordsOf, type Wanted } from './log-rows.ts'

const [linesAtOnce, recordsAtOnce] = [200, 500]

/**
 * Writes the filtered log as CSV, page by page, with one row per changed field and one row per created or deleted
 * record.
 */
export async function* writeLog(tenant: Tenant, filter: ChangeLogFilter): AsyncGenerator<string> {
  const { timeZone } = await tenant.read((db) => requireOrganization(db, tenant.organizationId))
  yield utf8Mark + csvRow([msg`Time (${{ timeZone }})`, ...headings].map((heading) => render(heading)))
  const clock = wallClock(timeZone)
  const userNames = new Map<string, string>()
  let below: bigint | undefined
  do {
    const rows = await tenant.read((db) => listLines(db, tenant, filter, below))
    below = rows.length < linesAtOnce ? undefined : rows.at(-1)?.number
    for (const group of groupsOf(rows)) yield* writeGroup(tenant, group, userNames, clock)
  } while (below !== undefined)
}

function listLines(
  db: ReadDb,
  tenant: Tenant,
  filter: ChangeLogFilter,
  below: bigint | undefined,
): Promise<BatchRow[]> {
  return filteredBatches(db, tenant, filter)
    .$if(below !== undefined, (query) => query.where('number', '<', below ?? 0n))
    .limit(linesAtOnce)
    .execute()
}

function groupsOf(rows: readonly BatchRow[]): BatchRow[][] {
  const groups: BatchRow[][] = []
  let room = 0
  for (const row of rows) {
    const count = countOf(row.tally)
    if (count > room) {
      groups.push([])
      room = recordsAtOnce
    }
    groups.at(-1)?.push(row)
    room -= count
  }
  return groups
}

async function* writeGroup(
  tenant: Tenant,
  group: readonly BatchRow[],
  userNames: Map<string, string>,
  clock: Intl.DateTimeFormat,
): AsyncGenerator<string> {
  let wanted: Wanted[] = group.flatMap(({ id, tally }) => kindsOf(tally).map((kind) => ({ batchId: id, kind })))
  while (wanted.length > 0) {
    const { changes, described } = await tenant.read(async (db) => {
      const changes = await listChanges(db, wanted, recordsAtOnce)
      const records = recordsOf(changes)
      await loadUserNames(db, group, userNames)
      const surroundings = await findDescriptionContext(db, tenant, records)
      return {
        changes,
        described: records.map((record) => ({ record, described: describeRecord(record, surroundings) })),
      }
    })
    const byBatch = Map.groupBy(described, ({ record }) => record.batchId)
    for (const { id, at, userId, origin, grantName } of group) {
      const name = (userId && userNames.get(userId)) || ''
      const who = [clock.format(at), name, describeOrigin(origin, name, grantName)]
      yield (byBatch.get(id) ?? [])
        .map((each) =>
          rowsOf(each.described)
            .map((row) => csvRow([...who, ...row]))
            .join(''),
        )
        .join('')
    }
    wanted = wanted.flatMap((each) => {
      const own = changes.filter(({ batchId, kind }) => batchId === each.batchId && kind === each.kind)
      const last = own.at(-1)
      return last && own.length === recordsAtOnce ? [{ ...each, after: last.number }] : []
    })
  }
}

async function loadUserNames(db: ReadDb, group: readonly BatchRow[], userNames: Map<string, string>): Promise<void> {
  const ids = [...new Set(group.flatMap(({ userId }) => (userId && !userNames.has(userId) ? [userId] : [])))]
  if (ids.length === 0) return
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  for (const { id, name } of rows) userNames.set(id, name)
}

const headings: readonly Text[] = [
  msg`Who`,
  msg`Origin`,
  msg`Action`,
  msg`Kind`,
  msg`Record`,
  msg`Field`,
  msg`Before`,
  msg`After`,
]

const actions = { CREATED: msg`Added`, UPDATED: msg`Changed`, DELETED: msg`Deleted` }

function rowsOf({ action, kind, title, fields }: RecordedChange): string[][] {
  const what = [render(actions[action]), render(logRulesOf(kind).one), title]
  if (action === 'CREATED') return [[...what, '', '', inOne(fields, 'after')]]
  if (action === 'DELETED') return [[...what, '', inOne(fields, 'before'), '']]
  return fields.map(({ label, before, after }) => [...what, label, cellOf(before), cellOf(after)])
}

const inOne = (fields: readonly FieldChange[], side: 'before' | 'after') =>
  fields.map((field) => `${field.label}: ${cellOf(field[side])}`).join('; ')

/** Formats a value so that spreadsheets can sort and sum it. */
function cellOf(value: ChangeValue | null): string {
  if (value?.money) return `${decimalOf(value.money)} ${value.money.currency}`
  return value?.date ?? value?.text ?? ''
}
