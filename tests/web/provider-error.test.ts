import { expect, test } from 'vitest'
import { providerErrorText } from '../../web/features/auth/provider-error.ts'

test.for([
  ['account_exists', 'An account with this email already exists. Please sign in with the original method you used.'],
  ['email_not_verified', 'Please verify your email address first.'],
  ['cancelled', 'Sign-in cancelled.'],
  ['provider_failed', "Couldn't sign you in. Try again."],
  ['registration_closed', 'Registration is closed. Ask the person who runs this server for an account.'],
] as const)('a sign-in that ends with %s has a message', ([code, text]) => {
  expect(providerErrorText(code)).toBe(text)
})
