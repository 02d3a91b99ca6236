import { Box, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { History } from '../../../app/history/History.tsx'
import { Withdrawn } from '../../../app/session/CannotWrite.tsx'
import { type ReceiptReviewFragment, useCategoriesQuery } from '../../../generated.ts'
import { focusFirstError } from '../../../shared/controls/FormField.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { useKeys } from '../../../shared/hooks/keys.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { ReceiptPageMenu } from '../ReceiptMenu.tsx'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { idOf, sourcesOf } from './checks.ts'
import { useDecisions } from './decisions.ts'
import { EInvoiceFacts } from './EInvoiceFacts.tsx'
import { ItemsTable } from './ItemsTable.tsx'
import { useNeighbours } from './neighbours.ts'
import { PaymentPanel } from './PaymentPanel.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import { ReviewFields } from './ReviewFields.tsx'
import { ReviewHeader } from './ReviewHeader.tsx'
import { ReviewLayout } from './ReviewLayout.tsx'
import { ReviewNotices } from './ReviewNotices.tsx'
import { summaryOf } from './review-form.ts'
import { focusOn, useReview } from './review-state.ts'
import { SaveAsChoice } from './SaveAsChoice.tsx'

interface ReceiptReviewProps {
  receipt: ReceiptReviewFragment
  organizationCurrency: string
  /** Continues with the version that other users saved. */
  onTakeTheirs: () => void
}

/**
 * Shows the fields that were read beside the document. The first doubtful field has the focus. Enter confirms a field
 * and moves to the next doubt, and Escape leaves the fields so that single-key shortcuts work.
 */
export function ReceiptReview({ receipt, organizationCurrency, onTakeTheirs }: ReceiptReviewProps) {
  const review = useReview(receipt, organizationCurrency)
  const { form, checks, marks, target } = review
  const { data } = useCategoriesQuery()
  const navigate = useNavigate()
  const { next, previous } = useNeighbours(receipt.id)
  const onward = next ?? previous ?? '/review'
  const [seen, setSeen] = useState(receipt.version)
  const decisions = useDecisions({ receipt, version: seen, organizationCurrency, next: onward })
  const sheet = useRef<HTMLFormElement>(null)

  const skip = () => void navigate(next ?? '/review')
  const approve = () => void decisions.approve(form)
  const discard = () => void decisions.discard()
  const decline = (transactionId: string) => {
    const [other] = receipt.matches.filter(({ transaction }) => transaction.id !== transactionId)
    if (!other) review.choose({ saveAs: 'ONE_TRANSACTION', transactionId: null })
    else if (form.transactionId === transactionId) review.choose({ transactionId: other.transaction.id })
    void decisions.decline(transactionId)
  }
  useKeys({ s: skip, d: discard, a: approve, 'mod+Enter': approve })
  useFirstDoubtFocused(() => checks[0]?.target)

  const hasErrors = Object.keys(decisions.errors).length > 0
  useEffect(() => {
    if (hasErrors) focusFirstError(sheet.current)
  }, [hasErrors])

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.target instanceof HTMLElement) return event.target.blur()
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!target) return
    review.resolve(idOf(target))
    const following = checks.find(({ id }) => id !== idOf(target))
    if (following) focusOn(following.target)
    else event.target.blur()
  }

  return (
    <ReviewLayout
      header={
        <ReviewHeader
          receiptId={receipt.id}
          documentId={receipt.document.id}
          title={form.fields.merchant || receipt.document.title}
          toCheck={checks.length}
          menu={<ReceiptPageMenu receipt={receipt} />}
        />
      }
      pages={receipt.pages}
      text={receipt.text}
      marks={marks}
      onWord={target ? review.takeWord : null}
      actions={
        <ReviewActions
          summary={summaryOf(form)}
          pending={decisions.pending}
          onSkip={skip}
          onDiscard={discard}
          onApprove={approve}
        />
      }
    >
      <form ref={sheet} onKeyDown={press} onSubmit={(event) => event.preventDefault()}>
        <Withdrawn permission="DOCUMENTS_REVIEW" />
        <Stack gap="24px">
          <ChangedMeanwhile
            receipt={receipt}
            seen={seen}
            isTouched={review.isTouched}
            isOwnAction={decisions.pending !== null}
            onKeepOwn={() => setSeen(receipt.version)}
            onTakeTheirs={onTakeTheirs}
          />
          <ReviewNotices receipt={receipt} next={onward} />
          <Box>
            <ReviewFields
              review={review}
              sources={sourcesOf(receipt)}
              currencyCandidates={receipt.currency.candidates}
              organizationCurrency={organizationCurrency}
              errors={decisions.errors}
            />
          </Box>
          <PaymentPanel receipt={receipt} mayMark onMarked={setSeen} />
          {receipt.eInvoice && <EInvoiceFacts invoice={receipt.eInvoice} currency={form.fields.currency} />}
          <ItemsTable
            receipt={receipt}
            review={review}
            categories={data?.categories ?? []}
            error={decisions.errors.items}
          />
          <SaveAsChoice matches={receipt.matches} review={review} onDecline={decline} />
        </Stack>
      </form>
      <Panel isList mt="24px">
        <History kind="RECEIPT" id={receipt.id} />
      </Panel>
      <ConfirmDialog
        isOpen={decisions.toConfirm !== null}
        onClose={decisions.closeConfirm}
        title={t`Save these amounts?`}
        confirm={t`Save anyway`}
        onConfirm={() => decisions.approve(form, true)}
      >
        {decisions.toConfirm}
      </ConfirmDialog>
    </ReviewLayout>
  )
}

/** Runs once, and not on touch screens, where the keyboard would cover the page. */
function useFirstDoubtFocused(first: () => Parameters<typeof focusOn>[0] | undefined) {
  const find = useRef(first)
  useEffect(() => {
    const doubted = find.current()
    if (doubted && !window.matchMedia('(pointer: coarse)').matches) focusOn(doubted)
  }, [])
}
