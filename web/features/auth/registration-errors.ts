import { t } from '@lingui/core/macro'
import { minPasswordLength } from '../../shared/format/password-strength.ts'
import type { FieldErrors } from './identity-form.ts'

/** The server accepts names of this length, in code points. */
const maxNameLength = 120

/** Returns the errors of all fields of the registration. The identity provider finds the others. */
export function registrationErrors({ name = '', email = '', password = '' }: Record<string, string>): FieldErrors {
  return {
    ...([...name].length > maxNameLength && { name: t`Use ${maxNameLength} characters or fewer.` }),
    ...(!/^\S+@\S+$/.test(email) && { email: t`Please enter a valid email address.` }),
    ...(password.length < minPasswordLength && { password: t`Password should be at least 6 characters.` }),
  }
}
