import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useOrganization } from '../../../app/session/organization.tsx'
import {
  type PaymentsSheetFragment,
  useCancelSubscriptionMutation,
  useResumeSubscriptionMutation,
} from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { formatInstantDay } from '../plan/plan-labels.ts'
import { useCustomerPortal } from './use-customer-portal.ts'

export function SubscriptionPanel({ payments }: { payments: PaymentsSheetFragment }) {
  const locale = useLocale()
  const { name } = useOrganization()
  const { openPortal, isOpening } = useCustomerPortal()
  const [cancel] = useCancelSubscriptionMutation()
  const [resume, { loading: isResuming }] = useResumeSubscriptionMutation()
  const [isAsking, setAsking] = useState(false)
  const { status, endsAt, pending } = payments
  const isCancelled = status === 'ACTIVE' && endsAt !== null
  const resumeNow = () => resume().catch((error: unknown) => showToast.error(messageOf(error)))

  return (
    <Panel title={t`Subscription`}>
      <Flex gap="12px" align="center" wrap="wrap">
        <Box flex="1" minW="200px" color="fg.muted">
          {stateText(payments, locale)}
        </Box>
        <Flex gap="8px" wrap="wrap">
          {status !== 'PAST_DUE' && (
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              disabled={isOpening}
              onClick={() => void openPortal()}
            >
              {t`Manage cards`}
            </Button>
          )}
          {isCancelled && (
            <Button size="sm" disabled={isResuming || pending !== null} onClick={() => void resumeNow()}>
              {t`Resume`}
            </Button>
          )}
          {status !== 'ENDED' && !isCancelled && (
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              disabled={pending !== null}
              onClick={() => setAsking(true)}
            >
              {t`Cancel subscription`}
            </Button>
          )}
        </Flex>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Cancel the subscription?`}
        confirm={t`Cancel subscription`}
        cancel={t`Keep it`}
        pending={t({ message: 'Cancelling', context: 'subscription' })}
        tone="over"
        onConfirm={() => cancel()}
      >
        {t`${name} keeps its plan until the end of the period that you paid for. Then it's read-only until you choose a plan.`}
      </ConfirmDialog>
    </Panel>
  )
}

function stateText({ status, endsAt, nextInvoice, pending }: PaymentsSheetFragment, locale: string): string {
  if (pending !== null) return t`Sending your change to the payment service`
  const day = endsAt && formatInstantDay(endsAt, locale)
  if (status === 'ENDED') return day ? t`Ended on ${day}` : t`Ended`
  // The notice above says what failed, and has the button for the card.
  if (status === 'PAST_DUE') return t`Payment due`
  if (day) return t`Cancelled. Ends on ${day}`
  if (!nextInvoice) return t`Active`
  const amount = textOfMoney(nextInvoice.amount.value, nextInvoice.amount.currency, locale)
  return t`Next invoice: ${amount} on ${{ day: formatInstantDay(nextInvoice.at, locale) }}`
}
