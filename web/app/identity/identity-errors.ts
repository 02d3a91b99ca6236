export class IdentityError extends Error {
  readonly field: 'email' | 'password' | null

  constructor(message: string, field: 'email' | 'password' | null = null) {
    super(message)
    this.name = 'IdentityError'
    this.field = field
  }
}

export class AddressUnverified extends IdentityError {
  constructor() {
    super('Please verify your email address first.', 'email')
  }
}

export function identityErrorOf(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  // `fetch` throws a TypeError if no server was reached.
  const code = error instanceof TypeError ? 'network-request-failed' : providerCodeOf(error)
  const [message, field] = sentences[code] ?? ['Signing in did not work. Try again.', null]
  return new IdentityError(message, field)
}

type Sentence = [message: string, field: 'email' | 'password' | null]

const invalidCredentials: Sentence = ['Invalid email or password.', 'password']
const cancelled: Sentence = ['Sign-in cancelled.', null]

const sentences: Record<string, Sentence> = {
  'email-already-in-use': ['This email address is already in use. Please log in or use a different email.', 'email'],
  'weak-password': ['Password should be at least 6 characters.', 'password'],
  'missing-password': ['Password should be at least 6 characters.', 'password'],
  'invalid-email': ['Please enter a valid email address.', 'email'],
  'missing-email': ['Please enter a valid email address.', 'email'],
  'invalid-credential': invalidCredentials,
  'invalid-login-credentials': invalidCredentials,
  'wrong-password': invalidCredentials,
  'user-not-found': invalidCredentials,
  'account-exists-with-different-credential': [
    'An account with this email already exists. Please sign in with the original method you used.',
    null,
  ],
  'popup-closed-by-user': cancelled,
  'cancelled-popup-request': cancelled,
  'user-cancelled': cancelled,
  'popup-blocked': ['The browser blocked the sign-in window. Allow it for this page and try again.', null],
  'user-disabled': ['This account is disabled.', 'email'],
  'too-many-requests': ['Too many attempts. Wait a few minutes and try again.', null],
  'network-request-failed': ['The server cannot be reached. Check the connection and try again.', null],
}

function providerCodeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string') return ''
  return error.code.replace(/^auth\//, '')
}
