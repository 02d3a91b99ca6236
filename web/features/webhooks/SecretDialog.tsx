import { Button, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import { CopyField } from '../../shared/controls/CopyField.tsx'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'

/** Shows the secret of a new webhook, which the server never returns again. A click outside keeps it open. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={t`Signing secret`}
      initialFocus={field}
      footer={<Button onClick={onClose}>{t`Done`}</Button>}
    >
      <Stack gap="12px">
        <Text color="fg.muted">
          {t`Copy the secret now. It isn't shown again. The receiver verifies events with it, by the Standard Webhooks method.`}
        </Text>
        <CopyField field={field} value={secret} label={t`Secret`} copied={t`Secret copied`} />
      </Stack>
    </DialogFrame>
  )
}
