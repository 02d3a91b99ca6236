import { Button, Stack } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom'
import { checkVerified, endIdentity, isEmbeddedIdentity, sendVerificationMail } from '../../app/identity/identity.ts'
import { identityErrorOf } from '../../app/identity/identity-errors.ts'
import { withEmail } from '../../app/session/email-in-url.ts'
import { useSession } from '../../app/session/session.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { DevelopmentMail } from './ForgottenPassword.tsx'

export function PleaseVerifyPage() {
  const { state } = useSession()
  const signedUpAs = emailOf(useLocation().state)

  if (state.status === 'ready') return <Navigate to="/dashboard" replace />
  const email = state.status === 'unverified' ? state.identity.email : signedUpAs
  return (
    <AuthLayout
      title="Verify your email address"
      lead={`A link is on its way to ${email ?? 'your address'}. Open it, then come back.`}
    >
      {isEmbeddedIdentity() && <DevelopmentMail />}
      {state.status === 'unverified' ? (
        <VerificationPending />
      ) : (
        <Button asChild size="lg" mt="28px" width="100%">
          <RouterLink to={withEmail('/login', signedUpAs)}>Log in</RouterLink>
        </Button>
      )}
    </AuthLayout>
  )
}

function VerificationPending() {
  const [isPending, setPending] = useState(false)
  useCheckOnReturn()

  const attempt = async (work: () => Promise<unknown>) => {
    setPending(true)
    try {
      await work()
    } catch (error) {
      showToast.error(identityErrorOf(error).message)
    } finally {
      setPending(false)
    }
  }
  const check = async () => {
    if (!(await checkVerified())) showToast.info('Please verify your email address first.')
  }
  const resend = async () => {
    await sendVerificationMail()
    showToast.success('The mail is on its way again.')
  }

  return (
    <Stack gap="8px" mt="28px">
      <Button size="lg" disabled={isPending} onClick={() => void attempt(check)}>
        Continue
      </Button>
      <Button size="lg" variant="outline" colorPalette="gray" disabled={isPending} onClick={() => void attempt(resend)}>
        Send the mail again
      </Button>
      <Button size="lg" variant="ghost" colorPalette="gray" onClick={() => void endIdentity()}>
        Use another account
      </Button>
    </Stack>
  )
}

/** Users who return from their mail have usually verified the address. */
function useCheckOnReturn(): void {
  useEffect(() => {
    const check = () => void checkVerified().catch(() => undefined)
    window.addEventListener('focus', check)
    return () => window.removeEventListener('focus', check)
  }, [])
}

function emailOf(state: unknown): string | null {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : null
  return typeof email === 'string' ? email : null
}
