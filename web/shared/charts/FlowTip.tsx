import { Box, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { CashFlowBarFragment } from '../../generated.ts'
import { Amount } from '../display/Amount.tsx'
import { formatMonth } from '../format/dates.ts'
import { useLocale } from '../format/locale.ts'

interface FlowTipProps {
  flow: CashFlowBarFragment
  /** The point that the tip stands beside, in pixels from the top left of the chart. */
  x: number
  y: number
  frame: { width: number; height: number }
}

/** The distance from the point, in pixels. */
const gap = 10

/** Shows the figures of a month beside a point of the chart, on the side that has space for them. */
export function FlowTip({ flow, x, y, frame }: FlowTipProps) {
  const locale = useLocale()
  return (
    <Box
      position="absolute"
      left={`${x}px`}
      top={`${y}px`}
      transform={`translate(${x > frame.width / 2 ? `calc(-100% - ${gap}px)` : `${gap}px`}, ${y > frame.height / 2 ? `calc(-100% - ${gap}px)` : `${gap}px`})`}
      zIndex="1"
      pointerEvents="none"
      whiteSpace="nowrap"
      bg="bg.panel"
      borderRadius="control"
      boxShadow="md"
      px="12px"
      py="8px"
      minW="168px"
      textStyle="small"
    >
      <Box fontWeight="600" mb="4px">
        {formatMonth(flow.month, locale)}
      </Box>
      <Line name={t`Income`}>
        <Amount {...flow.income} />
      </Line>
      <Line name={t`Expense`}>
        <Amount {...flow.expense} />
      </Line>
      <Line name={t`Net`}>
        <Amount {...flow.net} sign="always" fontWeight="600" />
      </Line>
    </Box>
  )
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Flex justify="space-between" gap="16px">
      <Box color="fg.muted">{name}</Box>
      {children}
    </Flex>
  )
}
