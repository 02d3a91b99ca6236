import { Button, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { withSignIn } from '../../app/identity/identity.ts'
import { IdentityError } from '../../app/identity/identity-errors.ts'
import { withEmail } from '../../app/session/email-in-url.ts'
import { NewPasswordField } from '../../shared/controls/NewPasswordField.tsx'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { minPasswordLength } from '../../shared/format/password-strength.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { useIdentityForm } from './identity-form.ts'

export function NewPassword({ code }: { code: string }) {
  const navigate = useNavigate()
  const {
    form,
    isPending,
    identityError: error,
    submit,
  } = useIdentityForm(async ({ password = '' }) => {
    if (password.length < minPasswordLength)
      throw new IdentityError(t`Password should be at least 6 characters.`, 'password')
    const email = await withSignIn(({ setNewPassword }) => setNewPassword(code, password))
    showToast.success(t`Password changed. Log in with your new password.`)
    await navigate(withEmail('/login', email))
  })

  return (
    <AuthLayout
      title={t`Choose a new password`}
      lead={
        <Trans>
          Remember your password? <TextLink to="/login">Log in</TextLink>
        </Trans>
      }
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="16px" mt="28px">
          <NewPasswordField size="lg" label={t`New password`} error={error?.message} />
          <Button type="submit" size="lg" mt="8px" disabled={isPending}>
            {isPending ? t`Setting password` : t`Set password`}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  )
}
