import type pg from 'pg'
import { chainStart, nextHash, redactionDigest } from './digests.ts'
import type { Head } from './heads.ts'
import { readRedactions } from './read-record.ts'

export interface VerifiedRedactions {
  count: bigint
  hash: string
  problems: string[]
}

/** Verifies the chain of the notes of redactions. */
export async function verifyRedactions(
  db: pg.Client,
  organizationId: string,
  expected?: Head,
): Promise<VerifiedRedactions> {
  const problems: string[] = []
  let previous = chainStart(organizationId)
  let count = 0n
  for await (const redaction of readRedactions(db, organizationId, 'position')) {
    count += 1n
    if (redaction.position !== count) problems.push(`The redaction ${count} is missing.`)
    else if (!nextHash(previous, redactionDigest(redaction)).equals(redaction.hash)) {
      problems.push(`The redaction ${count} differs from its hash.`)
    }
    previous = redaction.hash
    count = redaction.position
    if (expected?.redactions === count && previous.toString('hex') !== expected.redactionsHash) {
      problems.push(`The redaction ${count} differs from the expected head.`)
    }
  }
  if (expected && expected.redactions > count) problems.push(`The expected head has ${expected.redactions} redactions.`)
  return { count, hash: previous.toString('hex'), problems }
}
