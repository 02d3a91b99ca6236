import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../app/session/session.tsx'
import {
  type ProviderRowFragment,
  type SignInAccountSheetFragment,
  useUnlinkProviderMutation,
} from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { dayOf, formatDay } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { SecurityRow } from './SecurityRow.tsx'

/** The OIDC providers that the user can log in with. Logging in with a provider links it. */
export function ProvidersPanel({ account }: { account: SignInAccountSheetFragment }) {
  const locale = useLocale()
  const [unlinked, setUnlinked] = useState<ProviderRowFragment | null>(null)
  if (account.providers.length === 0) return null
  return (
    <Panel title={t`Linked accounts`} isList>
      <Box as="ul" listStyleType="none">
        {account.providers.map((provider) => (
          <SecurityRow
            key={provider.id}
            as="li"
            icon={Link2}
            name={provider.name}
            about={linkedText(provider.linkedAt, locale)}
          >
            <Button
              variant="outline"
              colorPalette="gray"
              aria-label={t`Unlink ${provider.name}`}
              onClick={() => setUnlinked(provider)}
            >
              {t`Unlink`}
            </Button>
          </SecurityRow>
        ))}
      </Box>
      {unlinked && (
        <UnlinkDialog provider={unlinked} hasPassword={account.hasPassword} onClose={() => setUnlinked(null)} />
      )}
    </Panel>
  )
}

function linkedText(linkedAt: string, locale: string): string {
  const day = formatDay(dayOf(new Date(linkedAt)), locale)
  return t`Linked ${day}`
}

interface UnlinkDialogProps {
  provider: ProviderRowFragment
  hasPassword: boolean
  onClose: () => void
}

function UnlinkDialog({ provider: { id, name }, hasPassword, onClose }: UnlinkDialogProps) {
  const { userClient } = useSession()
  const [unlink] = useUnlinkProviderMutation({ client: userClient })
  return (
    <PasswordDialog
      title={t`Unlink ${name}?`}
      action={t`Unlink`}
      doing={t`Unlinking`}
      hasPassword={hasPassword}
      about={t`If you log in with ${name} again, it's linked again.`}
      onConfirm={async (password) => {
        await unlink({ variables: { id, password } })
        showToast.success(t`${name} unlinked`)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
