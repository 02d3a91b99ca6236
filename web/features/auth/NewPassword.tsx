import { Button, Stack } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { setNewPassword } from '../../app/identity/identity.ts'
import { IdentityError } from '../../app/identity/identity-errors.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { useIdentityForm } from './identity-form.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { shortestPassword } from './password-strength.ts'

/** /login?oobCode=…: where the link of a forgotten password leads. */
export function NewPassword({ code }: { code: string }) {
  const navigate = useNavigate()
  const { form, isPending, refusal, submit } = useIdentityForm(async ({ password = '' }) => {
    if (password.length < shortestPassword)
      throw new IdentityError('Password should be at least 6 characters.', 'password')
    await setNewPassword(code, password)
    showToast.success('The new password is set. Log in with it.')
    await navigate('/login')
  })

  return (
    <AuthLayout
      title="Choose a new password"
      lead={
        <>
          Remembered it? <TextLink to="/login">Log in</TextLink>
        </>
      }
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="16px" mt="28px">
          <NewPasswordField label="New password" error={refusal?.message} />
          <Button type="submit" size="lg" mt="8px" disabled={isPending}>
            {isPending ? 'Setting the password' : 'Set the password'}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  )
}
