import { Box, Button, Input } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { canUsePasskeys } from '../../../app/identity/own/passkey-support.ts'
import { useSession } from '../../../app/session/session.tsx'
import {
  type PasskeyRowFragment,
  type SignInAccountSheetFragment,
  useFinishPasskeyMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useStartPasskeyMutation,
} from '../../../generated.ts'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { FormDialog } from '../../../shared/overlays/FormDialog.tsx'
import { RowMenu, type RowMenuLabels } from '../../../shared/overlays/RowMenu.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { useAttempt } from './attempt.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { SecurityRow } from './SecurityRow.tsx'
import { usageText } from './usage-text.ts'

type Open = { action: 'add' } | { action: 'rename' | 'remove'; passkey: PasskeyRowFragment }

const labels = (): RowMenuLabels<'rename' | 'remove'> => ({
  rename: { label: t`Rename`, icon: Pencil },
  remove: { label: t`Remove`, icon: Trash2 },
})

export function PasskeysPanel({ account }: { account: SignInAccountSheetFragment }) {
  const [open, setOpen] = useState<Open | null>(null)
  const locale = useLocale()
  const close = () => setOpen(null)
  return (
    <Panel title={t`Passkeys`} isList>
      <Box as="ul" listStyleType="none">
        {account.passkeys.map((passkey) => (
          <SecurityRow key={passkey.id} as="li" icon={KeyRound} name={passkey.name} about={usageText(passkey, locale)}>
            <RowMenu
              name={passkey.name}
              labels={labels()}
              actions={['rename', 'remove']}
              onChoose={(action) => setOpen({ action, passkey })}
            />
          </SecurityRow>
        ))}
      </Box>
      <SecurityRow
        icon={KeyRound}
        name={t`Log in with your fingerprint, face or device PIN`}
        about={
          canUsePasskeys()
            ? t`A passkey replaces your password and your code.`
            : t`This browser doesn't support passkeys at this address.`
        }
      >
        {canUsePasskeys() && (
          <Button variant="outline" colorPalette="gray" onClick={() => setOpen({ action: 'add' })}>
            {t`Add passkey`}
          </Button>
        )}
      </SecurityRow>
      {open?.action === 'add' && <AddDialog account={account} onClose={close} />}
      {open?.action === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} />}
      {open?.action === 'remove' && (
        <RemoveDialog passkey={open.passkey} hasPassword={account.hasPassword} onClose={close} />
      )}
    </Panel>
  )
}

function AddDialog({ account, onClose }: { account: SignInAccountSheetFragment; onClose: () => void }) {
  const { userClient } = useSession()
  const [start] = useStartPasskeyMutation({ client: userClient })
  const [finish] = useFinishPasskeyMutation({ client: userClient })
  const number = account.passkeys.length + 1
  const [name, setName] = useState(t`Passkey ${number}`)

  const add = async (password: string | null) => {
    const { createPasskey } = await import('../../../app/identity/own/passkeys.ts')
    const { data } = await start({ variables: { password } })
    if (!data) return
    const { ticket, options } = data.startPasskey
    const response = await createPasskey(options)
    await finish({ variables: { ticket, response, name: name.trim() } })
    showToast.success(t`Passkey added`)
    onClose()
  }

  return (
    <PasswordDialog
      title={t`Add a passkey`}
      action={t`Continue`}
      doing={t`Waiting for your device`}
      hasPassword={account.hasPassword}
      about={t`Your browser asks where to save it: on this device, your phone or a security key.`}
      fieldNames={['name']}
      fields={(errors) => <NameField name={name} error={errors.name} onChange={setName} />}
      onConfirm={add}
      onClose={onClose}
    />
  )
}

function RenameDialog({
  passkey: { id, name: current },
  onClose,
}: {
  passkey: PasskeyRowFragment
  onClose: () => void
}) {
  const { userClient } = useSession()
  const [rename] = useRenamePasskeyMutation({ client: userClient })
  const [name, setName] = useState(current)
  const { isPending, error, attempt } = useAttempt()

  const save = async () => {
    if (await attempt(() => rename({ variables: { id, name: name.trim() } }))) onClose()
  }

  return (
    <FormDialog
      title={t`Rename ${current}`}
      size="question"
      action={t`Save`}
      doing={t`Saving`}
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <NameField
        name={name}
        error={error ? (fieldErrorsOf(error).name ?? messageOf(error)) : undefined}
        onChange={setName}
      />
    </FormDialog>
  )
}

interface NameFieldProps {
  name: string
  error: string | undefined
  onChange: (name: string) => void
}

function NameField({ name, error, onChange }: NameFieldProps) {
  return (
    <FormField label={t`Name`} error={error} help={t`So that you can tell your passkeys apart`}>
      <Input value={name} maxLength={60} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
    </FormField>
  )
}

interface RemoveDialogProps {
  passkey: PasskeyRowFragment
  hasPassword: boolean
  onClose: () => void
}

function RemoveDialog({ passkey: { id, name }, hasPassword, onClose }: RemoveDialogProps) {
  const { userClient } = useSession()
  const [remove] = useRemovePasskeyMutation({ client: userClient })
  return (
    <PasswordDialog
      title={t`Remove ${name}?`}
      action={t`Remove`}
      doing={t`Removing`}
      hasPassword={hasPassword}
      about={t`You can't log in with it any more. Delete it on your device too.`}
      onConfirm={async (password) => {
        await remove({ variables: { id, password } })
        showToast.success(t`Passkey removed`)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
