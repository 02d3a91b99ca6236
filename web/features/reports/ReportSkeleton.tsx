import { Skeleton, Stack } from '@chakra-ui/react'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { Stat, StatStrip } from '../../shared/display/StatStrip.tsx'

/** A report's layout before its figures are there. */
export function ReportSkeleton() {
  return (
    <Stack gap="16px">
      <StatStrip label="The months in figures">
        {['Income', 'Expense', 'Net'].map((label) => (
          <Stat
            key={label}
            label={label}
            figure={<Skeleton h="24px" w="120px" borderRadius="bar" />}
            note={<Skeleton h="12px" w="96px" my="3px" borderRadius="bar" />}
          />
        ))}
      </StatStrip>
      <Panel isList>
        <SkeletonRows count={8} hasTile rowHeight={42} />
      </Panel>
    </Stack>
  )
}
