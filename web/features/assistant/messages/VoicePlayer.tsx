import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useVoiceFileQuery } from '../../../generated.ts'

interface VoicePlayerProps {
  documentId: string
  name: string
}

/** How old an address is at least before it is held to be why a note does not play, in milliseconds. */
const goodFor = 60_000

/** Plays a voice note. Its address is good for some minutes; one that is too old is asked for anew. */
export function VoicePlayer({ documentId, name }: VoicePlayerProps) {
  const { data, refetch } = useVoiceFileQuery({ variables: { id: documentId }, fetchPolicy: 'network-only' })
  const url = data?.document.fileUrl
  const askedAt = useRef(Date.now())
  const askAnew = () => {
    if (Date.now() - askedAt.current < goodFor) return
    askedAt.current = Date.now()
    void refetch().catch(() => undefined)
  }
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
      onError={askAnew}
    />
  )
}
