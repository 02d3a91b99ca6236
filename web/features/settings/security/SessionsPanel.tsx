import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { LogOut, Monitor } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../app/session/session.tsx'
import { type SessionRowFragment, useEndAllSessionsMutation, useEndSessionMutation } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { formatInstant } from '../../../shared/format/dates.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { SecurityRow } from './SecurityRow.tsx'

export function SessionsPanel({ sessions }: { sessions: readonly SessionRowFragment[] }) {
  const { userClient, logOut } = useSession()
  const [endAll] = useEndAllSessionsMutation({ client: userClient })
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel title={t`Where you're logged in`} isList>
      <Box as="ul" listStyleType="none">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Box>
      <SecurityRow icon={LogOut} name={t`Log out everywhere`} about={t`On all devices, this one included.`}>
        <Button variant="outline" colorPalette="gray" onClick={() => setAsking(true)}>
          {t`Log out`}
        </Button>
      </SecurityRow>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Log out everywhere?`}
        confirm={t`Log out`}
        pending={t`Logging out`}
        tone="over"
        onConfirm={async () => {
          await endAll()
          await logOut()
        }}
      >
        {t`You need to log in again on every device, this one included.`}
      </ConfirmDialog>
    </Panel>
  )
}

function SessionRow({ session }: { session: SessionRowFragment }) {
  const { id, device, address, lastUsedAt, isCurrent } = session
  const { userClient } = useSession()
  const [end, { loading }] = useEndSessionMutation({ client: userClient })
  const used = formatInstant(lastUsedAt, useLocale())

  const endSession = async () => {
    try {
      await end({ variables: { id } })
      showToast.success(t`Logged out on ${device}`)
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }

  return (
    <SecurityRow
      as="li"
      icon={Monitor}
      name={device}
      badge={isCurrent ? t`This device` : undefined}
      about={t`${address}, last used ${used}`}
    >
      {!isCurrent && (
        <Button
          variant="ghost"
          colorPalette="gray"
          disabled={loading}
          aria-label={t`Log out on ${device}`}
          onClick={() => void endSession()}
        >
          {t`Log out`}
        </Button>
      )}
    </SecurityRow>
  )
}
