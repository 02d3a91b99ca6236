import { Box, Flex, Grid, Skeleton, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { ReceiptReviewFragment } from '../../../generated.ts'
import { RetryReading } from '../../../shared/controls/RetryReading.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { useIsOverdue } from '../../../shared/hooks/use-is-overdue.ts'
import { ReceiptPageMenu } from '../ReceiptMenu.tsx'
import { ReviewHeader } from './ReviewHeader.tsx'
import { ReviewLayout } from './ReviewLayout.tsx'

export function BeingRead({ receiptId, receipt }: { receiptId: string; receipt: ReceiptReviewFragment | null }) {
  const isLate = useIsOverdue(receipt?.document.stageSince ?? null)
  return (
    <ReviewLayout
      header={
        <ReviewHeader
          receiptId={receiptId}
          documentId={receipt?.document.id}
          title={receipt?.document.title ?? t`Receipt`}
          toCheck={0}
          menu={receipt && <ReceiptPageMenu receipt={receipt} />}
        />
      }
      pages={receipt?.pages ?? []}
      text=""
      {...(receipt?.pages.length ? {} : { instead: <PaperSkeleton /> })}
    >
      {receipt && (
        <Flex role="status" mb="16px" gap="12px" align="center" justify="space-between" wrap="wrap">
          <Text color="fg.muted">
            {isLate
              ? t`This is taking longer than usual. Nothing is lost.`
              : t`Reading… The result appears here automatically.`}
          </Text>
          {isLate && <RetryReading documentId={receipt.document.id} />}
        </Flex>
      )}
      <Grid
        templateColumns={{ base: 'repeat(2, 1fr)', xl: 'minmax(0, 1fr) 120px 82px 98px 92px' }}
        gap="12px"
        mb="24px"
        aria-hidden
      >
        {['merchant', 'date', 'currency', 'total', 'tax'].map((key) => (
          <Box key={key} gridColumn={key === 'merchant' ? { base: 'span 2', xl: 'auto' } : undefined}>
            <Skeleton h="12px" w="52px" mb="9px" borderRadius="bar" />
            <Skeleton h="40px" borderRadius="control" />
          </Box>
        ))}
      </Grid>
      <Panel isList>
        <SkeletonRows count={6} />
      </Panel>
    </ReviewLayout>
  )
}

function PaperSkeleton() {
  return (
    <Box h={{ base: '196px', lg: '100%' }} bg="bg.muted" px="38px" pt="28px" overflow="hidden">
      <Box h={{ base: '180px', lg: '70%' }} bg="bg.panel" p="24px" aria-hidden>
        {[60, 44, 72, 88, 80, 92, 64, 84, 52].map((width) => (
          <Skeleton key={width} h="10px" w={`${width}%`} mb="14px" borderRadius="bar" />
        ))}
      </Box>
    </Box>
  )
}
