import { Box, Skeleton, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useOrganization } from '../../../app/session/organization.tsx'
import { usePlanAndUsageQuery } from '../../../generated.ts'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { AiUsagePanel } from './AiUsagePanel.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { PlansPanel } from './PlansPanel.tsx'
import { UsagePanel } from './UsagePanel.tsx'

export function PlanSection() {
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
  return (
    <Stack gap="16px">
      <PlanPanel billing={data.billing} />
      <UsagePanel billing={data.billing} />
      <AiUsagePanel />
      {data.billing.choices.length > 0 && <PlansPanel billing={data.billing} />}
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
