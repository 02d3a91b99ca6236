import { Button, Input } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Lock, Mail } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../app/session/session.tsx'
import {
  type SignInAccountSheetFragment,
  useCancelEmailChangeMutation,
  useChangePasswordMutation,
  useRequestEmailChangeMutation,
} from '../../../generated.ts'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { NewPasswordField } from '../../../shared/controls/NewPasswordField.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { messageOf } from '../../../shared/format/errors.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { SecurityRow } from './SecurityRow.tsx'

interface AccountProps {
  account: SignInAccountSheetFragment
}

export function PasswordPanel({ account }: AccountProps) {
  const [dialog, setDialog] = useState<'email' | 'password' | null>(null)
  const close = () => setDialog(null)
  return (
    <Panel title={t`Email and password`} isList>
      <SecurityRow icon={Mail} name={account.email} about={<EmailState account={account} />}>
        <Button variant="outline" colorPalette="gray" onClick={() => setDialog('email')}>
          {t`Change email`}
        </Button>
      </SecurityRow>
      <SecurityRow
        icon={Lock}
        name={t`Password`}
        about={account.hasPassword ? t`Changing it logs out your other devices.` : t`You log in without a password.`}
      >
        <Button variant="outline" colorPalette="gray" onClick={() => setDialog('password')}>
          {account.hasPassword ? t`Change password` : t`Set password`}
        </Button>
      </SecurityRow>
      {dialog === 'email' && <EmailDialog account={account} onClose={close} />}
      {dialog === 'password' && <NewPasswordDialog account={account} onClose={close} />}
    </Panel>
  )
}

function EmailState({ account: { newEmail } }: AccountProps) {
  const { userClient } = useSession()
  const [cancel, { loading }] = useCancelEmailChangeMutation({ client: userClient })
  if (newEmail === null || newEmail === undefined) return t`You log in with this address.`
  const cancelChange = () => cancel().catch((error: unknown) => showToast.error(messageOf(error)))
  return (
    <>
      {t`Changes to ${newEmail} when you've opened the links in both emails.`}{' '}
      <Button variant="plain" size="sm" h="auto" px="0" disabled={loading} onClick={() => void cancelChange()}>
        {t`Cancel the change`}
      </Button>
    </>
  )
}

function EmailDialog({ account, onClose }: AccountProps & { onClose: () => void }) {
  const { userClient } = useSession()
  const [request] = useRequestEmailChangeMutation({ client: userClient })
  const [email, setEmail] = useState('')

  return (
    <PasswordDialog
      title={t`Change email`}
      action={t`Send links`}
      doing={t`Sending links`}
      hasPassword={account.hasPassword}
      about={t`We email a link to your current address and to the new one. Open both to confirm.`}
      fieldNames={['email']}
      fields={(errors) => (
        <FormField label={t`New email`} error={errors.email}>
          <Input type="email" autoComplete="off" value={email} onChange={(event) => setEmail(event.target.value)} />
        </FormField>
      )}
      onConfirm={async (password) => {
        await request({ variables: { email: email.trim(), password } })
        showToast.success(t`Links sent to both addresses`)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function NewPasswordDialog({ account: { hasPassword }, onClose }: AccountProps & { onClose: () => void }) {
  const { userClient } = useSession()
  const [change] = useChangePasswordMutation({ client: userClient })
  const [password, setPassword] = useState('')

  return (
    <PasswordDialog
      title={hasPassword ? t`Change password` : t`Set password`}
      action={t`Save password`}
      doing={t`Saving`}
      hasPassword={hasPassword}
      about={t`Your other devices are logged out.`}
      fieldNames={['password']}
      fields={(errors) => <NewPasswordField label={t`New password`} error={errors.password} onChange={setPassword} />}
      onConfirm={async (current) => {
        await change({ variables: { current, password } })
        showToast.success(t`Password changed`)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
