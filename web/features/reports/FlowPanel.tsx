import { Box, Flex, Grid } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useOrganization } from '../../app/session/organization.tsx'
import type { CategoryType, ReportSheetFragment } from '../../generated.ts'
import { distinctNeighbours } from '../../shared/charts/neighbour-colors.ts'
import { Panel } from '../../shared/display/Panel.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { useIsPhone } from '../../shared/hooks/use-viewport.ts'
import { FiguresTable } from './FiguresTable.tsx'
import { FlowChart } from './FlowChart.tsx'
import { type FlowPart, flowSides } from './flow-sides.ts'
import { NothingThen } from './NothingThen.tsx'
import { formatMonths } from './report-links.ts'

export function FlowPanel({ report }: { report: ReportSheetFragment }) {
  const locale = useLocale()
  const { monthStartDay } = useOrganization()
  const isPhone = useIsPhone()
  const sides = flowSides(report, monthStartDay)
  const { sources, targets, whole } = sides

  return (
    <Panel title={t`Flow`} note={formatMonths(report, locale)}>
      {sources.length === 0 ? (
        <NothingThen />
      ) : (
        <>
          {isPhone ? (
            <>
              <Stacked label={t`In`} segments={sources} />
              <Stacked label={t`Out`} segments={targets} />
            </>
          ) : (
            <FlowChart {...sides} />
          )}
          <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap={{ base: '20px', lg: '40px' }} mt="20px">
            <SideTable name={t`Money in`} segments={sources} whole={whole} type="INCOME" />
            <SideTable name={t`Money out`} segments={targets} whole={whole} type="EXPENSE" />
          </Grid>
        </>
      )}
    </Panel>
  )
}

interface SideTableProps {
  name: string
  segments: readonly FlowPart[]
  whole: FlowPart['amount']
  type: CategoryType
}

function SideTable({ name, segments, whole, type }: SideTableProps) {
  return (
    <Box>
      <FiguresTable
        caption={name}
        of={name}
        lines={segments.map(({ color, ...part }) => ({ ...part, icon: <Swatch color={color} /> }))}
        total={{ amount: whole }}
        type={type}
        isCompared={false}
        isFinal={false}
      />
    </Box>
  )
}

function Stacked({ label, segments }: { label: string; segments: readonly FlowPart[] }) {
  const colors = distinctNeighbours(segments.map(({ color }) => color))
  return (
    <Flex align="center" gap="12px" mb="8px" aria-hidden>
      <Box w="28px" textStyle="small" color="fg.muted">
        {label}
      </Box>
      <Flex flex="1" h="14px" gap="2px" borderRadius="bar" overflow="clip">
        {segments.map(({ key, amount }, index) => (
          <Box key={key} flexGrow={Number(amount.value)} flexBasis="0" minW="2px" bg={colors[index]} data-graph />
        ))}
      </Flex>
    </Flex>
  )
}

const Swatch = ({ color }: { color: string }) => (
  <Box boxSize="10px" borderRadius="3px" flexShrink="0" bg={color} data-graph aria-hidden />
)
