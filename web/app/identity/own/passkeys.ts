import { t } from '@lingui/core/macro'
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { IdentityError, identityErrorOf } from '../identity-errors.ts'
import { adoptSession, type SessionAnswer } from './own-identity.ts'
import { post, RefusedRequest } from './request.ts'

interface PasskeyTicket {
  ticket: string
  options: PublicKeyCredentialRequestOptionsJSON
}

/** A request of the autofill is repeated before its ticket expires, in milliseconds. */
const autofillLife = 4 * 60_000

/**
 * Lets the user choose a passkey and signs in with it.
 * @throws IdentityError
 */
export async function signInWithPasskey(): Promise<void> {
  try {
    await authenticate(false)
  } catch (error) {
    throw passkeyErrorOf(error, t`Sign-in cancelled.`)
  }
}

/**
 * Offers the passkeys of this device in the list of a field whose `autocomplete` ends with "webauthn".
 * @param onRefused receives the error of a passkey that the server does not accept
 * @returns a function that ends the offer
 */
export function offerPasskeys(onRefused: (error: IdentityError) => void): () => void {
  let isOver = false
  const renewal = setInterval(() => WebAuthnAbortService.cancelCeremony(), autofillLife)
  const stop = () => {
    isOver = true
    clearInterval(renewal)
  }
  const offer = async () => {
    if (!(await browserSupportsWebAuthnAutofill())) return
    while (!isOver) {
      await authenticate(true, () => isOver).then(stop, (error: unknown) => {
        // The timer has aborted the request, so the next one gets a new ticket.
        if (nameOf(error) !== 'AbortError') throw error
      })
    }
  }
  offer()
    .catch((error: unknown) => error instanceof RefusedRequest && onRefused(identityErrorOf(error)))
    .finally(stop)
  return () => {
    stop()
    WebAuthnAbortService.cancelCeremony()
  }
}

/**
 * Creates a passkey on a device of the user.
 * @param options the server's options as JSON
 * @returns the browser's response as JSON
 * @throws IdentityError
 */
export async function createPasskey(options: string): Promise<string> {
  try {
    const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(options)
    return JSON.stringify(await startRegistration({ optionsJSON }))
  } catch (error) {
    throw passkeyErrorOf(error, t`No passkey was added.`)
  }
}

async function authenticate(useBrowserAutofill: boolean, isCancelled = () => false): Promise<void> {
  const { ticket, options } = await post<PasskeyTicket>('/auth/passkey/start')
  if (isCancelled()) return
  const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill })
  adoptSession(await post<SessionAnswer>('/auth/passkey/finish', { ticket, response }))
}

function passkeyErrorOf(error: unknown, cancelled: string): IdentityError {
  switch (nameOf(error)) {
    case 'NotAllowedError':
    case 'AbortError':
      return new IdentityError(cancelled)
    case 'InvalidStateError':
      return new IdentityError(t`This device already has a passkey for your account.`)
    case 'SecurityError':
      return new IdentityError(t`Passkeys don't work at this address. Open Purser at its usual address.`)
    default:
      return identityErrorOf(error)
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
