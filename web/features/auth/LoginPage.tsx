import { Alert } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { withEmail } from '../../app/session/email-in-url.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { LoginForm } from './LoginForm.tsx'
import { NewPassword } from './NewPassword.tsx'

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
