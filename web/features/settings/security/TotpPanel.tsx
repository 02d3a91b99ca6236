import { Button } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { LifeBuoy, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../app/session/session.tsx'
import { type SignInAccountSheetFragment, useRemoveTotpMutation } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { SecurityRow } from './SecurityRow.tsx'
import { TotpDialog } from './TotpDialog.tsx'

type Open = 'set-up' | 'renew' | 'remove'

export function TotpPanel({ account }: { account: SignInAccountSheetFragment }) {
  const [open, setOpen] = useState<Open | null>(null)
  const { hasTotp, recoveryCodesLeft, hasPassword } = account
  const close = () => setOpen(null)

  return (
    <Panel title={t`Two-step verification`} isList>
      <SecurityRow
        icon={Smartphone}
        name={t`Authenticator app`}
        badge={hasTotp ? t`On` : undefined}
        about={t`After your password, enter a code from an app on your phone.`}
      >
        <Button variant="outline" colorPalette="gray" onClick={() => setOpen(hasTotp ? 'remove' : 'set-up')}>
          {hasTotp ? t`Turn off` : t`Set up`}
        </Button>
      </SecurityRow>
      {hasTotp && (
        <SecurityRow
          icon={LifeBuoy}
          name={t`Recovery codes`}
          about={plural(recoveryCodesLeft, { one: '# code left', other: '# codes left' })}
        >
          <Button variant="outline" colorPalette="gray" onClick={() => setOpen('renew')}>
            {t`New codes`}
          </Button>
        </SecurityRow>
      )}
      {(open === 'set-up' || open === 'renew') && <TotpDialog task={open} hasPassword={hasPassword} onClose={close} />}
      {open === 'remove' && <RemoveDialog hasPassword={hasPassword} onClose={close} />}
    </Panel>
  )
}

interface RemoveDialogProps {
  hasPassword: boolean
  onClose: () => void
}

function RemoveDialog({ hasPassword, onClose }: RemoveDialogProps) {
  const { userClient } = useSession()
  const [remove] = useRemoveTotpMutation({ client: userClient })
  return (
    <PasswordDialog
      title={t`Turn off two-step verification?`}
      action={t`Turn off`}
      doing={t`Turning off`}
      hasPassword={hasPassword}
      about={t`You'll log in with only your password, and your recovery codes stop working.`}
      onConfirm={async (password) => {
        await remove({ variables: { password } })
        showToast.success(t`Two-step verification is off`)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
