import { Box, Grid, Skeleton } from '@chakra-ui/react'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { Stat, StatStrip } from '../../shared/display/StatStrip.tsx'

const labels = ['Income', 'Expense', 'Net', 'Left in budgets']

/** The dashboard's layout before its figures are there. */
export function DashboardSkeleton() {
  return (
    <Grid gap="16px" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.92fr) minmax(0, 1fr)' }}>
      <Box gridColumn="1 / -1">
        <StatStrip label="The month in figures">
          {labels.map((label) => (
            <Stat
              key={label}
              label={label}
              figure={<Skeleton h="24px" w="120px" borderRadius="bar" />}
              note={<Skeleton h="12px" w="96px" my="3px" borderRadius="bar" />}
            />
          ))}
        </StatStrip>
      </Box>
      <Panel title="Cash flow" note="12 months">
        <Skeleton h={{ base: '180px', md: '226px' }} borderRadius="bar" />
      </Panel>
      <Panel title="Needs attention" isList>
        <SkeletonRows count={3} hasTile rowHeight={67} />
      </Panel>
      <Panel title="Spending by category" isList>
        <SkeletonRows count={7} hasTile rowHeight={40} />
      </Panel>
      <Panel title="Budgets" isList>
        <SkeletonRows count={4} rowHeight={56} />
      </Panel>
      <Panel title="Latest transactions" isList gridColumn="1 / -1">
        <SkeletonRows count={5} />
      </Panel>
    </Grid>
  )
}
