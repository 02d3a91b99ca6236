import { Box, Text } from '@chakra-ui/react'
import { Caret } from './Caret.tsx'
import type { WordsSoFar } from './partial-answer.ts'

/** An answer while it comes. Nobody has it read aloud word by word: what is announced is the finished message. */
export function ComingAnswer({ words: { text, activity } }: { words: WordsSoFar }) {
  return (
    <Text lineHeight="22px" whiteSpace="pre-wrap" overflowWrap="anywhere" aria-live="off">
      {text}
      {activity && (
        <Box as="span" display={text ? 'block' : 'inline'} color="fg.muted">
          {activity}
        </Box>
      )}
      <Caret />
    </Text>
  )
}
