import { Box, type BoxProps, VisuallyHidden } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { CashFlowBarFragment } from '../../generated.ts'
import { CashFlowChart } from '../../shared/charts/CashFlowChart.tsx'
import { FlowLegend } from '../../shared/charts/FlowLegend.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { formatMonth } from '../../shared/format/dates.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'

interface CashFlowPanelProps extends Omit<BoxProps, 'title'> {
  months: readonly CashFlowBarFragment[]
  /** The month of the page, 'yyyy-MM', which is the last in the chart. */
  current: string
}

export function CashFlowPanel({ months, current, ...rest }: CashFlowPanelProps) {
  return (
    <Panel title={t`Cash flow`} note={t`12 months`} aside={<FlowLegend />} {...rest}>
      <Box h={{ base: '184px', md: '236px' }} mx={{ base: '-6px', md: '0' }} mb="-8px">
        <CashFlowChart months={months} current={current} />
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
        <caption>{t`Cash flow over 12 months`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Month`}</th>
            <th scope="col">{t`Income`}</th>
            <th scope="col">{t`Expense`}</th>
            <th scope="col">{t`Net`}</th>
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
