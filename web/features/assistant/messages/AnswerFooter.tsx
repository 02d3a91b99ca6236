import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Info, RotateCw } from 'lucide-react'
import type { ChatMessageCardFragment } from '../../../generated.ts'
import { Tooltip } from '../../../shared/overlays/Tooltip.tsx'
import { useRetryAnswer } from './run-again.ts'

export function AnswerFooter({ message }: { message: ChatMessageCardFragment }) {
  const { stopped, notice, canRunAgain, working } = message
  if (working || !(stopped || notice || canRunAgain)) return null
  return (
    <Flex align="center" wrap="wrap" gap="8px" minH="30px" mt="-4px" color="fg.muted" textStyle="small">
      <Box flex={stopped ? '1 1 240px' : '1'} minW="0">
        {stopped && <Text>{t`Stopped.`}</Text>}
        {notice && (
          <Flex gap="6px">
            <Box mt="2px" flexShrink="0" aria-hidden>
              <Info size={14} strokeWidth={2} />
            </Box>
            <Text overflowWrap="anywhere">{notice}</Text>
          </Flex>
        )}
      </Box>
      {canRunAgain && <RetryButton messageId={message.id} isNamed={stopped} />}
    </Flex>
  )
}

interface RetryButtonProps {
  messageId: string
  isNamed: boolean
}

function RetryButton({ messageId, isNamed }: RetryButtonProps) {
  const { isAsking, runAgain } = useRetryAnswer(messageId)
  if (isNamed) {
    return (
      <Button size="sm" variant="outline" colorPalette="gray" disabled={isAsking} onClick={() => void runAgain()}>
        <RotateCw strokeWidth={1.75} />
        {t`Ask again`}
      </Button>
    )
  }
  return (
    <Tooltip text={t`Ask again with current figures`}>
      <IconButton
        aria-label={t`Ask again`}
        size="sm"
        variant="ghost"
        colorPalette="gray"
        color="fg.muted"
        disabled={isAsking}
        onClick={() => void runAgain()}
      >
        <RotateCw strokeWidth={1.75} />
      </IconButton>
    </Tooltip>
  )
}
