import { Box, Flex, Text } from '@chakra-ui/react'
import type { Attachment } from './attachment.ts'
import { sumOf, wordsOfCost } from './credits.ts'
import { LevelMeter } from './LevelMeter.tsx'

/** Beside the buttons: how long a recording is, what sending costs, or who may send files. */
export function ComposerHint({ attachment, mayAttach }: { attachment: Attachment; mayAttach: boolean }) {
  const { attached, isRecording, seconds, stream } = attachment
  return (
    <Flex align="center" gap="8px" ms="8px" flex="1" minW="0" color="fg.muted">
      {isRecording && stream && <LevelMeter stream={stream} />}
      <Text textStyle="caption" fontVariantNumeric="tabular-nums" {...(isRecording ? { role: 'timer' } : {})}>
        {isRecording ? (
          <>
            <Box as="span" hideBelow="md">
              Recording{' '}
            </Box>
            {clock(seconds)}
          </>
        ) : !mayAttach ? (
          'Documents and voice notes are for members who may write'
        ) : attached.length > 1 ? (
          `${attached.length} files, ${wordsOfCost({ credits: sumOf(attached.map(({ cost }) => cost)) })}`
        ) : attached.length === 0 ? (
          <Box as="span" hideBelow="md">
            A document costs 1 credit for 5 pages
          </Box>
        ) : null}
      </Text>
    </Flex>
  )
}

/** "0:07" */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
