import { Box, Button, Input, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isMailShownHere, usesOwnAccounts, withSignIn } from '../../app/identity/identity.ts'
import { AddressUnverified } from '../../app/identity/identity-errors.ts'
import { withEmail } from '../../app/session/email-in-url.ts'
import { FormField } from '../../shared/controls/FormField.tsx'
import { PasswordInput } from '../../shared/controls/PasswordInput.tsx'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { DevelopmentMail } from './ForgottenPassword.tsx'
import { useIdentityForm } from './identity-form.ts'

/** After the sign-in, the guard of this page redirects. `?email=` fills in the address. */
export function LoginForm({ onSecondFactor }: { onSecondFactor: (ticket: string) => void }) {
  const [search] = useSearchParams()
  const given = search.get('email') ?? ''
  const [email, setEmail] = useState(given)
  const {
    form,
    isPending,
    identityError: error,
    submit,
  } = useIdentityForm(async ({ email = '', password = '' }) => {
    const ticket = await withSignIn(({ signIn }) => signIn(email, password))
    if (ticket !== null) onSecondFactor(ticket)
  })

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="16px">
        <FormField label={t`Email`} error={error?.field === 'email' ? error.message : undefined}>
          <Input
            name="email"
            type="email"
            size="lg"
            // Browsers offer passkeys in the list of this field.
            autoComplete={usesOwnAccounts() ? 'username webauthn' : 'email'}
            autoFocus={!given}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </FormField>
        {error instanceof AddressUnverified && (
          <Box>
            <Text textStyle="small" color="fg.muted">
              {t`We sent a link to this address. Open it, then log in.`}
            </Text>
            {isMailShownHere() && <DevelopmentMail />}
          </Box>
        )}
        <FormField
          label={t`Password`}
          error={error && error.field !== 'email' ? error.message : undefined}
          aside={
            <TextLink to={withEmail('/login?forgotten', email.trim())} position="relative" _after={largerTarget}>
              {t`Forgot password?`}
            </TextLink>
          }
        >
          <PasswordInput size="lg" autoComplete="current-password" hasFocus={given !== ''} />
        </FormField>
        <Button type="submit" size="lg" mt="8px" disabled={isPending}>
          {isPending ? t`Logging in` : t`Log in`}
        </Button>
      </Stack>
    </form>
  )
}

/** The largest touch target that does not overlap the adjacent fields. */
const largerTarget = { content: '""', position: 'absolute', inset: '-16px -8px -6px' }
