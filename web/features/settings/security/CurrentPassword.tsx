import { t } from '@lingui/core/macro'
import { useUser } from '../../../app/session/session.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { PasswordInput } from '../../../shared/controls/PasswordInput.tsx'

interface CurrentPasswordProps {
  error: string | undefined
  onChange: (password: string) => void
}

/** Confirms a change of the sign-in. Accounts without a password need a recent sign-in instead. */
export function CurrentPassword({ error, onChange }: CurrentPasswordProps) {
  const { email } = useUser()
  return (
    <>
      {/* Password managers read the account from a field like this. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField label={t`Current password`} error={error}>
        <PasswordInput autoComplete="current-password" onChange={onChange} />
      </FormField>
    </>
  )
}
