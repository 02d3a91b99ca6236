import { Alert, Button, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { withProvider } from '../../app/identity/identity.ts'
import { IdentityError } from '../../app/identity/identity-errors.ts'
import { withEmail } from '../../app/session/email-in-url.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { useIdentityForm } from './identity-form.ts'
import { LoginForm } from './LoginForm.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { minPasswordLength } from './password-strength.ts'

export function LoginPage() {
  const [search] = useSearchParams()
  const code = search.get('oobCode')
  if (code) return <NewPassword code={code} />
  if (search.has('forgotten')) return <ForgottenPassword email={search.get('email') ?? ''} />

  return (
    <AuthLayout
      title={t`Log in`}
      lead={
        <Trans>
          New here? <TextLink to={withEmail('/register', search.get('email'))}>Create an account</TextLink>
        </Trans>
      }
    >
      {search.get('error') === 'profile_missing' && (
        <Alert.Root status="error" colorPalette="over" mt="20px" role="alert">
          <Alert.Indicator />
          <Alert.Title>{t`Your session has expired or profile is invalid. Please log in again.`}</Alert.Title>
        </Alert.Root>
      )}
      {search.has('verified') && (
        <Alert.Root status="success" colorPalette="income" mt="20px" role="status">
          <Alert.Indicator />
          <Alert.Title>{t`Your email address is verified. Log in to get started.`}</Alert.Title>
        </Alert.Root>
      )}
      <GoogleButton />
      <LoginForm />
    </AuthLayout>
  )
}

function NewPassword({ code }: { code: string }) {
  const navigate = useNavigate()
  const {
    form,
    isPending,
    identityError: error,
    submit,
  } = useIdentityForm(async ({ password = '' }) => {
    if (password.length < minPasswordLength)
      throw new IdentityError(t`Password should be at least 6 characters.`, 'password')
    await withProvider(({ setNewPassword }) => setNewPassword(code, password))
    showToast.success(t`Password changed. Log in with your new password.`)
    await navigate('/login')
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
          <NewPasswordField label={t`New password`} error={error?.message} />
          <Button type="submit" size="lg" mt="8px" disabled={isPending}>
            {isPending ? t`Setting password` : t`Set password`}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  )
}
