import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { isAddress, normalAddress } from '../invitations/addresses.ts'
import { countFailedAttempts } from './attempts.ts'
import { createCode, tokenOfCode } from './codes.ts'
import { findAccount, lockPassword } from './credentials.ts'
import { enqueueSignInMail } from './mails.ts'
import { verifyPassword } from './passwords.ts'
import type { SignInServices } from './services.ts'
import { type Account, type Client, openSession, type Session } from './sessions.ts'

/** A session, or the ticket with which the second factor is sent. */
export type SignIn = { session: Session } | { secondFactor: string }

interface FoundPassword {
  accountId: string | null
  passwordHash: string | null
  isDisabled: boolean
  hasTotp: boolean
  isKnownNetwork: boolean
  pendingId: string | null
  pendingHash: string | null
}

/**
 * Signs in with a password. The time does not depend on whether the address has an account.
 * @throws AppError UNAUTHENTICATED; EMAIL_NOT_VERIFIED for a registration, whose link is sent again; FORBIDDEN for a
 * disabled account; RATE_LIMITED
 */
export async function signInWithPassword(
  services: SignInServices,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<SignIn> {
  const { pool, signInLimits } = services
  const normal = normalAddress(email)
  const address = isAddress(normal) ? normal : ''
  const found = await inServerTransaction(pool, (db) => findPassword(db, address, client.network))
  const key = found.isKnownNetwork ? `${address} ${client.network}` : address
  const match = await countFailedAttempts(signInLimits, key, () => matchPassword(password, found))
  if (!match) throw invalidPasswordError()
  const { accountId } = found
  if (accountId === null || match === 'pending') {
    await resendLink(services, address, found.pendingId)
    throw new AppError('EMAIL_NOT_VERIFIED', msg`Please verify your email address first.`)
  }
  return inServerTransaction(pool, async (db) => {
    if ((await lockPassword(db, accountId)) !== found.passwordHash) throw invalidPasswordError()
    const account = await requireEnabledAccount(db, accountId)
    if (found.hasTotp) return { secondFactor: await requestSecondFactor(db, services, account) }
    return { session: await openSession(db, services, account, client) }
  })
}

/**
 * A registration is compared although its address has an account, because its answer would show the account otherwise.
 */
async function matchPassword(
  password: string,
  { passwordHash, pendingHash }: FoundPassword,
): Promise<'account' | 'pending' | undefined> {
  const isOfAccount = await verifyPassword(password, passwordHash)
  const isPending = pendingHash !== null && (await verifyPassword(password, pendingHash))
  if (isOfAccount) return 'account'
  return isPending ? 'pending' : undefined
}

/**
 * @param details of the link to a provider that the second factor completes
 * @returns the ticket for the second factor
 */
export async function requestSecondFactor(
  db: WriteDb,
  services: SignInServices,
  { id }: Account,
  details: Record<string, string> = {},
): Promise<string> {
  return tokenOfCode(services, 'second_factor', await createCode(db, 'second_factor', { accountId: id, details }))
}

/** @throws AppError FORBIDDEN for a disabled account; UNAUTHENTICATED for a deleted one */
export async function requireEnabledAccount(db: WriteDb, id: string): Promise<Account> {
  const account = await findAccount(db, { id })
  if (!account) throw invalidPasswordError()
  if (account.isDisabled) throw new AppError('FORBIDDEN', msg`This account is disabled.`)
  return account
}

const invalidPasswordError = () => new AppError('UNAUTHENTICATED', msg`Invalid email or password.`)

async function findPassword(db: WriteDb, address: string, network: string): Promise<FoundPassword> {
  const { rows } = await sql<FoundPassword>`
    select account_id as "accountId", password_hash as "passwordHash", disabled as "isDisabled",
        has_totp as "hasTotp", is_known_network as "isKnownNetwork", pending_id as "pendingId",
        pending_hash as "pendingHash"
      from find_password(${address}, ${network})`.execute(db)
  const [found] = rows
  if (!found) throw new Error('find_password returned no row.')
  return found
}

/** Without a mail at the limit of the address, because its earlier links are still valid. */
async function resendLink({ pool, signInLimits }: SignInServices, address: string, id: string | null): Promise<void> {
  if (id === null) return
  try {
    signInLimits.mails.take(address)
  } catch {
    return
  }
  await inServerTransaction(pool, (db) => enqueueSignInMail(db, id))
}
