import { Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { AppWindow, KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ApiTokenRowFragment } from '../../../generated.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { accessLabel } from '../../../shared/format/scopes.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { SecurityRow } from '../security/SecurityRow.tsx'
import { expiryText, isExpired, lastUseText } from './token-texts.ts'

interface TokenRowProps {
  token: ApiTokenRowFragment
  /** The organization or the owner of the token. */
  place: string
  /** Explains what revoking the token does. */
  question: string
  onRevoke: () => Promise<unknown>
}

export function TokenRow({ token, place, question, onRevoke }: TokenRowProps) {
  const { name, kind, lastUsedAt, organizationId } = token
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const facts = [
    place,
    accessLabel(token),
    expiryText(token, locale),
    // The last use of a token for all organizations is only known to its owner.
    ...(lastUsedAt || organizationId ? [lastUseText(token, locale)] : []),
  ]

  return (
    <SecurityRow
      as="li"
      icon={kind === 'APP' ? AppWindow : KeyRound}
      name={name}
      badge={isExpired(token) ? t`Expired` : undefined}
      about={facts.join(' · ')}
    >
      <Button variant="ghost" colorPalette="gray" aria-label={t`Revoke ${name}`} onClick={() => setAsking(true)}>
        {t({ message: 'Revoke', context: 'token' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Revoke ${name}?`}
        confirm={t({ message: 'Revoke', context: 'token' })}
        pending={t({ message: 'Revoking', context: 'token' })}
        tone="over"
        onConfirm={async () => {
          await onRevoke()
          showToast.success(t`Revoked ${name}`)
        }}
      >
        {question}
      </ConfirmDialog>
    </SecurityRow>
  )
}
