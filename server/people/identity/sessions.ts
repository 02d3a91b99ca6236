import { sql } from 'kysely'
import type pg from 'pg'
import type { Signer } from '../../platform/security/signer.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { AccessTokens, IssuedToken } from './access-tokens.ts'

export interface SessionServices {
  pool: pg.Pool
  signer: Signer
  accessTokens: AccessTokens
}

/** The client of a session: its user agent and the network of its address. */
export interface Client {
  device: string
  network: string
}

export interface Session extends IssuedToken {
  /** Exchanged for the next session tokens once. It belongs in a cookie that scripts cannot read. */
  refreshToken: string
}

export interface Account {
  id: string
  subject: string
  email: string
  name: string
}

const purpose = 'refresh token'

export async function openSession(
  db: WriteDb,
  services: SessionServices,
  { id, ...account }: Account,
  { device, network }: Client,
): Promise<Session> {
  const { rows } = await sql<{ id: string }>`
    select open_session(${id}, ${device}, ${network}) as id`.execute(db)
  const sessionId = rows[0]?.id
  if (!sessionId) throw new Error('The session was not opened.')
  const token = await services.accessTokens.issue({ ...account, sessionId, signedInAt: new Date() })
  return { ...token, refreshToken: refreshTokenOf(services, sessionId, 1) }
}

/**
 * Exchanges a refresh token. Two tabs that send the same one receive the same next one. A token that was exchanged more
 * than 30 seconds ago ends its session, because it may have been copied.
 * @returns null without a valid session
 */
export async function refreshSession(
  services: SessionServices,
  refreshToken: string,
  { device, network }: Client,
): Promise<Session | null> {
  const presented = openRefreshToken(services, refreshToken)
  if (!presented) return null
  const { sessionId, generation } = presented
  const found = await inServerTransaction(services.pool, async (db) => {
    const { rows } = await sql<{
      subject: string
      email: string
      name: string
      signedInAt: Date
      generation: number
    }>`
      select subject, email, name, signed_in_at as "signedInAt", generation
        from rotate_session(${sessionId}, ${generation}, ${device}, ${network})`.execute(db)
    return rows[0]
  })
  if (!found) return null
  const { generation: next, ...claims } = found
  const token = await services.accessTokens.issue({ ...claims, sessionId })
  return { ...token, refreshToken: refreshTokenOf(services, sessionId, next) }
}

export async function endSession(services: SessionServices, refreshToken: string): Promise<void> {
  const presented = openRefreshToken(services, refreshToken)
  if (!presented) return
  await inServerTransaction(services.pool, (db) => sql`select end_session(${presented.sessionId})`.execute(db))
}

/** Returns the account of a session without using its refresh token. Undefined without a valid session. */
export async function accountOfSession(
  db: WriteDb,
  services: Pick<SessionServices, 'signer'>,
  refreshToken: string | undefined,
): Promise<string | undefined> {
  const presented = openRefreshToken(services, refreshToken ?? '')
  if (!presented) return undefined
  const { rows } = await sql<{ id: string | null }>`
    select account_of_session(${presented.sessionId}, ${presented.generation}) as id`.execute(db)
  return rows[0]?.id ?? undefined
}

/** Ends one session, or all of the account but one. Returns how many were ended. */
export async function endSessions(
  db: WriteDb,
  accountId: string,
  { only, except }: { only?: string; except?: string | undefined } = {},
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select end_sessions(${accountId}, ${only ?? null}, ${except ?? null}) as count`.execute(db)
  return rows[0]?.count ?? 0
}

function refreshTokenOf({ signer }: SessionServices, sessionId: string, generation: number): string {
  return signer.sign(purpose, `${sessionId} ${generation}`)
}

function openRefreshToken({ signer }: Pick<SessionServices, 'signer'>, token: string) {
  const text = token.length <= 200 ? signer.open(purpose, token) : undefined
  const [sessionId, generation] = text?.split(' ') ?? []
  return sessionId && generation ? { sessionId, generation: Number(generation) } : undefined
}
