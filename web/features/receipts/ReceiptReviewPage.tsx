import { Box, Button } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { useGrant } from '../../app/may.ts'
import { useOrganization } from '../../app/organization.tsx'
import { type StagedDocumentFragment, useReceiptReviewQuery } from '../../generated.ts'
import { ErrorState } from '../../shared/ErrorState.tsx'
import { codeOf, messageOf } from '../../shared/errors.ts'
import { BeingRead } from './BeingRead.tsx'
import { ReviewDesk } from './ReviewDesk.tsx'
import { ReviewedSheet } from './ReviewedSheet.tsx'
import { isBeingRead } from './receipt-status.ts'

/** One receipt: while it is read, while it waits for review, and after that. */
export function ReceiptReviewPage() {
  const { receiptId = '' } = useParams()
  const { currency } = useOrganization()
  // What is corrected is always what the server has now, never what a list or an earlier visit has left behind.
  const { data, error, refetch } = useReceiptReviewQuery({
    variables: { id: receiptId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const receipt = data?.receipt ?? null
  const [reloads, setReloads] = useState(0)
  const grant = useGrant('DOCUMENTS_REVIEW')
  const isArriving = useReadOnceItChanges(receipt?.document ?? null, refetch)

  if (!receipt && error) return <Missing error={error} onRetry={() => void refetch()} />
  if (!receipt || isArriving || isBeingRead(receipt.document))
    return <BeingRead receiptId={receiptId} receipt={receipt} />
  if (receipt.document.state !== 'STAGING' || grant === 'never') {
    return <ReviewedSheet receipt={receipt} mayReview={grant === 'given'} />
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

/**
 * The live change says that a document has been read or reviewed; what was read is asked for once then. True from the end
 * of the reading until it is there.
 */
function useReadOnceItChanges(document: StagedDocumentFragment | null, read: () => Promise<unknown>): boolean {
  const before = useRef(document)
  const latest = useRef(read)
  latest.current = read
  const [isArriving, setArriving] = useState(false)
  const wasBeingRead = before.current !== null && before.current.id === document?.id && isBeingRead(before.current)
  const hasChanged = (last: StagedDocumentFragment) =>
    document !== null && last.id === document.id && (last.stage !== document.stage || last.state !== document.state)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another standing is news
  useEffect(() => {
    const last = before.current
    before.current = document
    if (!last || !hasChanged(last)) return
    setArriving(isBeingRead(last))
    // A failure is told by the query itself.
    void latest
      .current()
      .catch(() => undefined)
      .finally(() => setArriving(false))
  }, [document?.id, document?.stage, document?.state])
  return isArriving || (wasBeingRead && document !== null && !isBeingRead(document))
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = codeOf(error) === 'NOT_FOUND'
  return (
    <Box pt="20vh" textAlign="center">
      <ErrorState
        isPage
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
