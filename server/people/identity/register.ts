import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure } from '../../base/errors.ts'
import { statedLanguage, type Text } from '../../base/text.ts'
import { checkName, plainName } from '../../language/names.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import { isAddress, normalAddress } from '../invitations/addresses.ts'
import { createCode, useCode } from './codes.ts'
import { insertAccount } from './credentials.ts'
import { enqueueSignInMail } from './mails.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import type { SignInServices } from './services.ts'

export interface Registration {
  email: string
  password: string
  name: string
}

/**
 * Sends a link that creates the account. The response and its time do not depend on whether the address has an account:
 * the mail says so.
 * @throws AppError INVALID_INPUT; FORBIDDEN when registration is closed; RATE_LIMITED
 */
export async function register(services: SignInServices, registration: Registration): Promise<void> {
  const email = normalAddress(registration.email)
  const name = plainName(registration.name)
  ensure({ email: checkAddress(email), password: checkPassword(registration.password), name: checkName(name) })
  if (services.registration === 'closed') {
    throw new AppError('FORBIDDEN', msg`New accounts are turned off on this server. Ask its operator for an account.`)
  }
  services.signInLimits.mails.take(email)
  const passwordHash = await hashPassword(registration.password)
  await inServerTransaction(services.pool, async (db) => {
    const details = { name, passwordHash, language: statedLanguage() ?? 'en' }
    await enqueueSignInMail(db, await createCode(db, 'register', { email, details }))
  })
}

/**
 * Creates the account of a registration whose address was proved.
 * @returns the address
 * @throws AppError INVALID_INPUT for a link that is used or expired; CONFLICT if the address has an account
 */
export async function verifyRegistration(services: SignInServices, token: string): Promise<string> {
  return inServerTransaction(services.pool, async (db) => {
    const code = await useCode(db, services, 'register', token)
    if (!code) throw invalidLinkError()
    const { name, passwordHash, language } = code.details
    const isNew = await insertAccount(db, { email: code.email, name, language, passwordHash })
    if (!isNew) throw new AppError('CONFLICT', addressInUse)
    return code.email
  })
}

export const checkAddress = (email: string): true | Text => isAddress(email) || msg`Please enter a valid email address.`

export const addressInUse = msg`This email address is already in use. Please log in or use a different email.`

export const invalidLinkError = () => {
  const text = msg`This link was already used or has expired. Request a new one.`
  return new AppError('INVALID_INPUT', text, { code: text })
}
