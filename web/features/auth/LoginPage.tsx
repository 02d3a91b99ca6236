import { Alert } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { signInOptions } from '../../app/identity/identity.ts'
import { clearSignInLink, type SignInLink, useSignInLink } from '../../app/identity/sign-in-link.ts'
import { withEmail } from '../../app/session/email-in-url.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { EmailChangePage } from './EmailChangePage.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { LoginForm } from './LoginForm.tsx'
import { NewPassword } from './NewPassword.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'
import { providerErrorText } from './provider-error.ts'
import { SecondFactor } from './SecondFactor.tsx'
import { VerificationPage } from './VerificationPage.tsx'

/** The login form, and the pages that links of mails and of OIDC providers lead to. */
export function LoginPage() {
  const [search] = useSearchParams()
  const link = useSignInLink()
  const code = search.get('oobCode')
  if (code) return <NewPassword code={code} />
  if (link && link.kind !== 'error') return <LinkedPage {...link} />
  if (search.has('forgotten')) return <ForgottenPassword email={search.get('email') ?? ''} />
  return <Login />
}

function LinkedPage({ kind, code }: SignInLink) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is over when the user goes elsewhere
  useEffect(() => clearSignInLink, [key])
  switch (kind) {
    case 'verify':
      return <VerificationPage code={code} />
    case 'reset':
      return <NewPassword code={code} />
    case 'email':
      return <EmailChangePage code={code} />
    default:
      return <SecondFactor ticket={code} onBack={clearSignInLink} />
  }
}

function Login() {
  const [search] = useSearchParams()
  const [ticket, setTicket] = useState<string | null>(null)
  const providerError = useProviderError()
  if (ticket !== null) return <SecondFactor ticket={ticket} onBack={() => setTicket(null)} />

  return (
    <AuthLayout
      title={t`Log in`}
      lead={
        signInOptions().registration === 'closed' ? (
          t`Use your account on this server.`
        ) : (
          <Trans>
            New here? <TextLink to={withEmail('/register', search.get('email'))}>Create an account</TextLink>
          </Trans>
        )
      }
    >
      {search.get('error') === 'profile_missing' && (
        <Failure text={t`Your session has expired or profile is invalid. Please log in again.`} />
      )}
      {providerError && <Failure text={providerError} />}
      {search.has('verified') && (
        <Alert.Root status="success" colorPalette="income" mt="20px" role="status">
          <Alert.Indicator />
          <Alert.Title>{t`Your email address is verified. Log in to get started.`}</Alert.Title>
        </Alert.Root>
      )}
      <ProviderButtons hasPasskeys />
      <LoginForm onSecondFactor={setTicket} />
    </AuthLayout>
  )
}

function Failure({ text }: { text: string }) {
  return (
    <Alert.Root status="error" colorPalette="over" mt="20px" role="alert">
      <Alert.Indicator />
      <Alert.Title>{text}</Alert.Title>
    </Alert.Root>
  )
}

/** Returns why the sign-in with an OIDC provider failed, until the page is left. */
function useProviderError(): string | null {
  const link = useSignInLink()
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    if (link?.kind !== 'error') return
    setText(providerErrorText(link.code))
    clearSignInLink()
  }, [link])
  return text
}
