import { Button, Input, Stack } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { signIn } from '../../app/identity.ts'
import { FormField } from '../../shared/FormField.tsx'
import { TextLink } from '../../shared/TextLink.tsx'
import { useIdentityForm } from './identity-form.ts'
import { PasswordInput } from './PasswordInput.tsx'

/** Once the person is in, the guard of this page sends them on. `?email=` fills the address in. */
export function LoginForm() {
  const [search] = useSearchParams()
  const email = search.get('email') ?? ''
  const { form, isPending, refusal, submit } = useIdentityForm(({ email = '', password = '' }) =>
    signIn(email, password),
  )

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="16px">
        <FormField label="Email" error={refusal?.field === 'email' ? refusal.message : undefined}>
          <Input name="email" type="email" size="lg" autoComplete="email" defaultValue={email} autoFocus={!email} />
        </FormField>
        <FormField
          label="Password"
          error={refusal && refusal.field !== 'email' ? refusal.message : undefined}
          aside={<TextLink to="/login?forgotten">Forgot password?</TextLink>}
        >
          <PasswordInput autoComplete="current-password" hasFocus={email !== ''} />
        </FormField>
        <Button type="submit" size="lg" mt="8px" disabled={isPending}>
          {isPending ? 'Logging in' : 'Log in'}
        </Button>
      </Stack>
    </form>
  )
}
