import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { RefusedRequest } from './own/request.ts'

export class IdentityError extends Error {
  readonly field: 'email' | 'password' | null
  /** Messages by the name of the input field. */
  readonly fields: Record<string, string>

  constructor(message: string, field: 'email' | 'password' | null = null, fields: Record<string, string> = {}) {
    super(message)
    this.name = 'IdentityError'
    this.field = field
    this.fields = fields
  }
}

export class AddressUnverified extends IdentityError {
  constructor() {
    super(t`Please verify your email address first.`, 'email')
  }
}

export function identityErrorOf(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  if (error instanceof RefusedRequest) return errorOfRefusal(error)
  const [message, field] = sentenceOf(error)
  return new IdentityError(i18n._(message), field)
}

function errorOfRefusal({ code, message, fields }: RefusedRequest): IdentityError {
  if (code === 'EMAIL_NOT_VERIFIED') return new AddressUnverified()
  const field = (['email', 'password'] as const).find((each) => fields[each]) ?? null
  return new IdentityError(field ? (fields[field] ?? message) : message, field, fields)
}

/** Whether the provider rejects the address or the password, without telling which one. */
export function isInvalidCredentials(error: unknown): boolean {
  return sentenceOf(error) === invalidCredentials
}

function sentenceOf(error: unknown): Sentence {
  // `fetch` throws a TypeError if no server was reached.
  const code = error instanceof TypeError ? 'network-request-failed' : providerCodeOf(error)
  return sentences[code] ?? [msg`Couldn't sign you in. Try again.`, null]
}

type Sentence = [message: MessageDescriptor, field: 'email' | 'password' | null]

const invalidCredentials: Sentence = [msg`Invalid email or password.`, 'password']
const cancelled: Sentence = [msg`Sign-in cancelled.`, null]

const sentences: Record<string, Sentence> = {
  'email-already-in-use': [msg`This email address is already in use. Please log in or use a different email.`, 'email'],
  'weak-password': [msg`Password should be at least 6 characters.`, 'password'],
  'missing-password': [msg`Password should be at least 6 characters.`, 'password'],
  'invalid-email': [msg`Please enter a valid email address.`, 'email'],
  'missing-email': [msg`Please enter a valid email address.`, 'email'],
  'invalid-credential': invalidCredentials,
  'invalid-login-credentials': invalidCredentials,
  'wrong-password': invalidCredentials,
  'user-not-found': invalidCredentials,
  'account-exists-with-different-credential': [
    msg`An account with this email already exists. Please sign in with the original method you used.`,
    null,
  ],
  'popup-closed-by-user': cancelled,
  'cancelled-popup-request': cancelled,
  'user-cancelled': cancelled,
  'popup-blocked': [msg`Your browser blocked the sign-in window. Allow pop-ups for this page and try again.`, null],
  'user-disabled': [msg`This account is disabled.`, 'email'],
  'too-many-requests': [msg`Too many attempts. Wait a few minutes and try again.`, null],
  'network-request-failed': [msg`Can't reach the server. Check your connection and try again.`, null],
}

function providerCodeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string') return ''
  return error.code.replace(/^auth\//, '')
}
