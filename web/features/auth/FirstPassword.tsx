import { Button, Input, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router-dom'
import { verifyAddress } from '../../app/identity/own/accounts.ts'
import { withEmail } from '../../app/session/email-in-url.ts'
import { FormField } from '../../shared/controls/FormField.tsx'
import { NewPasswordField } from '../../shared/controls/NewPasswordField.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { useIdentityForm } from './identity-form.ts'
import { registrationErrors } from './registration-errors.ts'

/** Asks for a password in another browser than that of the registration, whose password someone else may have chosen. */
export function FirstPassword({ code, email }: { code: string; email: string }) {
  const navigate = useNavigate()
  const { form, isPending, identityError, fieldErrors, submit, recheck } = useIdentityForm(
    async ({ name = '', password = '' }) => {
      await verifyAddress(code, { password, name })
      await navigate(withEmail('/login?verified', email), { replace: true })
    },
    (fields) => registrationErrors({ ...fields, email }),
  )
  const passwordError = fieldErrors.password ?? (fieldErrors.name ? undefined : identityError?.message)

  return (
    <AuthLayout
      title={t`Choose a password`}
      lead={t`You opened the link in another browser than the one that signed up. Choose the password for ${email} here.`}
    >
      <form ref={form} onSubmit={submit} onInput={recheck} noValidate>
        <Stack gap="16px" mt="28px">
          <FormField label={t`Name`} isOptional error={fieldErrors.name}>
            <Input name="name" size="lg" autoComplete="name" />
          </FormField>
          <NewPasswordField size="lg" label={t`Password`} error={passwordError} />
          <Button type="submit" size="lg" mt="8px" disabled={isPending}>
            {isPending ? t`Creating account` : t`Create account`}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  )
}
