import { Alert, Button, Stack } from '@chakra-ui/react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { setNewPassword } from '../../app/identity/identity.ts'
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
      title="Log in"
      lead={
        <>
          New here? <TextLink to={withEmail('/register', search.get('email'))}>Create an account</TextLink>
        </>
      }
    >
      {search.get('error') === 'profile_missing' && (
        <Alert.Root status="error" colorPalette="over" mt="20px" role="alert">
          <Alert.Indicator />
          <Alert.Title>Your session has expired or profile is invalid. Please log in again.</Alert.Title>
        </Alert.Root>
      )}
      {search.has('verified') && (
        <Alert.Root status="success" colorPalette="income" mt="20px" role="status">
          <Alert.Indicator />
          <Alert.Title>Your email address is verified. Log in to begin.</Alert.Title>
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
      throw new IdentityError('Password should be at least 6 characters.', 'password')
    await setNewPassword(code, password)
    showToast.success('The new password is set. Log in with it.')
    await navigate('/login')
  })

  return (
    <AuthLayout
      title="Choose a new password"
      lead={
        <>
          Remembered it? <TextLink to="/login">Log in</TextLink>
        </>
      }
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="16px" mt="28px">
          <NewPasswordField label="New password" error={error?.message} />
          <Button type="submit" size="lg" mt="8px" disabled={isPending}>
            {isPending ? 'Setting the password' : 'Set the password'}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  )
}
