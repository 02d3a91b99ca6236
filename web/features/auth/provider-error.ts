import { t } from '@lingui/core/macro'

/** Returns the message for an error code with which the sign-in with an OIDC provider ended. */
export function providerErrorText(code: string): string {
  switch (code) {
    case 'account_exists':
      return t`An account with this email already exists. Please sign in with the original method you used.`
    case 'email_not_verified':
      return t`Please verify your email address first.`
    case 'cancelled':
      return t`Sign-in cancelled.`
    case 'registration_closed':
      return t`Registration is closed. Ask the person who runs this server for an account.`
    default:
      return t`Couldn't sign you in. Try again.`
  }
}
