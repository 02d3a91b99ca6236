import { Box, Button, Flex, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { BookDashed, ChartColumn, FileUp, LayoutDashboard, Plus, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useLiveScreen } from '../../app/live/live-screens.ts'
import { RemoveSample } from '../../app/sample-data/RemoveSample.tsx'
import { AddSampleData } from '../../app/sample-data/SampleOffer.tsx'
import { useOrganization } from '../../app/session/organization.tsx'
import { usePermission } from '../../app/session/permissions.ts'
import { type DashboardSheetFragment, type SampleSheetFragment, useDashboardQuery } from '../../generated.ts'
import { MonthYearPicker } from '../../shared/controls/MonthYearPicker.tsx'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { Stat, StatStrip } from '../../shared/display/StatStrip.tsx'
import { useMonthInAddress } from '../../shared/format/month-in-url.ts'
import { useDeviceFlag } from '../../shared/hooks/device-flag.ts'
import { AttentionPanel } from './AttentionPanel.tsx'
import { BudgetsPanel } from './BudgetsPanel.tsx'
import { CashFlowPanel } from './CashFlowPanel.tsx'
import { ComingUp } from './ComingUp.tsx'
import { FiguresStrip } from './FiguresStrip.tsx'
import { FirstStepsPanel } from './FirstStepsPanel.tsx'
import { LatestPanel } from './LatestPanel.tsx'
import { liveDashboard } from './live.ts'
import { SpendingPanel } from './SpendingPanel.tsx'

export function DashboardPage() {
  const { monthStartDay } = useOrganization()
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  const [month, setMonth] = useMonthInAddress(monthStartDay)
  const { data, previousData, error, refetch } = useDashboardQuery({ variables: { month } })
  useLiveScreen(liveDashboard, { month })
  const { dashboard: sheet, sampleData: sample } = data ?? (error ? undefined : previousData) ?? {}

  return (
    <>
      <PageHeader
        title={t`Dashboard`}
        aside={<MonthYearPicker month={month} onChange={setMonth} startDay={monthStartDay} />}
        actions={
          <>
            <Button asChild variant="outline" colorPalette="gray">
              <RouterLink to={`/reports?month=${month}`}>
                <ChartColumn strokeWidth={1.75} />
                {t`Reports`}
              </RouterLink>
            </Button>
            {mayWrite && (
              <Button asChild hideBelow="md">
                <RouterLink to="/transactions/new">
                  <Plus strokeWidth={1.75} />
                  {t`New transaction`}
                </RouterLink>
              </Button>
            )}
          </>
        }
      />
      <SampleBar sample={sample} />
      {sheet ? (
        <Sheet sheet={sheet} isEmpty={sample?.state === 'EMPTY'} />
      ) : error ? (
        <Panel>
          <ErrorState title={t`Couldn't load the dashboard`} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <DashboardSkeleton />
      )}
    </>
  )
}

function Sheet({ sheet, isEmpty }: { sheet: DashboardSheetFragment; isEmpty: boolean }) {
  const [areStepsClosed, setStepsClosed] = useDeviceFlag(`firstStepsClosed:${useOrganization().id}`)
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  const steps = mayWrite && !areStepsClosed && sheet.firstSteps && (
    <FirstStepsPanel steps={sheet.firstSteps} onClose={() => setStepsClosed(true)} order="1" />
  )
  if (isUntouched(sheet))
    return steps ? <Untouched isLedgerEmpty={isEmpty}>{steps}</Untouched> : <NothingYet isLedgerEmpty={isEmpty} />
  const hasChart = hasTwoMonths(sheet)
  const chartPlace = steps ? { order: '2', gridColumn: '1 / -1' } : { order: { base: '2', lg: '1' } }
  return (
    <Grid gap="16px" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.92fr) minmax(0, 1fr)' }}>
      <FiguresStrip sheet={sheet} gridColumn="1 / -1" />
      {steps}
      {hasChart && <CashFlowPanel months={sheet.cashFlow} current={sheet.month} {...chartPlace} />}
      <AttentionPanel
        attention={sheet.attention}
        month={sheet.month}
        order="1"
        gridColumn={steps || hasChart ? undefined : '1 / -1'}
      />
      <SpendingPanel spending={sheet.spending} month={sheet.month} order="3" />
      <BudgetsPanel budget={sheet.budget} order="4" />
      <ComingUp order="5" gridColumn="1 / -1" />
      <LatestPanel latest={sheet.latest} order="5" gridColumn="1 / -1" />
    </Grid>
  )
}

