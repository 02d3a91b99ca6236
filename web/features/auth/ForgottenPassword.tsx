import { Button, Input, Link, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { isMailShownHere, withSignIn } from '../../app/identity/identity.ts'
import { withEmail } from '../../app/session/email-in-url.ts'
import { FormField } from '../../shared/controls/FormField.tsx'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { useIdentityForm } from './identity-form.ts'

export function ForgottenPassword({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const {
    form,
    isPending,
    identityError: error,
    submit,
  } = useIdentityForm(async ({ email = '' }) => {
    await withSignIn(({ sendPasswordReset }) => sendPasswordReset(email))
    setSentTo(email)
  })

  if (sentTo) {
    return (
      <AuthLayout
        title={t`Check your email`}
        lead={t`If ${sentTo} has an account, you'll get a link to set a new password.`}
      >
        {isMailShownHere() && <DevelopmentMail />}
        <Text mt="24px">
          <TextLink to={withEmail('/login', sentTo)}>{t`Back to log in`}</TextLink>
        </Text>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title={t`Reset your password`}
      lead={
        <Trans>
          Remember your password? <TextLink to={withEmail('/login', email)}>Log in</TextLink>
        </Trans>
      }
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="16px" mt="28px">
          <FormField label={t`Email`} error={error?.message}>
            <Input name="email" type="email" size="lg" autoComplete="email" defaultValue={email} autoFocus />
          </FormField>
          <Button type="submit" size="lg" mt="8px" disabled={isPending}>
            {isPending ? t`Sending link` : t`Send link`}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  )
}

/** A server without mail shows it on a page. */
export function DevelopmentMail() {
  return (
    <Text mt="16px" textStyle="small" color="fg.muted">
      <Trans>
        Email isn't set up on this server. <Link href="/dev/mail">Read messages here</Link>.
      </Trans>
    </Text>
  )
}
