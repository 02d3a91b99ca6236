import { Box, Skeleton, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { lazy, Suspense } from 'react'
import { hasPayments } from '../../../app/identity/identity.ts'
import { useOrganization } from '../../../app/session/organization.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import { usePlanAndUsageQuery } from '../../../generated.ts'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { AiUsagePanel } from './AiUsagePanel.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { PlansPanel } from './PlansPanel.tsx'
import { UsagePanel } from './UsagePanel.tsx'

const PaymentsPanels = lazy(async () => ({
  default: (await import('../payments/PaymentsPanels.tsx')).PaymentsPanels,
}))

export function PlanSection() {
  const mayRead = usePermission('BILLING_READ')
  const { name } = useOrganization()
  if (mayRead) return <OwnersPlan />
  // Without payments, members see their own AI credits here, and Admins those of all members.
  if (!hasPayments()) return <AiUsagePanel />
  return <Panel title={t`Plan and usage`}>{t`Only Owners can see the plan and usage of ${name}.`}</Panel>
}

function OwnersPlan() {
  const { data, error, refetch } = usePlanAndUsageQuery({ fetchPolicy: 'cache-and-network' })
  const { name } = useOrganization()

  if (error && !data) {
    return (
      <Panel title={t`Plan and usage`}>
        <ErrorState title={t`Couldn't load the plan of ${name}`} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  if (!data) return <PlanSkeleton />
  const { billing } = data
  const plans = billing.choices.length > 0 && <PlansPanel billing={billing} />
  // An Owner who has to choose a plan sees the plans first.
  const isOpen = billing.isTrial || billing.isReadOnly
  return (
    <Stack gap="16px">
      <PlanPanel billing={billing} />
      {hasPayments() ? (
        <Suspense>
          <PaymentsPanels>{isOpen && plans}</PaymentsPanels>
        </Suspense>
      ) : (
        isOpen && plans
      )}
      <UsagePanel billing={billing} />
      <AiUsagePanel />
      {!isOpen && plans}
    </Stack>
  )
}

function PlanSkeleton() {
  return (
    <Stack gap="16px">
      <Panel title={t`Plan`}>
        <Skeleton h="26px" w="140px" borderRadius="bar" />
        <Box mt="8px">
          <Skeleton h="12px" w="220px" borderRadius="bar" />
        </Box>
      </Panel>
      <Panel title={t`Usage`} isList>
        <SkeletonRows count={5} />
      </Panel>
    </Stack>
  )
}
