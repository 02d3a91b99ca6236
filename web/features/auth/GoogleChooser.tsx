import { Button, Input, Stack } from '@chakra-ui/react'
import { useId } from 'react'
import { signInAsGoogleUser } from '../../app/identity/identity.ts'
import { IdentityError } from '../../app/identity/identity-errors.ts'
import { FormField } from '../../shared/controls/FormField.tsx'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
import { useIdentityForm } from './identity-form.ts'

/** Stands in for Google where the identity provider is the embedded one: any address signs in, and is verified. */
export function GoogleChooser({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const formId = useId()
  const { form, isPending, refusal, submit } = useIdentityForm(async ({ email = '', name = '' }) => {
    if (!/^\S+@\S+$/.test(email)) throw new IdentityError('Please enter a valid email address.', 'email')
    await signInAsGoogleUser(email, name)
  })

  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title="Continue with Google"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? 'Signing in' : 'Sign in'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate>
        <Stack gap="16px" pt="6px">
          <FormField
            label="Email"
            error={refusal?.message}
            help="This installation is not connected to Google: any address signs in."
          >
            <Input name="email" type="email" autoComplete="email" />
          </FormField>
          <FormField label="Name" isOptional>
            <Input name="name" autoComplete="name" />
          </FormField>
        </Stack>
      </form>
    </DialogFrame>
  )
}
