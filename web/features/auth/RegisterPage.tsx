import { Button, Input, Stack } from '@chakra-ui/react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { endIdentity, signUp } from '../../app/identity/identity.ts'
import { IdentityError } from '../../app/identity/identity-errors.ts'
import { withEmail } from '../../app/session/email-in-url.ts'
import { useSession } from '../../app/session/session.tsx'
import { FormField } from '../../shared/controls/FormField.tsx'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { codeOf } from '../../shared/format/errors.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { useIdentityForm } from './identity-form.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { minPasswordLength } from './password-strength.ts'

export function RegisterPage() {
  const [search] = useSearchParams()
  return (
    <AuthLayout
      title="Create an account"
      lead={
        <>
          Already have one? <TextLink to={withEmail('/login', search.get('email'))}>Log in</TextLink>
        </>
      }
    >
      <GoogleButton />
      <RegisterForm />
    </AuthLayout>
  )
}

function RegisterForm() {
  const [search] = useSearchParams()
  const { createProfile } = useSession()
  const navigate = useNavigate()

  const { form, isPending, identityError, submit } = useIdentityForm(
    async ({ name = '', email = '', password = '' }) => {
      if (!email) throw new IdentityError('Please enter a valid email address.', 'email')
      if (password.length < minPasswordLength)
        throw new IdentityError('Password should be at least 6 characters.', 'password')
      await signUp(email, password, name)
      // A server that requires a verified address creates the profile at the first sign-in.
      await createProfile(name || (email.split('@')[0] ?? '')).catch((error: unknown) => {
        if (codeOf(error) === null) throw error
      })
      await endIdentity()
      await navigate('/please-verify', { state: { email } })
    },
  )
  const errorOf = (field: string) => (identityError?.field === field ? identityError.message : undefined)

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="16px">
        <FormField label="Name" isOptional>
          <Input name="name" size="lg" autoComplete="name" autoFocus />
        </FormField>
        <FormField label="Email" error={errorOf('email')}>
          <Input name="email" type="email" size="lg" autoComplete="email" defaultValue={search.get('email') ?? ''} />
        </FormField>
        <NewPasswordField
          label="Password"
          error={identityError && identityError.field === null ? identityError.message : errorOf('password')}
        />
        <Button type="submit" size="lg" mt="8px" disabled={isPending}>
          {isPending ? 'Creating the account' : 'Create account'}
        </Button>
      </Stack>
    </form>
  )
}
