import { Skeleton, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { Stat, StatStrip } from '../../../shared/display/StatStrip.tsx'

export function BudgetsSkeleton() {
  return (
    <Stack gap="16px">
      <StatStrip label={t`Budget totals`}>
        {[t`Planned`, t`Spent`, t`Left`, t`Left to plan`].map((label) => (
          <Stat
            key={label}
            label={label}
            figure={<Skeleton h="24px" w="120px" borderRadius="bar" />}
            note={<Skeleton h="12px" w="96px" my="3px" borderRadius="bar" />}
          />
        ))}
      </StatStrip>
      <Panel isList>
        <SkeletonRows count={7} hasTile rowHeight={58} />
      </Panel>
    </Stack>
  )
}
