import { Box, type BoxProps, Skeleton, VisuallyHidden } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import type { CashFlowBarFragment } from '../../generated.ts'
import { FlowLegend } from '../../shared/charts/FlowLegend.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { formatMonth } from '../../shared/format/dates.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'

const CashFlowChart = lazy(async () => ({
  default: (await import('../../shared/charts/CashFlowChart.tsx')).CashFlowChart,
}))

interface CashFlowPanelProps extends Omit<BoxProps, 'title'> {
  months: readonly CashFlowBarFragment[]
  /** The month of the page, 'yyyy-MM', which is the last in the chart. */
  current: string
}

export function CashFlowPanel({ months, current, ...rest }: CashFlowPanelProps) {
  return (
    <Panel title="Cash flow" note="12 months" aside={<FlowLegend />} {...rest}>
      <Box h={{ base: '184px', md: '236px' }} mx={{ base: '-6px', md: '0' }} mb="-8px">
        <Suspense fallback={<Skeleton h="100%" borderRadius="bar" />}>
          <CashFlowChart months={months} current={current} />
        </Suspense>
      </Box>
      <FlowTable months={months} />
    </Panel>
  )
}

function FlowTable({ months }: { months: readonly CashFlowBarFragment[] }) {
  const locale = useLocale()
  const money = ({ value, currency }: { value: string; currency: string }) => textOfMoney(value, currency, locale)
  return (
    <VisuallyHidden>
      <table>
        <caption>Cash flow of 12 months</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Income</th>
            <th scope="col">Expense</th>
            <th scope="col">Net</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, income, expense, net }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month, locale)}</th>
              <td>{money(income)}</td>
              <td>{money(expense)}</td>
              <td>{money(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
