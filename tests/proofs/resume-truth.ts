import type { Row } from './resume-streams.ts'
import type { Subscriber } from './resume-subscribers.ts'

export interface Difference {
  told: number
  missed: number
  repeated: number
  wrong: number
}

export function holesIn(rows: Row[]): number {
  return rows.filter(({ number }, place) => number !== place + 1).length
}

export function compare({ stream, heard, person }: Subscriber, rows: Row[], userId: string): Difference {
  const [first, last] = [heard[0], heard.at(-1)]
  const difference = { told: 0, missed: 0, repeated: 0, wrong: 0 }
  if (!first || !last) return { ...difference, missed: 1 }
  const due = rows.filter(
    ({ number, kind, privateTo }) =>
      number > first.number &&
      number <= last.number &&
      stream.kinds.includes(kind) &&
      (privateTo === null || privateTo === userId),
  )
  if (!person.organizationId) throw new Error('Somebody follows no organization.')
  let position = first.number
  for (const message of heard.slice(1)) {
    // A resumed stream first sends its position, which repeats no change.
    if (message.number < position) difference.repeated += 1
    position = Math.max(position, message.number)
  }
  return stream.told.length > 0 ? compareChanges(difference, heard, due) : compareRecords(difference, heard, due)
}

function compareChanges(difference: Difference, heard: Subscriber['heard'], due: Row[]): Difference {
  const told = heard.slice(1).flatMap(({ changes }) => changes)
  const expected = due.map(({ number, kind, id, action }) => `${number} ${kind} ${id} ${action}`)
  const [toldOnce, expectedOnce] = [new Set(told), new Set(expected)]
  difference.told = told.length
  difference.repeated += told.length - toldOnce.size
  difference.missed = expected.filter((line) => !toldOnce.has(line)).length
  difference.wrong = told.filter((line) => !expectedOnce.has(line)).length
  if (difference.missed + difference.repeated + difference.wrong === 0) {
    difference.wrong = told.filter((line, place) => line !== expected[place]).length
  }
  return difference
}

/**
 * Checks for each message that it contains the records changed since the previous one, once and in their current state,
 * with dependent records.
 */
function compareRecords(difference: Difference, heard: Subscriber['heard'], due: Row[]): Difference {
  for (const [place, message] of heard.entries()) {
    const since = heard[place - 1]?.number
    if (since === undefined) continue
    const between = due.filter(({ number }) => number > since && number <= message.number)
    for (const [kind, ids] of Object.entries(message.records)) {
      if (kind === 'deleted') continue
      const changed = new Set(between.filter((row) => row.kind === kind).map(({ id }) => id))
      const gone = new Set(due.filter((row) => row.kind === kind && row.action === 'DELETED').map(({ id }) => id))
      const told = new Set(ids)
      difference.told += told.size
      difference.repeated += ids.length - told.size
      difference.missed += [...changed].filter((id) => !told.has(id) && !gone.has(id)).length
      if (kind === 'chat_message') difference.wrong += ids.filter((id) => !changed.has(id)).length
    }
    const deleted = between.filter(({ action, kind }) => action === 'DELETED' && kind === 'chat_message')
    const toldDeleted = message.records.deleted ?? []
    if (message.records.deleted) {
      difference.missed += deleted.filter(({ id }) => !toldDeleted.includes(id)).length
      difference.repeated += toldDeleted.length - new Set(toldDeleted).size
    }
  }
  return difference
}
