import { Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useSearchParams } from 'react-router-dom'
import { usePaymentsChangedSubscription } from '../../../generated.ts'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { CreditsPanel } from './CreditsPanel.tsx'
import { InvoicesPanel } from './InvoicesPanel.tsx'
import { PaymentNotice } from './PaymentNotice.tsx'
import { SubscriptionPanel } from './SubscriptionPanel.tsx'

/** The part of the plan page that only Owners see, on servers where plans are paid for. */
export function PaymentsPanels() {
  const { data, error, restart } = usePaymentsChangedSubscription()
  const [parameters] = useSearchParams()
  const payments = data?.paymentsChanged
  if (error && !payments) {
    return (
      <Panel title={t`Subscription`}>
        <ErrorState title={t`Couldn't load the subscription`} onRetry={restart} />
      </Panel>
    )
  }
  if (!payments) {
    return (
      <Panel title={t`Subscription`} isList>
        <SkeletonRows count={2} />
      </Panel>
    )
  }
  return (
    <Stack gap="16px">
      <PaymentNotice payments={payments} outcome={parameters.get('payment')} />
      {payments.status !== 'NONE' && <SubscriptionPanel payments={payments} />}
      <CreditsPanel packs={payments.packs} />
      <InvoicesPanel invoices={payments.invoices} />
    </Stack>
  )
}
