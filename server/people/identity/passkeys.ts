import { msg } from '@lingui/core/runtime-macro'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { AppError, ensure } from '../../base/errors.ts'
import { checkName, plainName } from '../../language/names.ts'
import type { Signer } from '../../platform/security/signer.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { createCode, tokenOfCode, useCode } from './codes.ts'
import { addCredential, findCredential, useCredential } from './credentials.ts'
import { requireEnabledAccount } from './login.ts'
import { enqueueSecurityMail } from './security-mails.ts'
import type { SignInServices } from './services.ts'
import { type Client, openSession, type Session } from './sessions.ts'

export interface Started<Options> {
  ticket: string
  options: Options
}

/** The package has 300 modules, so it is loaded with the first passkey. */
const loadWebAuthn = () => import('@simplewebauthn/server')

type PasskeyServices = { signer: Signer; address: string }

export async function startPasskeySignIn(
  services: SignInServices,
): Promise<Started<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services).id,
    userVerification: 'required',
  })
  const details = { challenge: options.challenge }
  const id = await inServerTransaction(services.pool, (db) => createCode(db, 'passkey_sign_in', { details }))
  return { ticket: tokenOfCode(services, 'passkey_sign_in', id), options }
}

/**
 * Signs in with a passkey. It proves the device and its user, so that no second factor is needed.
 * @throws AppError UNAUTHENTICATED
 */
export async function finishPasskeySignIn(
  services: SignInServices,
  { ticket, response }: { ticket: string; response: unknown },
  client: Client,
): Promise<Session> {
  const challenge = await inServerTransaction(services.pool, (db) => useCode(db, services, 'passkey_sign_in', ticket))
  if (!challenge) throw new AppError('UNAUTHENTICATED', msg`This took too long. Log in again.`)
  return inServerTransaction(services.pool, async (db) => {
    const given = response as AuthenticationResponseJSON
    const passkey = await findCredential(db, 'passkey', keyOf(given))
    if (!passkey?.secret) throw unknownPasskeyError()
    const { id, origin } = relyingParty(services)
    const { verifyAuthenticationResponse } = await loadWebAuthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given,
      expectedChallenge: challenge.details.challenge ?? '',
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.key,
        publicKey: new Uint8Array(Buffer.from(passkey.secret, 'base64url')),
        counter: Number(passkey.counter),
      },
    }).catch(() => {
      throw unknownPasskeyError()
    })
    const counter = authenticationInfo.newCounter
    if (!verified || !(await useCredential(db, passkey.accountId, 'passkey', passkey.key, counter))) {
      throw unknownPasskeyError()
    }
    return openSession(db, services, await requireEnabledAccount(db, passkey.accountId), client)
  })
}

export async function startPasskey(
  db: WriteDb,
  services: PasskeyServices,
  account: { id: string; email: string; name: string },
  existing: readonly string[],
): Promise<Started<PublicKeyCredentialCreationOptionsJSON>> {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Purser',
    rpID: relyingParty(services).id,
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: 'none',
    excludeCredentials: existing.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const details = { challenge: options.challenge }
  const id = await createCode(db, 'passkey_add', { accountId: account.id, details })
  return { ticket: tokenOfCode(services, 'passkey_add', id), options }
}

/**
 * Adds a passkey and enqueues a mail about it.
 * @param response RegistrationResponseJSON, as JSON
 * @param device the device of the session, or ''
 * @throws AppError INVALID_INPUT; CONFLICT for a passkey that exists
 */
export async function finishPasskey(
  db: WriteDb,
  services: PasskeyServices,
  accountId: string,
  { ticket, response, name }: { ticket: string; response: string; name: string },
  device: string,
): Promise<void> {
  const chosen = plainName(name)
  ensure({ name: checkName(chosen) })
  const code = await useCode(db, services, 'passkey_add', ticket)
  if (code?.accountId !== accountId) throw new AppError('INVALID_INPUT', msg`This took too long. Start again.`)
  const { id, origin } = relyingParty(services)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: parseResponse(response),
    expectedChallenge: code.details.challenge ?? '',
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => {
    throw invalidPasskeyError()
  })
  if (!verified) throw invalidPasskeyError()
  const { credential } = registrationInfo
  const isNew = await addCredential(db, accountId, 'passkey', {
    key: credential.id,
    name: chosen,
    secret: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
  })
  if (!isNew) throw new AppError('CONFLICT', msg`This passkey was already added.`)
  await enqueueSecurityMail(db, accountId, 'passkey-added', device)
}

function parseResponse(text: string): RegistrationResponseJSON {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidPasskeyError()
  }
}

function relyingParty({ address }: { address: string }): { id: string; origin: string } {
  const { hostname, origin } = new URL(address)
  return { id: hostname, origin }
}

function keyOf(response: unknown): string {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : undefined
  return typeof id === 'string' && /^[\w-]{1,1400}$/.test(id) ? id : ''
}

const unknownPasskeyError = () =>
  new AppError('UNAUTHENTICATED', msg`This passkey isn't known here. Log in another way, then add it in the settings.`)

const invalidPasskeyError = () =>
  new AppError('INVALID_INPUT', msg`The passkey couldn't be added. Try again, or use another device.`)
