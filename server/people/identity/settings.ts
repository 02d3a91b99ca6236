import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type { VerifiedToken } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import type { CredentialKind } from '../../platform/database/tables.ts'
import type { SignInLimits } from '../../platform/security/token-bucket.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { countFailedAttempts } from './attempts.ts'
import { type FoundAccount, findAccount, findCredential } from './credentials.ts'
import { deviceName } from './device-name.ts'
import { verifyPassword } from './passwords.ts'

export interface SignInAccount {
  email: string
  hasPassword: boolean
  passkeys: ListedCredential[]
  hasTotp: boolean
  recoveryCodesLeft: number
  sessions: ListedSession[]
  /** The address that waits for both proofs, if any. */
  newEmail: string | null
  providers: { id: string; name: string; linkedAt: Date }[]
}

export interface ListedCredential {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

export interface ListedSession {
  id: string
  /** Such as "Firefox, Windows". */
  device: string
  /** The IPv4 address, or the first 64 bits of the IPv6 address. */
  address: string
  createdAt: Date
  lastUsedAt: Date
  isCurrent: boolean
}

/** A user without a password confirms sensitive changes by a sign-in within this time, in milliseconds. */
const recentSignIn = 600_000

/** @returns null if another identity provider signs the user in */
export async function findSignInAccount(db: WriteDb, signedIn: VerifiedToken): Promise<SignInAccount | null> {
  const account = await findOwnAccount(db, signedIn)
  if (!account) return null
  const credentials = await listCredentials(db, account.id)
  const ofKind = (kind: CredentialKind) => credentials.filter((each) => each.kind === kind)
  return {
    email: account.email,
    hasPassword: ofKind('password').length > 0,
    passkeys: ofKind('passkey').map(({ key, name, createdAt, lastUsedAt }) => ({
      id: key,
      name,
      createdAt,
      lastUsedAt,
    })),
    hasTotp: ofKind('totp').length > 0,
    recoveryCodesLeft: ofKind('recovery').length,
    sessions: await listSessions(db, account.id, signedIn),
    newEmail: await findNewEmail(db, account.id),
    providers: ofKind('provider').map(({ key, name, createdAt }) => ({ id: key, name, linkedAt: createdAt })),
  }
}

/** @throws AppError CONFLICT if another identity provider signs the user in */
export async function requireOwnAccount(db: WriteDb, signedIn: VerifiedToken): Promise<FoundAccount> {
  const account = await findOwnAccount(db, signedIn)
  if (account) return account
  throw new AppError('CONFLICT', msg`You sign in with another provider. Change this there.`)
}

/**
 * Checks before a sensitive change that the user is present: by the password or, without one, by a recent sign-in.
 * @param field the argument of the current password, which an error names
 * @throws AppError INVALID_INPUT for a wrong password; FORBIDDEN without a recent sign-in; RATE_LIMITED
 */
export async function confirmIdentity(
  db: WriteDb,
  { signInLimits }: { signInLimits: SignInLimits },
  signedIn: VerifiedToken,
  password: string | null | undefined,
  field = 'password',
): Promise<FoundAccount> {
  const account = await requireOwnAccount(db, signedIn)
  const stored = await findCredential(db, 'password', '', account.id)
  if (!stored) {
    if (Date.now() - signedIn.signedInAt <= recentSignIn) return account
    throw new AppError('FORBIDDEN', msg`Log in again to confirm that it's you.`)
  }
  const lane = { lane: account.id, isTrusted: true }
  const isRight = await countFailedAttempts(
    [[signInLimits.attempts, `confirm ${account.id}`]],
    async () => (await verifyPassword(password ?? '', stored.secret, lane)) || undefined,
  )
  if (isRight) return account
  const text = msg`This isn't your current password.`
  throw new AppError('INVALID_INPUT', text, { [field]: text })
}

export interface StoredCredential {
  kind: CredentialKind
  key: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

export async function listCredentials(db: WriteDb, accountId: string): Promise<StoredCredential[]> {
  const { rows } = await sql<StoredCredential>`
    select kind, key, name, created_at as "createdAt", last_used_at as "lastUsedAt"
      from list_credentials(${accountId})`.execute(db)
  return rows
}

function findOwnAccount(db: WriteDb, { uid, sessionId }: VerifiedToken): Promise<FoundAccount | undefined> {
  return sessionId === undefined ? Promise.resolve(undefined) : findAccount(db, { subject: uid })
}

async function listSessions(db: WriteDb, accountId: string, { sessionId }: VerifiedToken): Promise<ListedSession[]> {
  const { rows } = await sql<Omit<ListedSession, 'isCurrent'>>`
    select id, device, network as address, created_at as "createdAt", last_used_at as "lastUsedAt"
      from list_sessions(${accountId})`.execute(db)
  return rows.map((row) => ({ ...row, device: deviceName(row.device), isCurrent: row.id === sessionId }))
}

/** Returns the device of the current session, such as "Firefox, Windows", or '' if it is unknown. */
export async function currentDevice(db: WriteDb, accountId: string, signedIn: VerifiedToken): Promise<string> {
  return (await listSessions(db, accountId, signedIn)).find(({ isCurrent }) => isCurrent)?.device ?? ''
}

async function findNewEmail(db: WriteDb, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ newEmail: string }>`
    select new_email as "newEmail" from pending_email_change(${accountId})`.execute(db)
  return rows[0]?.newEmail ?? null
}
