import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  type ChatMessageCardFragment,
  ChatMessagesDocument,
  useDeleteMessageMutation,
  useVoiceFileQuery,
} from '../../../generated.ts'
import { formatSize } from '../../../shared/format/file-size.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { formatCost } from '../composer/credits.ts'
import { dropMessages } from '../messages-cache.ts'
import { Bubble } from './Bubble.tsx'
import { FileCard } from './FileCard.tsx'

/** Users can delete only their own messages. */
export function OwnMessage({ message }: { message: ChatMessageCardFragment }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoval(message)
  const { document } = message

  return (
    <Flex as="li" justify="flex-end" align="center" gap="6px" className="group">
      <IconButton
        aria-label={t`Delete this message`}
        title={t`Delete this message`}
        size="sm"
        variant="ghost"
        colorPalette="gray"
        opacity="0"
        _groupHover={{ opacity: '1' }}
        _focusVisible={{ opacity: '1' }}
        css={{ '@media (pointer: coarse)': { opacity: '0.7' } }}
        onClick={() => setAsking(true)}
      >
        <Trash2 strokeWidth={1.75} />
      </IconButton>
      <Bubble text={message.content} file={document && <DocumentCard document={document} />} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Delete this message`}
        confirm={t`Delete`}
        pending={t`Deleting`}
        tone="over"
        onConfirm={remove}
      >
        {t`Are you sure you want to permanently delete this message?`}
      </ConfirmDialog>
    </Flex>
  )
}

function DocumentCard({ document }: { document: NonNullable<ChatMessageCardFragment['document']> }) {
  const locale = useLocale()
  const isBeingRead = document.stage === 'RECEIVED' || document.stage === 'READING'
  const cost = document.credits > 0 ? formatCost(document) : null
  const facts = [isBeingRead ? t`Reading` : cost, formatSize(document.size, locale)].filter(Boolean).join(' · ')
  const card = (
    <FileCard
      name={document.fileName}
      contentType={document.contentType}
      facts={facts}
      progress={isBeingRead ? null : undefined}
    />
  )
  if (document.kind !== 'VOICE') return card
  return (
    <>
      {card}
      <VoicePlayer documentId={document.id} name={document.fileName} />
    </>
  )
}

function useRemoval({ id, sessionId }: ChatMessageCardFragment): () => Promise<void> {
  const [remove, { client }] = useDeleteMessageMutation({ variables: { id, sessionId } })
  return async () => {
    try {
      await remove()
      dropMessages(client.cache, [id])
      showToast.success(t`Message deleted.`)
    } catch {
      showToast.error(t`Failed to delete message. Please try again.`)
      await client.refetchQueries({ include: [ChatMessagesDocument] }).catch(() => undefined)
    }
  }
}

interface VoicePlayerProps {
  documentId: string
  name: string
}

/** Minimum age at which an expired URL is a likely cause of a playback error, in milliseconds. */
const goodFor = 60_000

/** Plays a voice note. The URL expires after some minutes and is then requested again. */
function VoicePlayer({ documentId, name }: VoicePlayerProps) {
  const { data, refetch } = useVoiceFileQuery({ variables: { id: documentId }, fetchPolicy: 'network-only' })
  const url = data?.document.fileUrl
  const askedAt = useRef(Date.now())
  const resend = () => {
    if (Date.now() - askedAt.current < goodFor) return
    askedAt.current = Date.now()
    void refetch().catch(() => undefined)
  }
  return (
    <chakra.audio
      controls
      preload="metadata"
      aria-label={t`Listen to ${name}`}
      w="264px"
      maxW="100%"
      h="36px"
      mt="6px"
      borderRadius="control"
      css={{
        colorScheme: 'light',
        '.dark &': { colorScheme: 'dark' },
        '&::-webkit-media-controls-enclosure': { borderRadius: '8px', background: '{colors.bg.subtle}' },
      }}
      {...(url && { src: url })}
      onError={resend}
    />
  )
}
