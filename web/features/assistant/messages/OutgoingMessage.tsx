import { Button, Flex } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
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
              Retry
            </Button>
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDismiss}>
              Dismiss
            </Button>
          </>
        }
      />
    )
  }

  const isUploading = file !== null && progress < 1
  return (
    <Flex as="li" justify="flex-end" opacity="0.75">
      <Bubble
        text={text}
        file={
          file && (
            <FileCard
              name={file.name}
              contentType={file.type}
              facts={!before ? 'Waiting' : isUploading ? `Uploading ${Math.round(progress * 100)}%` : 'Sending'}
              progress={isUploading ? progress : null}
            />
          )
        }
      />
    </Flex>
  )
}
