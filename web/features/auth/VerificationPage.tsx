import { Button, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Navigate, Link as RouterLink } from 'react-router-dom'
import { verifyAddress } from '../../app/identity/own/accounts.ts'
import { withEmail } from '../../app/session/email-in-url.ts'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { FirstPassword } from './FirstPassword.tsx'
import { useLinkRequest } from './link-request.ts'

/** The target of the link that proves the address of a new account. */
export function VerificationPage({ code }: { code: string }) {
  const { answer, error } = useLinkRequest(code, verifyAddress)
  if (answer?.needsPassword) return <FirstPassword code={code} email={answer.email} />
  if (answer) return <Navigate to={withEmail('/login?verified', answer.email)} replace />
  if (!error) return <AuthLayout title={t`Verifying your email address`} lead={t`One moment.`} />
  return (
    <AuthLayout title={t`Couldn't verify your email address`} lead={error.message}>
      <Stack gap="8px" mt="28px">
        <Button asChild size="lg">
          <RouterLink to="/login">{t`Log in`}</RouterLink>
        </Button>
        <Button asChild size="lg" variant="outline" colorPalette="gray">
          <RouterLink to="/register">{t`Create an account`}</RouterLink>
        </Button>
      </Stack>
    </AuthLayout>
  )
}
