import { Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { RotateCw } from 'lucide-react'
import { useLocale } from '../../../shared/format/locale.ts'
import type { Outgoing } from '../outbox.ts'
import { Bubble } from './Bubble.tsx'
import { Failure } from './Failure.tsx'
import { FileCard } from './FileCard.tsx'

interface OutgoingMessageProps {
  message: Outgoing
  onRetry: () => void
  onDismiss: () => void
}

export function OutgoingMessage({ message, onRetry, onDismiss }: OutgoingMessageProps) {
  const locale = useLocale()
  const { text, file, progress, failure, before } = message
  if (failure !== null) {
    return (
      <Failure
        text={failure}
        about={[file?.name, text.trim()].filter(Boolean).join(', ')}
        actions={
          <>
            <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
              <RotateCw strokeWidth={1.75} />
              {t`Retry`}
            </Button>
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDismiss}>
              {t`Dismiss`}
            </Button>
          </>
        }
      />
    )
  }

  const isUploading = file !== null && progress < 1
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress)
  return (
    <Flex as="li" justify="flex-end" opacity="0.75">
      <Bubble
        text={text}
        file={
          file && (
            <FileCard
              name={file.name}
              contentType={file.type}
              facts={!before ? t`Waiting` : isUploading ? t`Uploading ${percent}` : t`Sending`}
              progress={isUploading ? progress : null}
            />
          )
        }
      />
    </Flex>
  )
}
