import { sql } from 'kysely'
import type { ProvedPerson, SignInSecrets } from '../../adapters/oidc.ts'
import { statedLanguage } from '../../base/text.ts'
import { checkName, plainName } from '../../language/names.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { isAddress, normalAddress } from '../invitations/addresses.ts'
import { createCode, tokenOfCode, useCode } from './codes.ts'
import { findAccount, findCredential } from './credentials.ts'
import { deviceName } from './device-name.ts'
import { requestSecondFactor, requireEnabledAccount, type SignIn } from './login.ts'
import { createAccount } from './operator.ts'
import { linkKey, linkProvider, type ProviderLink } from './provider-links.ts'
import type { SignInServices } from './services.ts'
import { type Client, openSession } from './sessions.ts'
import { listCredentials } from './settings.ts'

/** A sign-in that waits for the answer of a provider. It belongs to the browser that started it. */
export interface PendingSignIn extends SignInSecrets {
  providerId: string
  /** Makes the sign-in valid once and for ten minutes. */
  ticket: string
}

/** The reasons for which the sign-in with a provider ends without a session. */
export type Refusal = 'account_exists' | 'email_not_verified' | 'cancelled' | 'provider_failed' | 'registration_closed'

export const callbackPath = '/auth/oidc/callback'

/** @returns the page of the provider, and what the callback needs */
export async function startProviderSignIn(
  services: SignInServices,
  providerId: string,
): Promise<{ url: string; pending: PendingSignIn } | { refusal: Refusal }> {
  const provider = services.oidc.find(({ id }) => id === providerId)
  const started = await provider?.start(`${services.address}${callbackPath}`)
  if (!started) return { refusal: 'provider_failed' }
  const { url, ...secrets } = started
  const id = await inServerTransaction(services.pool, (db) => createCode(db, 'provider_sign_in', {}))
  return { url, pending: { ...secrets, providerId, ticket: tokenOfCode(services, 'provider_sign_in', id) } }
}

/**
 * Signs in with the answer of a provider. The account is found by the subject at the provider, or by an address that
 * both sides have verified, or it is created.
 * @param query of the callback
 * @throws AppError FORBIDDEN for a disabled account
 */
export async function finishProviderSignIn(
  services: SignInServices,
  { providerId, ticket, ...secrets }: PendingSignIn,
  query: string,
  client: Client,
): Promise<SignIn | { refusal: Refusal }> {
  const provider = services.oidc.find(({ id }) => id === providerId)
  const code = await inServerTransaction(services.pool, (db) => useCode(db, services, 'provider_sign_in', ticket))
  if (!provider || !code) return { refusal: 'provider_failed' }
  const person = await provider.finish(new URL(`${services.address}${callbackPath}${query}`), secrets)
  if (person === 'cancelled') return { refusal: 'cancelled' }
  if (person === 'failed') return { refusal: 'provider_failed' }
  const link: ProviderLink = { issuer: person.issuer, subject: person.subject, name: provider.name }
  return inServerTransaction(services.pool, async (db) => {
    const found = await findOrCreateAccount(db, services, person)
    if ('refusal' in found) return found
    const account = await requireEnabledAccount(db, found.id)
    if (await hasOtherLink(db, account.id, link)) return { refusal: 'account_exists' }
    // The link of an account with a second factor is saved after that factor, so that the provider alone adds nothing.
    if (await findCredential(db, 'totp', '', account.id)) {
      return { secondFactor: await requestSecondFactor(db, services, account, { ...link }) }
    }
    if (!(await linkProvider(db, account.id, link, deviceName(client.device)))) return { refusal: 'account_exists' }
    return { session: await openSession(db, services, account, client) }
  })
}

async function findOrCreateAccount(
  db: WriteDb,
  { registration }: SignInServices,
  person: ProvedPerson,
): Promise<{ id: string } | { refusal: Refusal }> {
  const linked = await findCredential(db, 'provider', linkKey(person))
  if (linked) return { id: linked.accountId }
  const email = normalAddress(person.verifiedEmail ?? '')
  if (!isAddress(email)) return { refusal: 'email_not_verified' }
  const existing = await findAccount(db, { email })
  if (existing) return existing
  const mayRegister = registration === 'open' || (registration === 'invited' && (await isInvited(db, email)))
  if (!mayRegister) return { refusal: 'registration_closed' }
  const name = nameOf(person.name, email)
  return (await createAccount(db, { email, name, language: statedLanguage() }, null)).account
}

async function hasOtherLink(db: WriteDb, accountId: string, link: ProviderLink): Promise<boolean> {
  const credentials = await listCredentials(db, accountId)
  return credentials.some(
    ({ kind, key }) => kind === 'provider' && key.startsWith(`${link.issuer} `) && key !== linkKey(link),
  )
}

async function isInvited(db: WriteDb, email: string): Promise<boolean> {
  const { rows } = await sql<{ invited: boolean }>`select is_invited(${email}) as invited`.execute(db)
  return rows[0]?.invited === true
}

/** Providers accept longer names than Purser, and some have none. */
function nameOf(given: string | undefined, email: string): string {
  const name = [...plainName(given ?? '')].slice(0, 120).join('').trim()
  return checkName(name) === true ? name : email.replace(/@.*/, '')
}
