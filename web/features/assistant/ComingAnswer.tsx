import { Box, Text } from '@chakra-ui/react'
import { useAnswerWords } from './answer-words.ts'
import { Caret } from './Caret.tsx'

interface ComingAnswerProps {
  messageId: string
  /** What the server has kept of it so far. */
  content: string
}

/** An answer while it comes. Nobody has it read aloud word by word: what is announced is the finished message. */
export function ComingAnswer({ messageId, content }: ComingAnswerProps) {
  const { text, activity } = useAnswerWords(messageId)
  const words = text || content
  return (
    <Text lineHeight="22px" whiteSpace="pre-wrap" overflowWrap="anywhere" aria-live="off">
      {words}
      {!words && activity && (
        <Box as="span" color="fg.muted">
          {activity}
        </Box>
      )}
      <Caret />
    </Text>
  )
}
