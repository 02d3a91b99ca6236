import { Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { IdentityError } from '../../app/identity/identity-errors.ts'
import { confirmEmailChange, type EmailChange } from '../../app/identity/own/accounts.ts'
import { useSession } from '../../app/session/session.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { useLinkRequest } from './link-request.ts'

/** The target of the two links that a change of the address sends: to the old address and to the new one. */
export function EmailChangePage({ code }: { code: string }) {
  const { state, refresh } = useSession()
  const { answer, error } = useLinkRequest(code, confirmEmailChange)
  const { title, lead } = textsOf(answer, error)
  const isComplete = answer?.isComplete === true

  // biome-ignore lint/correctness/useExhaustiveDependencies: the profile is loaded once, when its address has changed
  useEffect(() => {
    if (isComplete) void refresh()
  }, [isComplete])

  return (
    <AuthLayout title={title} lead={lead}>
      {(answer || error) && (
        <Button asChild size="lg" mt="28px" width="100%">
          <RouterLink to={state.status === 'ready' ? '/settings/security' : '/login'}>
            {state.status === 'ready' ? t`Continue` : t`Log in`}
          </RouterLink>
        </Button>
      )}
    </AuthLayout>
  )
}

function textsOf(answer: EmailChange | null, error: IdentityError | null): { title: string; lead: string } {
  if (error) return { title: t`Couldn't change your email address`, lead: error.message }
  if (!answer) return { title: t`Confirming your email address`, lead: t`One moment.` }
  const { email, isComplete } = answer
  if (isComplete) return { title: t`Email address changed`, lead: t`From now on, log in with ${email}.` }
  return {
    title: t`One more step`,
    lead: t`Open the link in our email to your other address too. Then ${email} replaces your current address.`,
  }
}
