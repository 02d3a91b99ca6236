import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure } from '../../base/errors.ts'
import { statedLanguage } from '../../base/text.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import { normalAddress } from '../invitations/addresses.ts'
import { createCode, readCode, useCode } from './codes.ts'
import { findAccount } from './credentials.ts'
import { deviceName } from './device-name.ts'
import { enqueueSignInMail, takeMail } from './mails.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { addressInUse, checkAddress, invalidLinkError } from './register.ts'
import { enqueueSecurityMail, replacePassword } from './security-mails.ts'
import type { SignInServices } from './services.ts'
import { accountOfSession, type Client, endSessions } from './sessions.ts'

/**
 * Sends a link that sets a new password. The response and its time do not depend on whether the address has an account.
 * @throws AppError INVALID_INPUT; RATE_LIMITED
 */
export async function requestReset(
  { pool, signInLimits }: SignInServices,
  email: string,
  network: string,
): Promise<void> {
  const address = normalAddress(email)
  ensure({ email: checkAddress(address) })
  if (!takeMail(signInLimits, address, network)) return
  await inServerTransaction(pool, async (db) => {
    const account = await findAccount(db, { email: address })
    const details = { language: statedLanguage() ?? 'en' }
    const code = { accountId: account?.id ?? null, email: address, details }
    await enqueueSignInMail(db, await createCode(db, 'reset', code))
  })
}

/**
 * Sets the password, ends all sessions and makes older links invalid. A second factor stays.
 * @returns the address
 * @throws AppError INVALID_INPUT for a short password or for a link that is used or expired
 */
export async function resetPassword(
  services: SignInServices,
  { code: token, password }: { code: string; password: string },
  client: Client,
): Promise<string> {
  ensure({ password: checkPassword(password) })
  // Only a valid link causes the work of a hash.
  const asked = await inServerTransaction(services.pool, (db) => readCode(db, services, 'reset', token))
  if (!asked?.accountId) throw invalidLinkError()
  const hash = await hashPassword(password, { lane: asked.accountId, isTrusted: true })
  return inServerTransaction(services.pool, async (db) => {
    const code = await useCode(db, services, 'reset', token)
    const account = code?.accountId ? await findAccount(db, { id: code.accountId }) : undefined
    // A link to the former address of an account proves nothing.
    if (!code || !account || account.email !== code.email) throw invalidLinkError()
    await replacePassword(db, account.id, hash, deviceName(client.device))
    await endSessions(db, account.id)
    await sql`select remove_codes(${account.id}, ${['reset', 'second_factor', 'email_former', 'email_new']})`.execute(
      db,
    )
    return account.email
  })
}

/**
 * Notes the proof of the former or of the new address, and changes the address after both. The new address is proved in a
 * browser in which the account is signed in: otherwise, a stranger could enter the address of the reader of the mail, and
 * keep the password.
 * @throws AppError UNAUTHENTICATED without such a session; INVALID_INPUT for a link that is used or expired; CONFLICT if another account has the address
 */
export async function confirmEmailChange(
  services: SignInServices,
  token: string,
  refreshToken: string | undefined,
  client: Client,
): Promise<{ email: string; isComplete: boolean }> {
  const { state, email } = await inServerTransaction(services.pool, async (db) => {
    const ofNew = await useCode(db, services, 'email_new', token)
    const code = ofNew ?? (await useCode(db, services, 'email_former', token))
    if (!code?.accountId) throw invalidLinkError()
    if (ofNew && (await accountOfSession(db, services, refreshToken)) !== code.accountId) throw signInFirstError()
    const former = await findAccount(db, { id: code.accountId })
    const { rows } = await sql<{ state: string }>`
      select complete_email_change(${code.accountId}) as state`.execute(db)
    const changed = rows[0]?.state
    if (changed === 'changed') {
      await enqueueSecurityMail(db, code.accountId, 'email-changed', deviceName(client.device), former?.email)
    }
    return { state: changed, email: code.email }
  })
  if (state === 'taken') throw new AppError('CONFLICT', addressInUse)
  return { email, isComplete: state === 'changed' }
}

const signInFirstError = () =>
  new AppError(
    'UNAUTHENTICATED',
    msg`Log in to the account that should get this address in this browser. Then open the link again.`,
  )
