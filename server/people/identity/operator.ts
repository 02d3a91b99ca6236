import { ensure } from '../../base/errors.ts'
import type { Language } from '../../base/text.ts'
import { checkName, plainName } from '../../language/names.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { normalAddress } from '../invitations/addresses.ts'
import { createCode, tokenOfCode } from './codes.ts'
import { findAccount, insertAccount } from './credentials.ts'
import { checkAddress } from './register.ts'
import type { Account } from './sessions.ts'

/**
 * Creates an account without a registration, or returns the existing one.
 * @param passwordHash null for a user who will choose a password by a link or signs in with a provider
 * @throws AppError INVALID_INPUT
 */
export async function createAccount(
  db: WriteDb,
  given: { email: string; name: string; language?: Language | undefined },
  passwordHash: string | null,
): Promise<{ account: Account; isNew: boolean }> {
  const [email, name] = [normalAddress(given.email), plainName(given.name)]
  ensure({ email: checkAddress(email), name: checkName(name) })
  const isNew = await insertAccount(db, { email, name, language: given.language, passwordHash })
  const account = await findAccount(db, { email })
  if (!account) throw new Error('The account was not created.')
  return { account, isNew }
}

/** Creates the link with which the user sets a password. It is valid for one hour. */
export async function createResetLink(
  db: WriteDb,
  services: { signer: Signer; address: string },
  { id, email }: Account,
): Promise<string> {
  const code = await createCode(db, 'reset', { accountId: id, email })
  return `${services.address}/login#reset=${tokenOfCode(services, 'reset', code)}`
}
