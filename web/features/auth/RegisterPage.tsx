import { Button, Input, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom'
import { endIdentity, signInOptions, usesOwnAccounts, withSignIn } from '../../app/identity/identity.ts'
import { withEmail } from '../../app/session/email-in-url.ts'
import { useSession } from '../../app/session/session.tsx'
import { FormField } from '../../shared/controls/FormField.tsx'
import { NewPasswordField } from '../../shared/controls/NewPasswordField.tsx'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { codeOf } from '../../shared/format/errors.ts'
import { useIdentityForm } from './identity-form.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import { registrationErrors } from './registration-errors.ts'

export function RegisterPage() {
  const [search] = useSearchParams()
  if (signInOptions().registration === 'closed') return <RegistrationClosed />
  return (
    <AuthLayout
      title={t`Create an account`}
      lead={
        <Trans>
          Already have an account? <TextLink to={withEmail('/login', search.get('email'))}>Log in</TextLink>
        </Trans>
      }
    >
      <ProviderButtons />
      <RegisterForm />
    </AuthLayout>
  )
}

function RegistrationClosed() {
  return (
    <AuthLayout title={t`Registration is closed`} lead={t`Ask the person who runs this server for an account.`}>
      <Button asChild size="lg" mt="28px" width="100%">
        <RouterLink to="/login">{t`Log in`}</RouterLink>
      </Button>
    </AuthLayout>
  )
}

function RegisterForm() {
  const [search] = useSearchParams()
  const { createProfile } = useSession()
  const navigate = useNavigate()

  const { form, isPending, identityError, fieldErrors, submit, recheck } = useIdentityForm(
    async ({ name = '', email = '', password = '' }) => {
      const shownName = name || (email.split('@')[0] ?? '')
      if (await withSignIn(({ signUp }) => signUp(email, password, shownName))) {
        await navigate(withEmail('/login?verified', email))
        return
      }
      if (!usesOwnAccounts()) {
        // Firebase signs the user in. A server that requires a verified address creates the profile at the first sign-in.
        await createProfile(shownName).catch((error: unknown) => {
          if (codeOf(error) === null) throw error
        })
        await endIdentity()
      }
      await navigate('/please-verify', { state: { email } })
    },
    registrationErrors,
  )
  // An error that concerns no field is shown at the last one.
  const refusedField = identityError && (identityError.field ?? 'password')
  const errorOf = (field: string) => fieldErrors[field] ?? (refusedField === field ? identityError?.message : undefined)

  return (
    <form ref={form} onSubmit={submit} onInput={recheck} noValidate>
      <Stack gap="16px">
        <FormField label={t`Name`} isOptional error={errorOf('name')}>
          <Input name="name" size="lg" autoComplete="name" autoFocus />
        </FormField>
        <FormField
          label={t`Email`}
          error={errorOf('email')}
          help={signInOptions().registration === 'invited' && t`Use the address that you were invited with`}
        >
          <Input name="email" type="email" size="lg" autoComplete="email" defaultValue={search.get('email') ?? ''} />
        </FormField>
        <NewPasswordField size="lg" label={t`Password`} error={errorOf('password')} />
        <Button type="submit" size="lg" mt="8px" disabled={isPending}>
          {isPending ? t`Creating account` : t`Create account`}
        </Button>
      </Stack>
    </form>
  )
}
