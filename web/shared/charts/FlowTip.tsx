import { Box, Flex } from '@chakra-ui/react'
import type { TooltipContentProps } from 'recharts'
import type { CashFlowBarFragment } from '../../generated.ts'
import { Amount } from '../display/Amount.tsx'
import { formatMonth } from '../format/dates.ts'
import { useLocale } from '../format/locale.ts'

export function FlowTip({ active, payload }: TooltipContentProps) {
  const locale = useLocale()
  const flow: CashFlowBarFragment | undefined = payload?.[0]?.payload.flow
  if (!active || !flow) return null
  return (
    <Box bg="bg.panel" borderRadius="control" boxShadow="md" px="12px" py="8px" minW="168px" textStyle="small">
      <Box fontWeight="600" mb="4px">
        {formatMonth(flow.month, locale)}
      </Box>
      <Line name="Income">
        <Amount {...flow.income} sign="never" />
      </Line>
      <Line name="Expense">
        <Amount {...flow.expense} sign="never" />
      </Line>
      <Line name="Net">
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
