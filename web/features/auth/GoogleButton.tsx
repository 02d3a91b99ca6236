import { Button, Input, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useId, useState } from 'react'
import { isEmbeddedFirebase, withFirebase } from '../../app/identity/firebase/firebase-identity.ts'
import { IdentityError, identityErrorOf } from '../../app/identity/identity-errors.ts'
import { FormField } from '../../shared/controls/FormField.tsx'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { useIdentityForm } from './identity-form.ts'

export function GoogleButton() {
  const [isChoosing, setChoosing] = useState(false)

  const start = async () => {
    if (isEmbeddedFirebase()) return setChoosing(true)
    try {
      await withFirebase(({ signInWithGoogle }) => signInWithGoogle())
    } catch (error) {
      showToast.error(identityErrorOf(error).message)
    }
  }

  return (
    <>
      <Button
        size="lg"
        variant="outline"
        colorPalette="gray"
        width="100%"
        borderColor="border.emphasized/40"
        onClick={() => void start()}
      >
        <GoogleLogo />
        {t`Continue with Google`}
      </Button>
      <GoogleChooser isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}

function GoogleLogo() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.97 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3.01-2.33z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  )
}

/** Replaces Google's account chooser with the embedded identity provider. Any address signs in as verified. */
function GoogleChooser({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const formId = useId()
  const { form, isPending, identityError, submit } = useIdentityForm(async ({ email = '', name = '' }) => {
    if (!/^\S+@\S+$/.test(email)) throw new IdentityError(t`Please enter a valid email address.`, 'email')
    await withFirebase(({ signInAsGoogleUser }) => signInAsGoogleUser(email, name))
  })

  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title={t`Continue with Google`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? t`Signing in` : t`Sign in`}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate>
        <Stack gap="16px" pt="6px">
          <FormField
            label={t`Email`}
            error={identityError?.message}
            help={t`Google isn't connected to this server. Any email address works.`}
          >
            <Input name="email" type="email" autoComplete="email" />
          </FormField>
          <FormField label={t`Name`} isOptional>
            <Input name="name" autoComplete="name" />
          </FormField>
        </Stack>
      </form>
    </DialogFrame>
  )
}
