import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { useIsGone } from '../../../app/live/changed-records.ts'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { useOrganization } from '../../../app/session/organization.tsx'
import { usePermissionState } from '../../../app/session/permissions.ts'
import { useReceiptReviewQuery } from '../../../generated.ts'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { codeOf, messageOf } from '../../../shared/format/errors.ts'
import { liveReceipt } from '../live.ts'
import { isBeingRead } from '../receipt-status.ts'
import { BeingRead } from './BeingRead.tsx'
import { ReceiptReview } from './ReceiptReview.tsx'
import { ReviewedSheet } from './ReviewedSheet.tsx'

export function ReceiptReviewPage() {
  const { receiptId = '' } = useParams()
  const { currency } = useOrganization()
  // Corrections must start from the server's current data, not from a list or an earlier visit.
  const { data, error, refetch } = useReceiptReviewQuery({
    variables: { id: receiptId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  useLiveScreen(liveReceipt, { receiptId })
  const isGone = useIsGone(receiptId)
  const receipt = data?.receipt ?? null
  const [readings, setReadings] = useState(0)
  const grant = usePermissionState('DOCUMENTS_REVIEW')
  // A new key resets the form for another receipt or a new reading. Changes by other users keep the typed values.
  const reviewKey = receipt && `${receipt.id} ${receipt.document.stage} ${readings}`
  const [openReview, setOpenReview] = useState<string | null>(null)

  if (isGone || (!receipt && error)) return <Missing isGone={isGone} error={error} onRetry={() => void refetch()} />
  if (!receipt || isBeingRead(receipt.document)) return <BeingRead receiptId={receiptId} receipt={receipt} />
  const isPending = receipt.document.state === 'STAGING' && grant !== 'never'
  if (isPending && openReview !== reviewKey) setOpenReview(reviewKey)
  if (!isPending && openReview !== reviewKey) return <ReviewedSheet receipt={receipt} mayReview={grant === 'given'} />
  return (
    <ReceiptReview
      key={reviewKey}
      receipt={receipt}
      organizationCurrency={currency}
      onTakeTheirs={() => {
        setOpenReview(null)
        setReadings((count) => count + 1)
      }}
    />
  )
}

function Missing({ isGone: wasDeleted, error, onRetry }: { isGone: boolean; error: unknown; onRetry: () => void }) {
  const isGone = wasDeleted || codeOf(error) === 'NOT_FOUND'
  return (
    <Box pt="20vh" textAlign="center">
      <ErrorState
        isPage
        title={isGone ? t`Receipt not found` : t`Couldn't load the receipt`}
        {...(isGone ? {} : { onRetry })}
      >
        {wasDeleted ? t`It was deleted.` : isGone ? messageOf(error) : undefined}
      </ErrorState>
      <Button asChild variant="ghost" colorPalette="gray">
        <RouterLink to="/receipts">{t`All receipts`}</RouterLink>
      </Button>
    </Box>
  )
}
