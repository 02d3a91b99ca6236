import type pg from 'pg'
import type { RecordedChange, Redaction } from './digests.ts'

export interface Stream {
  organizationId: string
  lastNumber: bigint
  hash: Buffer | null
}

const rowsAtOnce = 1_000

let cursors = 0

/** Reads rows through a cursor, in constant memory. The transaction must be open. */
async function* readRows<Row extends pg.QueryResultRow>(
  db: pg.Client,
  statement: string,
  values: unknown[],
): AsyncGenerator<Row> {
  cursors += 1
  const name = `record_${cursors}`
  await db.query(`declare ${name} no scroll cursor for ${statement}`, values)
  for (;;) {
    const { rows } = await db.query<Row>(`fetch ${rowsAtOnce} from ${name}`)
    yield* rows
    if (rows.length < rowsAtOnce) break
  }
  await db.query(`close ${name}`)
}

/** @param organizationId only this organization; all by default */
export async function* readStreams(db: pg.Client, organizationId?: string): AsyncGenerator<Stream> {
  for await (const row of readRows<{ id: string; last_number: string; hash: Buffer | null }>(
    db,
    `select organization_id as id, last_number, hash from streams
     where $1::uuid is null or organization_id = $1 order by organization_id`,
    [organizationId],
  )) {
    yield { organizationId: row.id, lastNumber: BigInt(row.last_number), hash: row.hash }
  }
}

/** Reads the changes of an organization in the order of their numbers. */
export async function* readRecordedChanges(db: pg.Client, organizationId: string): AsyncGenerator<RecordedChange> {
  for await (const { number, ...row } of readRows<Omit<RecordedChange, 'number'> & { number: string }>(
    db,
    `select number, kind, record_id as "recordId", action, user_id as "userId", via, batch_id as "batchId",
       private_to as "privateTo", (extract(epoch from at) * 1000000)::bigint::text as at, undoes, salt,
       grant_id as "grantId", before::text as before, after::text as after, hash
     from changes where organization_id = $1 and number is not null order by number`,
    [organizationId],
  )) {
    yield { ...row, number: BigInt(number) }
  }
}

export async function* readRedactions(
  db: pg.Client,
  organizationId: string,
  order: 'position' | 'first_number, position',
): AsyncGenerator<Redaction> {
  type Row = Omit<Redaction, 'position' | 'firstNumber' | 'lastNumber'> & Record<'position' | 'first' | 'last', string>
  for await (const { position, first, last, ...row } of readRows<Row>(
    db,
    `select position, first_number as first, last_number as last, removed, remaining, reason,
       (extract(epoch from at) * 1000000)::bigint::text as at, hash
     from redactions where organization_id = $1 order by ${order}`,
    [organizationId],
  )) {
    yield { ...row, position: BigInt(position), firstNumber: BigInt(first), lastNumber: BigInt(last) }
  }
}

/** Changes that belong to no stream or have no number, which no transaction of the product leaves behind. */
export async function* readStrayChanges(db: pg.Client, organizationId?: string) {
  yield* readRows<{ organizationId: string; kind: string; recordId: string; number: string | null }>(
    db,
    `select organization_id as "organizationId", kind, record_id as "recordId", number from changes c
     where ($1::uuid is null or organization_id = $1) and (number is null
       or not exists (select from streams s where s.organization_id = c.organization_id))`,
    [organizationId],
  )
}

/** The organizations that were deleted at their deadline. */
export async function readPurgedOrganizations(db: pg.Client): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>('select id from purged_organizations')
  return new Set(rows.map(({ id }) => id))
}
