import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure } from '../../base/errors.ts'
import { statedLanguage, type Text } from '../../base/text.ts'
import { checkName, plainName } from '../../language/names.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import { provesInvitedAddress } from '../invitations/address-proof.ts'
import { isAddress, normalAddress } from '../invitations/addresses.ts'
import { createCode, idOfToken, readCode, useCode } from './codes.ts'
import { findAccount, findPassword, insertAccount } from './credentials.ts'
import { enqueueSignInMail, takeMail } from './mails.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import type { SignInServices } from './services.ts'

export interface Registration {
  email: string
  password: string
  name: string
  /** The proof from the mail of an invitation, or ''. */
  invitation: string
  network: string
}

/** The result of a registration. The browser keeps the token, which makes the password of the registration valid. */
export type Registered = { isVerified: true } | { browserToken: string | null }

const browserPurpose = 'browser of a registration'

/**
 * Sends a link that creates the account, or creates it for the address that an invitation was sent to. Without the
 * invitation, the response and its time do not depend on whether the address has an account: the mail says so.
 * @throws AppError INVALID_INPUT; FORBIDDEN when registration is closed; RATE_LIMITED; CONFLICT for an invited address
 * that has an account
 */
export async function register(services: SignInServices, registration: Registration): Promise<Registered> {
  const { pool, signer } = services
  const { password, network, invitation } = registration
  const email = normalAddress(registration.email)
  const name = plainName(registration.name)
  ensure({ email: checkAddress(email), password: checkPassword(password), name: checkName(name) })
  if (services.registration === 'closed') {
    throw new AppError('FORBIDDEN', msg`New accounts are turned off on this server. Ask its operator for an account.`)
  }
  const language = statedLanguage() ?? 'en'
  if (await inServerTransaction(pool, (db) => provesInvitedAddress(db, signer, invitation, email))) {
    const passwordHash = await hashPassword(password, { lane: email, isTrusted: true })
    const isNew = await inServerTransaction(pool, (db) => insertAccount(db, { email, name, language, passwordHash }))
    if (!isNew) throw new AppError('CONFLICT', addressInUse)
    return { isVerified: true }
  }
  const mayMail = takeMail(services.signInLimits, email, network)
  const account = await inServerTransaction(pool, (db) => findPassword(db, email, network))
  const passwordHash = await hashPassword(password, { lane: network, isTrusted: false }, account.passwordHash)
  if (!mayMail) return { browserToken: null }
  const id = await inServerTransaction(pool, async (db) => {
    const code = await createCode(db, 'register', { email, details: { name, passwordHash, language } })
    await enqueueSignInMail(db, code)
    return code
  })
  return { browserToken: signer.sign(browserPurpose, id) }
}

export interface Verification {
  code: string
  /** The token of the registration in this browser, or ''. */
  browserToken: string
  /** The password and the name for the account, which another browser has to choose, or ''. */
  password: string
  name: string
}

/**
 * Creates the account of a registration whose address was proved. The link alone does not prove that the owner of the
 * address chose the password, the name and the language of the registration, so they are used only in its browser.
 * @returns the address; `needsPassword` if another browser has to send the code again with a password
 * @throws AppError INVALID_INPUT for a short password or for a link that is used or expired; CONFLICT if the address has an
 * account
 */
export async function verifyRegistration(
  services: SignInServices,
  given: Verification,
): Promise<{ email: string; needsPassword?: true }> {
  const { pool, signer } = services
  const id = idOfToken(services, 'register', given.code)
  const isOwnBrowser = id !== undefined && signer.open(browserPurpose, given.browserToken) === id
  const chosen = isOwnBrowser ? undefined : await chooseDetails(services, given)
  if (chosen && 'needsPassword' in chosen) return chosen
  return inServerTransaction(pool, async (db) => {
    const code = await useCode(db, services, 'register', given.code)
    if (!code) throw invalidLinkError()
    const { name, language, passwordHash } = chosen ?? code.details
    const isNew = await insertAccount(db, { email: code.email, name, language, passwordHash })
    if (!isNew) throw new AppError('CONFLICT', addressInUse)
    return { email: code.email }
  })
}

/** Hashes a password only for a valid link, so that strangers cannot cause the work. */
async function chooseDetails(
  services: SignInServices,
  { code, password, name: given }: Verification,
): Promise<{ email: string; needsPassword: true } | Record<'name' | 'language' | 'passwordHash', string>> {
  const email = await inServerTransaction(services.pool, async (db) => {
    const pending = await readCode(db, services, 'register', code)
    if (!pending) throw invalidLinkError()
    if (await findAccount(db, { email: pending.email })) throw new AppError('CONFLICT', addressInUse)
    return pending.email
  })
  if (!password) return { email, needsPassword: true }
  const name = plainName(given) || email.replace(/@.*/, '')
  ensure({ password: checkPassword(password), name: checkName(name) })
  const passwordHash = await hashPassword(password, { lane: email, isTrusted: true })
  return { name, language: statedLanguage() ?? 'en', passwordHash }
}

export const checkAddress = (email: string): true | Text => isAddress(email) || msg`Please enter a valid email address.`

export const addressInUse = msg`This email address is already in use. Please log in or use a different email.`

export const invalidLinkError = () => {
  const text = msg`This link was already used or has expired. Request a new one.`
  return new AppError('INVALID_INPUT', text, { code: text })
}
