import { Button, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom'
import { withFirebase } from '../../app/identity/firebase/firebase-identity.ts'
import { endIdentity, isMailShownHere, usesOwnAccounts } from '../../app/identity/identity.ts'
import { identityErrorOf } from '../../app/identity/identity-errors.ts'
import { withEmail } from '../../app/session/email-in-url.ts'
import { originOf } from '../../app/session/origin.ts'
import { useSession } from '../../app/session/session.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { DevelopmentMail } from './ForgottenPassword.tsx'

export function PleaseVerifyPage() {
  const { state } = useSession()
  const signedUpAs = emailOf(useLocation().state)

  if (state.status === 'ready') return <Navigate to={originOf(null)} replace />
  if (usesOwnAccounts()) return <MailSent email={signedUpAs} />
  const email = state.status === 'unverified' ? state.identity.email : signedUpAs
  return (
    <AuthLayout
      title={t`Verify your email address`}
      lead={
        email
          ? t`We sent a link to ${email}. Open it, then come back.`
          : t`We sent you a link. Open it, then come back.`
      }
    >
      {isMailShownHere() && <DevelopmentMail />}
      {state.status === 'unverified' ? <VerificationPending /> : <LogInButton email={signedUpAs} />}
    </AuthLayout>
  )
}

/** Does not reveal whether the address already had an account. The mail does. */
function MailSent({ email }: { email: string | null }) {
  return (
    <AuthLayout
      title={t`Check your email`}
      lead={email ? t`We sent an email to ${email}. Open its link to continue.` : t`Open the link that we sent you.`}
    >
      {isMailShownHere() && <DevelopmentMail />}
      <LogInButton email={email} />
    </AuthLayout>
  )
}

function LogInButton({ email }: { email: string | null }) {
  return (
    <Button asChild size="lg" mt="28px" width="100%">
      <RouterLink to={withEmail('/login', email)}>{t`Log in`}</RouterLink>
    </Button>
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
    if (!(await withFirebase(({ checkVerified }) => checkVerified())))
      showToast.info(t`Please verify your email address first.`)
  }
  const resend = async () => {
    await withFirebase(({ sendVerificationMail }) => sendVerificationMail())
    showToast.success(t`Email sent again.`)
  }

  return (
    <Stack gap="8px" mt="28px">
      <Button size="lg" disabled={isPending} onClick={() => void attempt(check)}>
        {t`Continue`}
      </Button>
      <Button size="lg" variant="outline" colorPalette="gray" disabled={isPending} onClick={() => void attempt(resend)}>
        {t`Resend email`}
      </Button>
      <Button size="lg" variant="ghost" colorPalette="gray" onClick={() => void endIdentity()}>
        {t`Use another account`}
      </Button>
    </Stack>
  )
}

/** Users who return from their mail have usually verified the address. */
function useCheckOnReturn(): void {
  useEffect(() => {
    const check = () => void withFirebase(({ checkVerified }) => checkVerified()).catch(() => undefined)
    window.addEventListener('focus', check)
    return () => window.removeEventListener('focus', check)
  }, [])
}

function emailOf(state: unknown): string | null {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : null
  return typeof email === 'string' ? email : null
}
