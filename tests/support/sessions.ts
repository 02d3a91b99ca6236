import { decodeJwt, importJWK, SignJWT } from 'jose'
import { sql } from 'kysely'
import type pg from 'pg'
import { type AccessTokens, createAccessTokens, deriveKey } from '../../server/people/identity/access-tokens.ts'
import { findAccount } from '../../server/people/identity/credentials.ts'
import { createAccount } from '../../server/people/identity/operator.ts'
import { hashPassword } from '../../server/people/identity/passwords.ts'
import { openSession, type Session } from '../../server/people/identity/sessions.ts'
import { initializeProfile } from '../../server/people/users/write.ts'
import { openPool } from '../../server/platform/database/database.ts'
import { createSigner } from '../../server/platform/security/signer.ts'
import { inServerTransaction } from '../../server/platform/tenancy/server-transaction.ts'
import { inTenantTransaction, type WriteDb } from '../../server/platform/tenancy/tenant-transaction.ts'
import { type SignInSettings, signInSettingsOf } from './servers/known-servers.ts'

interface Services {
  pool: pg.Pool
  signer: ReturnType<typeof createSigner>
  accessTokens: AccessTokens
}

const opened = new Map<string, Promise<Services>>()
const device = { device: 'Test', network: '' }

/** Creates a built-in account with a session, in the server's database. @returns the session's token */
export async function createSignedInAccount(
  baseUrl: string,
  { verified, password, ...given }: { email: string; name: string; password: string; verified: boolean },
): Promise<string> {
  const services = await servicesOf(baseUrl)
  const hash = password ? await hashPassword(password, { lane: given.email, isTrusted: true }) : null
  const { token } = await inServerTransaction(services.pool, async (db) => {
    const { account } = await createAccount(db, given, hash)
    return openSession(db, services, account, device)
  })
  return verified ? token : withUnverifiedAddress(baseUrl, token)
}

/** Opens a further session of an account. */
export async function openSessionOf(baseUrl: string, subject: string): Promise<Session> {
  const services = await servicesOf(baseUrl)
  return inServerTransaction(services.pool, async (db) => {
    const account = await findAccount(db, { subject })
    if (!account) throw new Error('The account does not exist.')
    return openSession(db, services, account, device)
  })
}

/**
 * Creates the profile of an account, in the server's database.
 * @returns the ID of the personal organization
 */
export async function createProfileOf(
  baseUrl: string,
  { token, email, name, onboarding }: { token: string; email: string; name: string; onboarding: boolean },
): Promise<string> {
  const { pool } = await servicesOf(baseUrl)
  const { plan } = signInSettingsOf(baseUrl)
  const { sub: uid = '', exp = 0 } = decodeJwt(token)
  const signedIn = { uid, email, emailVerified: true, name, signedInAt: 0, expiresAt: exp * 1_000 }
  const create = async (db: WriteDb) => {
    const me = await initializeProfile(db, { plan, credits: 1_000 }, signedIn, name)
    if (!onboarding)
      await db.updateTable('users').set({ hasCompletedOnboarding: true }).where('id', '=', me.id).execute()
    return me.defaultPersonalOrganization?.id ?? ''
  }
  const { result } = await inTenantTransaction(pool, 'read write', { uid, via: 'rest' }, ({ db }) => create(db))
  return result
}

/** Disables a user, as the identity provider does. */
export async function disableUser(baseUrl: string, uid: string): Promise<void> {
  const { pool } = await servicesOf(baseUrl)
  await inServerTransaction(pool, (db) => sql`select update_account_state(${uid}, true, null)`.execute(db))
}

/** Returns the token with an address that is not verified, as an external provider may issue one. */
async function withUnverifiedAddress(baseUrl: string, token: string): Promise<string> {
  const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
  const key = await importJWK(deriveKey(signInSettingsOf(baseUrl).secretKey), 'ES256')
  const claims = { ...decodeJwt(token), email_verified: false }
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(key)
}

function servicesOf(baseUrl: string): Promise<Services> {
  const settings = signInSettingsOf(baseUrl)
  // A later server of the run can have the database address of one that has ended.
  const key = JSON.stringify(settings)
  const services = opened.get(key) ?? open(settings)
  opened.set(key, services)
  return services
}

async function open({ ownerUrl, secretKey, address }: SignInSettings): Promise<Services> {
  const url = new URL(ownerUrl)
  url.searchParams.set('options', '-c role=purser_app -c TimeZone=UTC -c DateStyle=ISO')
  const pool = openPool(url.href, 2)
  pool.options.allowExitOnIdle = true
  return { pool, signer: createSigner([secretKey]), accessTokens: await createAccessTokens([secretKey], address) }
}
