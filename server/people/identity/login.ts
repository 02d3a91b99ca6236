import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { isAddress, normalAddress } from '../invitations/addresses.ts'
import { countFailedAttempts } from './attempts.ts'
import { createCode, tokenOfCode } from './codes.ts'
import { type FoundPassword, findAccount, findPassword, lockPassword } from './credentials.ts'
import { enqueueSignInMail, takeMail } from './mails.ts'
import { findPasswordMatch } from './passwords.ts'
import type { SignInServices } from './services.ts'
import { type Account, type Client, openSession, type Session } from './sessions.ts'

/** A session, or the ticket with which the second factor is sent. */
export type SignIn = { session: Session } | { secondFactor: string }

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
  const { network } = client
  const { attempts, attemptsOfStrangers } = signInLimits
  const ofNetwork = [attempts, `${address} ${network}`] as const
  const charges = found.isKnownNetwork ? [ofNetwork] : [ofNetwork, [attemptsOfStrangers, address] as const]
  const match = await countFailedAttempts(charges, () => matchPassword(password, found, network))
  if (!match) throw invalidPasswordError()
  const { accountId } = found
  if (accountId === null || match === 'pending') {
    await resendLink(services, address, network, found.pendingId)
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
 * A registration is compared although its address has an account, because its answer would show the account otherwise. Its
 * hash has the salt of the account, so that the registration does not change the time.
 */
async function matchPassword(
  password: string,
  { accountId, passwordHash, pendingHash, isKnownNetwork }: FoundPassword,
  network: string,
): Promise<'account' | 'pending' | undefined> {
  const lane = isKnownNetwork && accountId ? { lane: accountId, isTrusted: true } : { lane: network, isTrusted: false }
  const match = await findPasswordMatch(password, [passwordHash, pendingHash], lane)
  return (['account', 'pending'] as const)[match]
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

/** Without a mail at a limit of the address, because its earlier links are still valid. */
async function resendLink(
  { pool, signInLimits }: SignInServices,
  address: string,
  network: string,
  id: string | null,
): Promise<void> {
  if (id === null) return
  try {
    if (!takeMail(signInLimits, address, network)) return
  } catch {
    return
  }
  await inServerTransaction(pool, (db) => enqueueSignInMail(db, id))
}
