import { Box, Button } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { useOrganization } from '../../app/organization.tsx'
import { useReceiptReviewQuery } from '../../generated.ts'
import { ErrorState } from '../../shared/ErrorState.tsx'
import { codeOf, messageOf } from '../../shared/errors.ts'
import { BeingRead } from './BeingRead.tsx'
import { ReviewDesk } from './ReviewDesk.tsx'
import { ReviewedSheet } from './ReviewedSheet.tsx'
import { isBeingRead } from './receipt-status.ts'

/** One receipt: while it is read, while it waits for review, and after that. */
export function ReceiptReviewPage() {
  const { receiptId = '' } = useParams()
  const { currency, userRole } = useOrganization()
  const { data, error, refetch } = useReceiptReviewQuery({ variables: { id: receiptId } })
  const receipt = data?.receipt ?? null
  const [reloads, setReloads] = useState(0)
  const mayReview = userRole !== 'VIEWER'
  useReadOnceItChanges(receipt ? `${receipt.document.stage} ${receipt.document.state}` : null, () => void refetch())

  if (!receipt && error) return <Missing error={error} onRetry={() => void refetch()} />
  if (!receipt || isBeingRead(receipt.document)) return <BeingRead receiptId={receiptId} receipt={receipt} />
  if (receipt.document.state !== 'STAGING' || !mayReview) {
    return <ReviewedSheet receipt={receipt} mayReview={mayReview} />
  }
  return (
    <ReviewDesk
      // Another receipt, or another reading of it, is another desk. What is typed outlives changes by others.
      key={`${receipt.id} ${receipt.document.stage} ${reloads}`}
      receipt={receipt}
      organizationCurrency={currency}
      onReload={() => void refetch().then(() => setReloads((count) => count + 1))}
    />
  )
}

/** The live change says that a document has been read or reviewed; what was read is asked for once then. */
function useReadOnceItChanges(standing: string | null, read: () => void) {
  const before = useRef(standing)
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    if (before.current !== null && standing !== null && before.current !== standing) latest.current()
    before.current = standing
  }, [standing])
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = codeOf(error) === 'NOT_FOUND'
  return (
    <Box pt="20vh" textAlign="center">
      <ErrorState
        title={isGone ? 'There is no such receipt' : 'The receipt did not load'}
        {...(isGone ? {} : { onRetry })}
      >
        {isGone ? messageOf(error) : undefined}
      </ErrorState>
      <Button asChild variant="ghost" colorPalette="gray">
        <RouterLink to="/receipts">All receipts</RouterLink>
      </Button>
    </Box>
  )
}
