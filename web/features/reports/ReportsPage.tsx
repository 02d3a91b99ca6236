import { useApolloClient } from '@apollo/client/react'
import { Box, Skeleton, Stack } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { t } from '@lingui/core/macro'
import { FileDown, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ExportDialog } from '../../app/exports/ExportDialog.tsx'
import { useLiveScreen } from '../../app/live/live-screens.ts'
import { useOrganization } from '../../app/session/organization.tsx'
import { SavedViews } from '../../app/views/SavedViews.tsx'
import { type MemberPart, ReportFileDocument, type ReportSheetFragment, useReportQuery } from '../../generated.ts'
import { SegmentedControl } from '../../shared/controls/SegmentedControl.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { NoPrint } from '../../shared/display/NoPrint.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { Stat, StatStrip } from '../../shared/display/StatStrip.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { RowMenu } from '../../shared/overlays/RowMenu.tsx'
import { CategoriesPanel } from './CategoriesPanel.tsx'
import { FlowPanel } from './FlowPanel.tsx'
import { GroupsPanel } from './GroupsPanel.tsx'
import { liveReport } from './live.ts'
import { MonthsPanel } from './MonthsPanel.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportSums } from './ReportSums.tsx'
import { monthsOf, type ReportFilter, readReportFilter, reportKinds, writeReportFilter } from './report-filter.ts'
import { formatMonths } from './report-links.ts'

export function ReportsPage() {
  const { monthStartDay } = useOrganization()
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  const filter = useMemo(() => readReportFilter(new URLSearchParams(address)), [address])
  const variables = useMemo(() => variablesOf(filter, monthStartDay), [filter, monthStartDay])
  const { data, previousData, error, refetch } = useReportQuery({ variables })
  useLiveScreen(liveReport, variables)
  const report = data?.report ?? (error ? undefined : previousData?.report)
  const [isExporting, setExporting] = useState(false)
  const change = (changes: Partial<ReportFilter>) =>
    setSearch(writeReportFilter({ ...filter, ...changes }), { replace: true })

  return (
    <>
      <Global styles={paper} />
      <PageHeader
        title={t`Reports`}
        aside={
          <NoPrint>
            <SavedViews page="REPORTS" address={writeReportFilter(filter).toString()} />
          </NoPrint>
        }
        actions={
          <NoPrint>
            <RowMenu
              name={t`Reports`}
              labels={actions()}
              actions={['export', 'print']}
              onChoose={(action) => (action === 'print' ? window.print() : setExporting(true))}
            />
          </NoPrint>
        }
      />
      <Stack gap={{ base: '12px', md: '16px' }}>
        <NoPrint>
          <Box overflowX="auto" scrollbarWidth="none" mx={{ base: '-16px', md: '0' }} px={{ base: '16px', md: '0' }}>
            <SegmentedControl
              label={t`Report`}
              value={filter.kind}
              options={kindChoices()}
              onChange={(kind) => change({ kind })}
            />
          </Box>
          <ReportFilters filter={filter} onChange={change} onClear={() => setSearch({}, { replace: true })} />
        </NoPrint>
        {report ? (
          <Stack gap="16px" opacity={data ? 1 : 0.6}>
            <ReportSums report={report} />
            <Sheet report={report} filter={filter} />
          </Stack>
        ) : error ? (
          <Panel>
            <ErrorState title={t`Couldn't load the report`} onRetry={() => void refetch()} />
          </Panel>
        ) : (
          <ReportSkeleton />
        )}
      </Stack>
      {isExporting && (
        <ExportReport
          from={variables.from}
          to={variables.to}
          part={variables.part}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  )
}

/** Landscape, so that all columns fit. */
const paper = { '@page': { size: 'A4 landscape', margin: '12mm' } }

const actions = () => ({
  export: { label: t`Export`, icon: FileDown },
  print: { label: t`Print`, icon: Printer },
})

function kindChoices() {
  const names = { category: t`Categories`, month: t`Months`, flow: t`Flow`, tag: t`Tags`, member: t`Members` }
  return reportKinds.map((kind) => ({ value: kind, label: names[kind] }))
}

function Sheet({ report, filter }: { report: ReportSheetFragment; filter: ReportFilter }) {
  switch (filter.kind) {
    case 'category':
      return <CategoriesPanel report={report} filter={filter} />
    case 'month':
      return <MonthsPanel report={report} />
    case 'flow':
      return <FlowPanel report={report} />
    default:
      return <GroupsPanel report={report} filter={filter} />
  }
}

function variablesOf(filter: ReportFilter, startDay: number) {
  const { kind, part } = filter
  const [withTags, withMembers] = [kind === 'tag', kind === 'member']
  return { ...monthsOf(filter, startDay), withTags, withMembers, part }
}

function ReportSkeleton() {
  return (
    <Stack gap="16px">
      <StatStrip label={t`Summary`}>
        {[t`Income`, t`Expense`, t`Net`].map((label) => (
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

interface ExportReportProps {
  /** Months 'yyyy-MM', both inclusive. */
  from: string
  to: string
  part: MemberPart
  onClose: () => void
}

function ExportReport({ from, to, part, onClose }: ExportReportProps) {
  const client = useApolloClient()
  const locale = useLocale()
  const months = formatMonths({ from, to }, locale)
  return (
    <ExportDialog
      title={t`Export report`}
      what={t`${months}: by month, category, tag and member.`}
      ask={async (as) => {
        const variables = { from, to, part, ...as }
        const { data } = await client.query({ query: ReportFileDocument, variables, fetchPolicy: 'no-cache' })
        return data?.reportFile
      }}
      onClose={onClose}
    />
  )
}
