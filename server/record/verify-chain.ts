import type pg from 'pg'
import { chainStart, changeDigest, contentDigest, nextHash, type RecordedChange, type Redaction } from './digests.ts'
import type { Head } from './heads.ts'
import { readRecordedChanges, readRedactions, type Stream } from './read-record.ts'
import { verifyRedactions } from './verify-redactions.ts'

export interface Failure {
  organizationId: string
  number: bigint | null
  problem: string
}

export interface VerifiedChain {
  head: Head
  changes: number
  failures: Failure[]
}

/**
 * Verifies the changes of an organization against their hashes, the notes of redactions and an earlier head. After a
 * failure, the verification continues from the stored hash, so that each altered change is reported once.
 */
export async function verifyChain(db: pg.Client, stream: Stream, expected?: Head): Promise<VerifiedChain> {
  const { organizationId, lastNumber } = stream
  const failures: Failure[] = []
  const fail = (number: bigint | null, problem: string) => failures.push({ organizationId, number, problem })
  const notes = await openNotes(db, organizationId)
  const start = chainStart(organizationId)
  // Undefined after missing changes.
  let previous: Buffer | undefined = start
  let reached = 0n
  let changes = 0
  const reach = (number: bigint, hash: Buffer | undefined) => {
    reached = number
    previous = hash
    if (expected?.number === number && hash?.toString('hex') !== expected.hash) {
      fail(number, 'The hash differs from the expected head: this change or one before it was altered.')
    }
  }
  /** Passes deleted changes, which have notes in their place. */
  const skipTo = async (number: bigint) => {
    while (reached + 1n < number) {
      const note = (await notes.take(reached + 1n)).at(-1)
      if (note && note.remaining === null && note.lastNumber < number) {
        reach(note.lastNumber, previous && nextHash(previous, note.removed))
        continue
      }
      const last = number - 1n
      fail(reached + 1n, last > reached + 1n ? `The changes up to ${last} are missing.` : 'The change is missing.')
      await notes.skipTo(number)
      reach(last, undefined)
    }
  }
  for await (const change of readRecordedChanges(db, organizationId)) {
    changes += 1
    await skipTo(change.number)
    const problem = problemOf(change, previous, await notes.take(change.number))
    if (problem) fail(change.number, `${problem} (${change.kind} ${change.recordId}, ${change.action})`)
    reach(change.number, change.hash ?? undefined)
  }
  await skipTo(lastNumber + 1n)
  if (reached > lastNumber) fail(reached, `The stream ends at ${lastNumber}.`)
  else if (lastNumber > 0n && !(stream.hash && previous?.equals(stream.hash))) {
    fail(lastNumber, 'The hash of the stream differs from the hash of its last change.')
  }
  if (expected && expected.number > reached) fail(reached, `The expected head has the number ${expected.number}.`)
  const redactions = await verifyRedactions(db, organizationId, expected)
  for (const problem of redactions.problems) fail(null, problem)
  const head = {
    organizationId,
    number: lastNumber,
    hash: (stream.hash ?? start).toString('hex'),
    redactions: redactions.count,
    redactionsHash: redactions.hash,
  }
  return { head, changes, failures }
}

/** @param previous the hash of the change before, if it is known */
function problemOf(
  change: RecordedChange,
  previous: Buffer | undefined,
  notes: readonly Redaction[],
): string | undefined {
  if (!change.hash) return 'The change has no hash.'
  let content = contentDigest(change)
  // Each note must continue the one before, and the last one describes what is left.
  for (const { removed, remaining } of notes.toReversed()) {
    if (!remaining?.equals(content)) return 'The values differ from those that its redaction left.'
    content = removed
  }
  if (!previous || nextHash(previous, changeDigest(change, content)).equals(change.hash)) return undefined
  return 'The change, or its place in the record, differs from its hash.'
}

/** Reads the notes of redactions beside the changes, both in the order of their numbers. */
async function openNotes(db: pg.Client, organizationId: string) {
  const notes = readRedactions(db, organizationId, 'first_number, position')
  let next = await notes.next()
  const skipTo = async (number: bigint) => {
    while (!next.done && next.value.firstNumber < number) next = await notes.next()
  }
  return {
    skipTo,
    /** Returns the notes that begin at the number, in the order in which they were written. */
    async take(number: bigint): Promise<Redaction[]> {
      await skipTo(number)
      const found: Redaction[] = []
      for (; !next.done && next.value.firstNumber === number; next = await notes.next()) found.push(next.value)
      return found
    },
  }
}
