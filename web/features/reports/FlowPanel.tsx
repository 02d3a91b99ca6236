import { Box, Flex, Grid, Skeleton } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useOrganization } from '../../app/session/organization.tsx'
import type { ReportSheetFragment } from '../../generated.ts'
import { Panel } from '../../shared/display/Panel.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { useIsPhone } from '../../shared/hooks/use-viewport.ts'
import { FiguresTable } from './FiguresTable.tsx'
import { type FlowPart, flowSides } from './flow-sides.ts'
import { NothingThen } from './NothingThen.tsx'
import { formatMonths } from './report-links.ts'

const FlowChart = lazy(async () => ({ default: (await import('./FlowChart.tsx')).FlowChart }))

export function FlowPanel({ report }: { report: ReportSheetFragment }) {
  const locale = useLocale()
  const { monthStartDay } = useOrganization()
  const isPhone = useIsPhone()
  const sides = flowSides(report, monthStartDay)
  const { sources, targets, whole } = sides

  return (
    <Panel title="Flow" note={formatMonths(report, locale)}>
      {sources.length === 0 ? (
        <NothingThen />
      ) : (
        <>
          {isPhone ? (
            <>
              <Stacked label="In" segments={sources} />
              <Stacked label="Out" segments={targets} />
            </>
          ) : (
            <Suspense fallback={<Skeleton h="360px" borderRadius="bar" />}>
              <FlowChart {...sides} />
            </Suspense>
          )}
          <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap={{ base: '20px', lg: '40px' }} mt="20px">
            {[['Came in', sources] as const, ['Went out', targets] as const].map(([name, segments]) => (
              <Box key={name}>
                <FiguresTable
                  caption={name}
                  of={name}
                  lines={segments.map(({ color, ...part }) => ({ ...part, icon: <Swatch color={color} /> }))}
                  total={{ amount: whole }}
                  type={name === 'Came in' ? 'INCOME' : 'EXPENSE'}
                  isCompared={false}
                  isFinal={false}
                />
              </Box>
            ))}
          </Grid>
        </>
      )}
    </Panel>
  )
}

function Stacked({ label, segments }: { label: string; segments: readonly FlowPart[] }) {
  return (
    <Flex align="center" gap="12px" mb="8px" aria-hidden>
      <Box w="28px" textStyle="small" color="fg.muted">
        {label}
      </Box>
      <Flex flex="1" h="14px" gap="2px" borderRadius="bar" overflow="clip">
        {segments.map(({ key, amount, color }) => (
          <Box key={key} flexGrow={Number(amount.value)} flexBasis="0" minW="2px" bg={color} />
        ))}
      </Flex>
    </Flex>
  )
}

const Swatch = ({ color }: { color: string }) => (
  <Box boxSize="10px" borderRadius="3px" flexShrink="0" bg={color} aria-hidden />
)