/** Returns true if the chart has a trend to show. */
function hasTwoMonths({ cashFlow }: DashboardSheetFragment): boolean {
  return cashFlow.filter(({ income, expense }) => Number(income.value) !== 0 || Number(expense.value) !== 0).length > 1
}

function Untouched({ isLedgerEmpty, children }: { isLedgerEmpty: boolean; children: ReactNode }) {
  return (
    <Stack gap="12px" maxW="640px">
      {children}
      {isLedgerEmpty && <AddSampleData order="2" alignSelf="flex-start" />}
    </Stack>
  )
}

/** Returns true for an organization without transactions up to this month, budgets or pending items. */
function isUntouched({ budget, attention, latest }: DashboardSheetFragment): boolean {
  return latest.length === 0 && budget.lines.length === 0 && attention.pendingItems === 0
}

function SampleBar({ sample }: { sample: SampleSheetFragment | undefined }) {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  if (sample?.state !== 'SAMPLE') return null
  return (
    <Flex role="status" gap="10px" mb="16px" textStyle="small" color="fg.muted" align="flex-start">
      <Flex mt="1px" flexShrink="0" aria-hidden>
        <BookDashed size={16} strokeWidth={1.75} />
      </Flex>
      <Text>
        {t`You're looking at sample data.`}{' '}
        {mayWrite && (
          <RemoveSample
            sample={sample}
            variant="plain"
            size="xs"
            h="auto"
            minW="0"
            p="0"
            textStyle="small"
            color="accent.fg"
          />
        )}
      </Text>
    </Flex>
  )
}

const labels = () => [t`Income`, t`Expense`, t`Net`, t`Left in budgets`]

function DashboardSkeleton() {
  return (
    <Grid gap="16px" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.92fr) minmax(0, 1fr)' }}>
      <Box gridColumn="1 / -1">
        <StatStrip label={t`Monthly totals`}>
          {labels().map((label) => (
            <Stat
              key={label}
              label={label}
              figure={<Skeleton h="24px" w="120px" borderRadius="bar" />}
              note={<Skeleton h="12px" w="96px" my="3px" borderRadius="bar" />}
            />
          ))}
        </StatStrip>
      </Box>
      <Panel title={t`Cash flow`} note={t`12 months`}>
        <Skeleton h={{ base: '180px', md: '226px' }} borderRadius="bar" />
      </Panel>
      <Panel title={t`Needs attention`} isList>
        <SkeletonRows count={3} hasTile rowHeight={67} />
      </Panel>
      <Panel title={t`Spending by category`} isList>
        <SkeletonRows count={7} hasTile rowHeight={40} />
      </Panel>
      <Panel title={t`Budgets`} isList>
        <SkeletonRows count={4} rowHeight={56} />
      </Panel>
      <Panel title={t`Latest transactions`} isList gridColumn="1 / -1">
        <SkeletonRows count={5} />
      </Panel>
    </Grid>
  )
}

/** Shown for a new organization and for months before its first transaction. */
function NothingYet({ isLedgerEmpty }: { isLedgerEmpty: boolean }) {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  return (
    <Panel>
      <EmptyState
        icon={LayoutDashboard}
        title={t`No transactions yet`}
        action={
          mayWrite && (
            <Stack gap="8px" align="center">
              <Flex gap="8px" wrap="wrap" justify="center">
                <Button asChild>
                  <RouterLink to="/transactions/new">
                    <Plus strokeWidth={1.75} />
                    {t`New transaction`}
                  </RouterLink>
                </Button>
                <Button asChild variant="outline" colorPalette="gray">
                  <RouterLink to="/receipts">
                    <ReceiptText strokeWidth={1.75} />
                    {t`Add a receipt`}
                  </RouterLink>
                </Button>
                <Button asChild variant="outline" colorPalette="gray">
                  <RouterLink to="/transactions/import">
                    <FileUp strokeWidth={1.75} />
                    {t`Import a bank file`}
                  </RouterLink>
                </Button>
              </Flex>
              {isLedgerEmpty && <AddSampleData />}
            </Stack>
          )
        }
      >
        {t`Add a transaction, a receipt or a bank file to see your income, spending and budgets here.`}
      </EmptyState>
    </Panel>
  )
}
