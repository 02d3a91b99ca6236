import { Button, Input, Link, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { isEmbeddedIdentity, sendPasswordReset } from '../../app/identity/identity.ts'
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
    await sendPasswordReset(email)
    setSentTo(email)
  })

  if (sentTo) {
    return (
      <AuthLayout title="Check your mail" lead={`If ${sentTo} has an account, a link to set a new password is there.`}>
        {isEmbeddedIdentity() && <DevelopmentMail />}
        <Text mt="24px">
          <TextLink to={withEmail('/login', sentTo)}>Back to log in</TextLink>
        </Text>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title="Set a new password"
      lead={
        <>
          Remembered it? <TextLink to={withEmail('/login', email)}>Log in</TextLink>
        </>
      }
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="16px" mt="28px">
          <FormField label="Email" error={error?.message}>
            <Input name="email" type="email" size="lg" autoComplete="email" defaultValue={email} autoFocus />
          </FormField>
          <Button type="submit" size="lg" mt="8px" disabled={isPending}>
            {isPending ? 'Sending the link' : 'Send the link'}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  )
}

/** The embedded identity provider sends no mail. Its mails are shown on a page. */
export function DevelopmentMail() {
  return (
    <Text mt="16px" textStyle="small" color="fg.muted">
      This installation sends no mail. <Link href="/dev/mail">Read it here</Link>.
    </Text>
  )
}
