import { Box, chakra } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useOrganization } from '../../app/session/organization.tsx'
import type { CategoryType, ReportSheetFragment } from '../../generated.ts'
import { CashFlowChart } from '../../shared/charts/CashFlowChart.tsx'
import { FlowLegend } from '../../shared/charts/FlowLegend.tsx'
import { Amount } from '../../shared/display/Amount.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { formatMonth, today } from '../../shared/format/dates.ts'
import { transactionsPath } from '../../shared/format/links.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { monthAt } from '../../shared/format/period.ts'
import { NothingThen } from './NothingThen.tsx'
import { formatMonths } from './report-links.ts'

export function MonthsPanel({ report }: { report: ReportSheetFragment }) {
  const locale = useLocale()
  const { monthStartDay } = useOrganization()
  const { months, income, expense, net } = report
  const isEmpty = Number(income.amount.value) === 0 && Number(expense.amount.value) === 0

  return (
    <Panel title={t`Income and expense`} note={formatMonths(report, locale)} aside={<FlowLegend />}>
      {isEmpty ? (
        <NothingThen />
      ) : (
        <>
          <Box h={{ base: '184px', md: '260px' }} mx={{ base: '-6px', md: '0' }} mb="12px">
            <CashFlowChart months={months} current={monthAt(today(), monthStartDay)} />
          </Box>
          <chakra.table
            w="100%"
            css={{ borderCollapse: 'collapse', '& td, & th': { h: '42px', ps: '12px', textAlign: 'end' } }}
          >
            <chakra.caption srOnly>{t`Income and expense by month`}</chakra.caption>
            <thead>
              <chakra.tr textStyle="small" color="fg.muted" css={{ '& th': { h: '32px', fontWeight: '400' } }}>
                <Head isFirst>{t`Month`}</Head>
                <Head isWide>{t`Income`}</Head>
                <Head isWide>{t`Expense`}</Head>
                <Head>{t`Net`}</Head>
              </chakra.tr>
            </thead>
            <tbody>
              {months.toReversed().map((flow) => (
                <chakra.tr key={flow.month} borderTopWidth="1px" borderColor="border.muted" _hover={{ bg: 'bg.hover' }}>
                  <Head isFirst isRow>
                    {formatMonth(flow.month, locale)}
                  </Head>
                  <chakra.td hideBelow="md">
                    <Lead month={flow.month} type="INCOME">
                      <Amount {...flow.income} />
                    </Lead>
                  </chakra.td>
                  <chakra.td hideBelow="md">
                    <Lead month={flow.month} type="EXPENSE">
                      <Amount {...flow.expense} />
                    </Lead>
                  </chakra.td>
                  <td>
                    <Lead month={flow.month}>
                      <Amount {...flow.net} sign="always" fontWeight="500" />
                    </Lead>
                  </td>
                </chakra.tr>
              ))}
            </tbody>
            <tfoot>
              <chakra.tr borderTopWidth="1px" borderColor="fg" fontWeight="600">
                <Head isFirst isRow>
                  {t`Total`}
                </Head>
                <chakra.td hideBelow="md">
                  <Amount {...income.amount} />
                </chakra.td>
                <chakra.td hideBelow="md">
                  <Amount {...expense.amount} />
                </chakra.td>
                <td>
                  <Amount {...net.amount} sign="always" isFinal />
                </td>
              </chakra.tr>
            </tfoot>
          </chakra.table>
        </>
      )}
    </Panel>
  )
}

interface HeadProps {
  isFirst?: boolean
  isRow?: boolean
  isWide?: boolean
  children: ReactNode
}

function Head({ isFirst, isRow, isWide, children }: HeadProps) {
  return (
    <chakra.th
      scope={isRow ? 'row' : 'col'}
      {...(isFirst ? { css: { '&&': { textAlign: 'start', ps: '0' } } } : {})}
      fontWeight="inherit"
      hideBelow={isWide ? 'md' : undefined}
    >
      {children}
    </chakra.th>
  )
}

function Lead({ month, type, children }: { month: string; type?: CategoryType; children: ReactNode }) {
  const locale = useLocale()
  return (
    <chakra.span _hover={{ textDecoration: 'underline' }}>
      <RouterLink to={transactionsPath({ month, ...(type && { type }) })}>
        <chakra.span srOnly>{leadLabel(formatMonth(month, locale), type)} </chakra.span>
        {children}
      </RouterLink>
    </chakra.span>
  )
}

function leadLabel(month: string, type: CategoryType | undefined): string {
  if (type === undefined) return t`${month}, net:`
  return type === 'INCOME' ? t`${month}, income:` : t`${month}, expense:`
}
