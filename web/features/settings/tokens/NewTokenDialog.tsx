import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import { CopyField } from '../../../shared/controls/CopyField.tsx'
import { feedAddress, upcomingFeed } from '../../../shared/format/feeds.ts'
import { DialogFrame } from '../../../shared/overlays/DialogFrame.tsx'

interface NewTokenDialogProps {
  token: string
  name: string
  /** The organization whose feed the token can open in an address. Null for a token with other rights. */
  feedOrganizationId: string | null
  onClose: () => void
}

/** Shows a new token, which the server cannot show again. */
export function NewTokenDialog({ token, name, feedOrganizationId, onClose }: NewTokenDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const feed = useRef<HTMLInputElement>(null)

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={t`${name} is ready`}
      size="question"
      initialFocus={field}
      footer={<Button onClick={onClose}>{t`Done`}</Button>}
    >
      <Stack gap="12px">
        <Text color="fg.muted">{t`Copy the token now and keep it secret. It isn't shown again.`}</Text>
        <CopyField field={field} value={token} label={t`API token`} copied={t`Token copied`} />
        {feedOrganizationId && (
          <Box>
            <Text color="fg.muted" mb="8px">
              {t`With this address, a calendar shows upcoming transactions:`}
            </Text>
            <CopyField
              field={feed}
              value={feedAddress(upcomingFeed, token, feedOrganizationId)}
              label={t`Address of the feed`}
              copied={t`Address copied`}
            />
          </Box>
        )}
      </Stack>
    </DialogFrame>
  )
}
