import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { KeyHint } from '../../../shared/display/KeyHint.tsx'

interface ReviewActionsProps {
  summary: string
  pending: 'approve' | 'discard' | null
  onSkip: () => void
  onDiscard: () => void
  onApprove: () => void
}

export function ReviewActions({ summary, pending, onSkip, onDiscard, onApprove }: ReviewActionsProps) {
  return (
    <Flex
      align="center"
      gap="12px"
      px={{ base: '16px', lg: '14px' }}
      py="14px"
      pe={{ lg: '28px' }}
      pb={{ base: 'calc(14px + env(safe-area-inset-bottom))', lg: '14px' }}
    >
      <Button variant="ghost" colorPalette="gray" hideBelow="lg" disabled={pending !== null} onClick={onSkip}>
        {t`Skip`}
        <KeyHint>s</KeyHint>
      </Button>
      <Button
        variant="ghost"
        color="over.fg"
        _hover={{ bg: 'over.subtle', color: 'over.fg' }}
        disabled={pending !== null}
        onClick={onDiscard}
      >
        {pending === 'discard' ? t`Discarding` : t`Discard`}
        <KeyHint>d</KeyHint>
      </Button>
      <Box ms="auto" textStyle="small" color="fg.muted" textAlign="end" hideBelow="lg">
        {summary}
      </Box>
      <Button
        flex={{ base: '1', lg: 'none' }}
        minW={{ lg: '128px' }}
        disabled={pending !== null}
        aria-busy={pending === 'approve'}
        title={summary}
        onClick={onApprove}
      >
        {pending === 'approve' ? t`Approving` : t`Approve`}
        <KeyHint>a</KeyHint>
      </Button>
    </Flex>
  )
}
