import type { Row } from './resume-streams.ts'
import type { Subscriber } from './resume-subscribers.ts'

export interface Difference {
  delivered: number
  missed: number
  repeated: number
  wrong: number
}

export function holesIn(rows: Row[]): number {
  return rows.filter(({ number }, index) => number !== index + 1).length
}

export function compare({ stream, received, person }: Subscriber, rows: Row[], userId: string): Difference {
  const [first, last] = [received[0], received.at(-1)]
  const difference = { delivered: 0, missed: 0, repeated: 0, wrong: 0 }
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
  for (const message of received.slice(1)) {
    // A resumed stream first sends its position, which repeats no change.
    if (message.number < position) difference.repeated += 1
    position = Math.max(position, message.number)
  }
  return stream.deliveredKinds.length > 0
    ? compareChanges(difference, received, due)
    : compareRecords(difference, received, due)
}

function compareChanges(difference: Difference, received: Subscriber['received'], due: Row[]): Difference {
  const delivered = received.slice(1).flatMap(({ changes }) => changes)
  const expected = due.map(({ number, kind, id, action }) => `${number} ${kind} ${id} ${action}`)
  const [distinctDelivered, distinctExpected] = [new Set(delivered), new Set(expected)]
  difference.delivered = delivered.length
  difference.repeated += delivered.length - distinctDelivered.size
  difference.missed = expected.filter((line) => !distinctDelivered.has(line)).length
  difference.wrong = delivered.filter((line) => !distinctExpected.has(line)).length
  if (difference.missed + difference.repeated + difference.wrong === 0) {
    difference.wrong = delivered.filter((line, index) => line !== expected[index]).length
  }
  return difference
}

/**
 * Checks for each message that it contains the records changed since the previous one, once and in their current state,
 * with dependent records.
 */
function compareRecords(difference: Difference, received: Subscriber['received'], due: Row[]): Difference {
  for (const [index, message] of received.entries()) {
    const since = received[index - 1]?.number
    if (since === undefined) continue
    const between = due.filter(({ number }) => number > since && number <= message.number)
    for (const [kind, ids] of Object.entries(message.records)) {
      if (kind === 'deleted') continue
      const changed = new Set(between.filter((row) => row.kind === kind).map(({ id }) => id))
      const gone = new Set(due.filter((row) => row.kind === kind && row.action === 'DELETED').map(({ id }) => id))
      const delivered = new Set(ids)
      difference.delivered += delivered.size
      difference.repeated += ids.length - delivered.size
      difference.missed += [...changed].filter((id) => !delivered.has(id) && !gone.has(id)).length
      if (kind === 'chat_message') difference.wrong += ids.filter((id) => !changed.has(id)).length
    }
    const deleted = between.filter(({ action, kind }) => action === 'DELETED' && kind === 'chat_message')
    const deliveredDeletions = message.records.deleted ?? []
    if (message.records.deleted) {
      difference.missed += deleted.filter(({ id }) => !deliveredDeletions.includes(id)).length
      difference.repeated += deliveredDeletions.length - new Set(deliveredDeletions).size
    }
  }
  return difference
}
