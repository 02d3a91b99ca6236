import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type { VerifiedToken } from '../../adapters/identity.ts'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import { readerLanguage } from '../../base/text.ts'
import { checkName, plainName } from '../../language/names.ts'
import type { Services } from '../../platform/requests/services.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { normalAddress } from '../invitations/addresses.ts'
import { createCode } from './codes.ts'
import { removeCredentials } from './credentials.ts'
import { enqueueSignInMail } from './mails.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { checkAddress } from './register.ts'
import { enqueueSecurityMail, replacePassword } from './security-mails.ts'
import { endSessions } from './sessions.ts'
import { confirmIdentity, currentDevice, listCredentials, requireOwnAccount } from './settings.ts'

/** The transaction of a request and its user. */
export interface SignedInRequest {
  db: WriteDb
  signedIn: VerifiedToken
  services: Pick<Services, 'signInLimits' | 'signer' | 'address'>
}

/**
 * Sets the password, ends the other sessions, and makes links to reset it and unfinished sign-ins invalid.
 * @throws AppError INVALID_INPUT; FORBIDDEN; RATE_LIMITED
 */
export async function changePassword(
  { db, signedIn, services }: SignedInRequest,
  current: string | null | undefined,
  password: string,
): Promise<void> {
  ensure({ password: checkPassword(password) })
  const { id } = await confirmIdentity(db, services, signedIn, current, 'current')
  await replacePassword(
    db,
    id,
    await hashPassword(password, { lane: id, isTrusted: true }),
    await currentDevice(db, id, signedIn),
  )
  await sql`select remove_codes(${id}, ${['reset', 'second_factor']})`.execute(db)
  await endSessions(db, id, { except: signedIn.sessionId })
}

/**
 * Sends a link to the current and to the new address. An earlier change becomes invalid.
 * @throws AppError INVALID_INPUT; FORBIDDEN; RATE_LIMITED
 */
export async function requestEmailChange(
  { db, signedIn, services }: SignedInRequest,
  email: string,
  password: string | null | undefined,
): Promise<void> {
  const address = normalAddress(email)
  ensure({ email: checkAddress(address) })
  const account = await confirmIdentity(db, services, signedIn, password)
  ensure({ email: address !== account.email || msg`This is your current email address.` })
  services.signInLimits.mails.take(`change ${account.id}`)
  await cancelEmailChange({ db, signedIn, services })
  const language = readerLanguage()
  const codeFor = { accountId: account.id, details: { language } }
  const former = await createCode(db, 'email_former', { ...codeFor, email: account.email })
  const details = { language, former }
  await enqueueSignInMail(db, former)
  await enqueueSignInMail(db, await createCode(db, 'email_new', { ...codeFor, email: address, details }))
}

export async function cancelEmailChange({ db, signedIn }: SignedInRequest): Promise<void> {
  const { id } = await requireOwnAccount(db, signedIn)
  await sql`select remove_codes(${id}, ${['email_former', 'email_new']})`.execute(db)
}

export async function renamePasskey({ db, signedIn }: SignedInRequest, key: string, name: string): Promise<void> {
  const chosen = plainName(name)
  ensure({ name: checkName(chosen) })
  const { id } = await requireOwnAccount(db, signedIn)
  const { rows } = await sql<{ renamed: boolean }>`
    select rename_credential(${id}, 'passkey', ${key}, ${chosen}) as renamed`.execute(db)
  requireFound(rows[0]?.renamed || undefined, 'passkey')
}

/** @throws AppError CONFLICT for the last way to sign in */
export async function removeSignIn(
  { db, signedIn, services }: SignedInRequest,
  kind: 'passkey' | 'provider',
  key: string,
  password: string | null | undefined,
): Promise<void> {
  const { id } = await confirmIdentity(db, services, signedIn, password)
  requireFound((await removeCredentials(db, id, kind, key)) || undefined, 'sign-in')
  const change = kind === 'passkey' ? 'passkey-removed' : 'provider-unlinked'
  await enqueueSecurityMail(db, id, change, await currentDevice(db, id, signedIn))
  const left = await listCredentials(db, id)
  if (!left.some((each) => ['password', 'passkey', 'provider'].includes(each.kind))) {
    throw new AppError('CONFLICT', msg`This is your last way to log in. Set a password or add a passkey first.`)
  }
}

/** @throws AppError NOT_FOUND for a session of another account */
export async function endListedSession({ db, signedIn }: SignedInRequest, sessionId: string): Promise<void> {
  const { id } = await requireOwnAccount(db, signedIn)
  requireFound((await endSessions(db, id, { only: sessionId })) || undefined, 'session')
}

/** Signs the user out on all devices, including this one. */
export async function endAllSessions({ db, signedIn }: SignedInRequest): Promise<void> {
  const { id } = await requireOwnAccount(db, signedIn)
  await endSessions(db, id)
}
