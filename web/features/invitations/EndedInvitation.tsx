import { Button, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
import type { Ending } from './ended-invitation-texts.ts'

export function EndedInvitation({ title, sentence, onClose }: Ending & { onClose: () => void }) {
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={title}
      size="question"
      footer={<Button onClick={onClose}>{t`Close`}</Button>}
    >
      <Text color="fg.muted">{sentence}</Text>
    </DialogFrame>
  )
}
