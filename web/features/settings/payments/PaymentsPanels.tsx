import { Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePaymentsChangedSubscription } from '../../../generated.ts'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { CreditsPanel } from './CreditsPanel.tsx'
import { InvoicesPanel } from './InvoicesPanel.tsx'
import { PaymentNotice } from './PaymentNotice.tsx'
import { SubscriptionPanel } from './SubscriptionPanel.tsx'

/**
 * The part of the plan page that only Owners see, on servers where plans are paid for.
 * @param children follows the notice, which may ask the Owner to choose a plan
 */
export function PaymentsPanels({ children }: { children: ReactNode }) {
  const { data, error, restart } = usePaymentsChangedSubscription()
  const [parameters] = useSearchParams()
  const payments = data?.paymentsChanged
  return (
    <Stack gap="16px">
      {payments && <PaymentNotice payments={payments} outcome={parameters.get('payment')} />}
      {children}
      {payments ? (
        <>
          {payments.status !== 'NONE' && <SubscriptionPanel payments={payments} />}
          <CreditsPanel packs={payments.packs} />
          <InvoicesPanel invoices={payments.invoices} />
        </>
      ) : (
        <Panel title={t`Subscription`} isList={!error}>
          {error ? (
            <ErrorState title={t`Couldn't load the subscription`} onRetry={restart} />
          ) : (
            <SkeletonRows count={2} />
          )}
        </Panel>
      )}
    </Stack>
  )
}
