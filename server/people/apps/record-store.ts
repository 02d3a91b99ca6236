import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import type { RecordStore, StoredRecord } from '../../adapters/authorization-requests.ts'
import type { Signer } from '../../platform/security/signer.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/** In seconds. A registered app that is not connected is removed after this time. */
const registrationLifetime = 30 * 86_400

export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/**
 * Stores what the authorization server remembers, so that all servers share it. A copy of the database is of no use: ids
 * are hashed and records are encrypted.
 */
export function openRecordStore({ pool, signer }: { pool: pg.Pool; signer: Signer }, kind: string): RecordStore {
  // Each authorization request is confirmed by the user, so there is nothing to remember between them.
  if (kind === 'Session') return forgetful
  const purpose = `oauth ${kind}`
  const run = <T>(work: (db: WriteDb) => Promise<T>) => inServerTransaction(pool, work)
  return {
    async upsert(id, record, lifetime = registrationLifetime) {
      const content = signer.encryptText(purpose, JSON.stringify(record))
      const { scope, aud } = record
      const scopes = typeof scope === 'string' ? scope.split(' ') : null
      const grantId = kind === 'Grant' ? id : (record.grantId ?? null)
      await run((db) =>
        sql`select save_oauth_record(${kind}, ${hashOfSecret(id)}, ${grantId}, ${content}, ${scopes}, ${aud ?? null},
          ${lifetime})`.execute(db),
      )
    },
    async find(id) {
      const { rows } = await run((db) =>
        sql<{ content: string; consumed: boolean }>`
          select content, consumed from find_oauth_record(${kind}, ${hashOfSecret(id)})`.execute(db),
      )
      const [found] = rows
      const content = found && signer.decryptText(purpose, found.content)
      if (!found || content === undefined) return undefined
      const record: StoredRecord = JSON.parse(content)
      return found.consumed ? { ...record, consumed: true } : record
    },
    async consume(id) {
      const { rows } = await run((db) =>
        sql<{ isFirst: boolean }>`
          select consume_oauth_record(${kind}, ${hashOfSecret(id)}) as "isFirst"`.execute(db),
      )
      return rows[0]?.isFirst === true
    },
    async destroy(id) {
      await run((db) => sql`select remove_oauth_record(${kind}, ${hashOfSecret(id)})`.execute(db))
    },
    async revokeByGrantId(grantId) {
      await run((db) => sql`select remove_oauth_records_of_grant(${kind}, ${grantId})`.execute(db))
    },
  }
}

const forgetful: RecordStore = {
  upsert: async () => {},
  find: async () => undefined,
  consume: async () => true,
  destroy: async () => {},
  revokeByGrantId: async () => {},
}
