import { createHash } from 'node:crypto'

/** A change with its columns as texts, as PostgreSQL prints them. */
export interface RecordedChange {
  number: bigint
  kind: string
  recordId: string
  action: string
  userId: string | null
  via: string
  batchId: string
  privateTo: string | null
  /** In microseconds since 1970. */
  at: string
  undoes: string | null
  /** The API token or connected app with which the change was made. */
  grantId: string | null
  salt: string | null
  before: string | null
  after: string | null
  hash: Buffer | null
}

export interface Redaction {
  position: bigint
  firstNumber: bigint
  lastNumber: bigint
  removed: Buffer
  remaining: Buffer | null
  reason: string
  /** In microseconds since 1970. */
  at: string
  hash: Buffer
}

// These compute what migrations/functions/base/record-chain.sql computes, so that a verification does not depend on
// functions of the database that it verifies.

export function contentDigest({ salt, before, after }: RecordedChange): Buffer {
  return sha256(lines(salt, before, after))
}

/** @param content the digest of the values that the change was recorded with */
export function changeDigest(change: RecordedChange, content: Buffer): Buffer {
  const { kind, recordId, action, userId, via, batchId, privateTo, at, undoes, grantId } = change
  const fields = [kind, recordId, action, userId, via, batchId, privateTo, at, undoes, content.toString('hex')]
  return sha256(lines(...fields, ...(grantId === null ? [] : [grantId])))
}

export function redactionDigest({ firstNumber, lastNumber, removed, remaining, reason, at }: Redaction): Buffer {
  const digests = [removed.toString('hex'), remaining?.toString('hex') ?? null]
  return sha256(lines(String(firstNumber), String(lastNumber), ...digests, reason, at))
}

export function chainStart(organizationId: string): Buffer {
  return sha256(Buffer.from(organizationId.replaceAll('-', ''), 'hex'))
}

export function nextHash(previous: Buffer, digest: Buffer): Buffer {
  return sha256(Buffer.concat([previous, digest]))
}

const lines = (...fields: (string | null)[]) => fields.map((field) => field ?? '').join('\n')

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
