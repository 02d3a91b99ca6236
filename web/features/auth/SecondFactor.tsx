import { Button, Input, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { confirmSecondFactor } from '../../app/identity/own/accounts.ts'
import { clearSignInLink } from '../../app/identity/sign-in-link.ts'
import { FormField } from '../../shared/controls/FormField.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { useIdentityForm } from './identity-form.ts'

interface SecondFactorProps {
  /** From the first factor. It is valid for a few minutes and attempts. */
  ticket: string
  onBack: () => void
}

export function SecondFactor({ ticket, onBack }: SecondFactorProps) {
  const [isRecovery, setRecovery] = useState(false)
  const { form, isPending, identityError, submit } = useIdentityForm(async ({ code = '' }) => {
    await confirmSecondFactor(ticket, code)
    clearSignInLink()
  })

  return (
    <AuthLayout
      title={t`Two-step verification`}
      lead={
        isRecovery
          ? t`Enter one of your recovery codes. Each works once.`
          : t`Enter the 6-digit code from your authenticator app.`
      }
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="8px" mt="28px">
          <FormField label={isRecovery ? t`Recovery code` : t`Code`} error={identityError?.message}>
            <Input
              key={String(isRecovery)}
              name="code"
              size="lg"
              autoFocus
              spellCheck={false}
              autoCapitalize="none"
              {...(isRecovery
                ? { autoComplete: 'off' }
                : { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 7 })}
            />
          </FormField>
          <Button type="submit" size="lg" mt="16px" disabled={isPending}>
            {isPending ? t`Logging in` : t`Log in`}
          </Button>
          <Button size="lg" variant="ghost" colorPalette="gray" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? t`Use the authenticator app` : t`Use a recovery code`}
          </Button>
          <Button size="lg" variant="ghost" colorPalette="gray" onClick={onBack}>
            {t`Back to log in`}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  )
}
