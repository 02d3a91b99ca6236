import { chakra } from '@chakra-ui/react'
import { useVoiceFileQuery } from '../../generated.ts'

interface VoicePlayerProps {
  documentId: string
  name: string
}

/** Plays a voice note. Its address is good for some minutes; one that is too old is asked for anew. */
export function VoicePlayer({ documentId, name }: VoicePlayerProps) {
  const { data, refetch } = useVoiceFileQuery({ variables: { id: documentId }, fetchPolicy: 'network-only' })
  const url = data?.document.fileUrl
  return (
    <chakra.audio
      controls
      preload="metadata"
      aria-label={`Listen to ${name}`}
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
      onError={() => url && void refetch().catch(() => undefined)}
    />
  )
}
