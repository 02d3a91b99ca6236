import type { ApolloClient } from '@apollo/client'
import { Box, Button, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ArrowLeftRight, Download, Plus, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { type ListFilter, writeListFilter } from '../../../../server/language/list-filter.ts'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { AddSampleData } from '../../../app/sample-data/SampleOffer.tsx'
import { useOrganization } from '../../../app/session/organization.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import { SavedViews } from '../../../app/views/SavedViews.tsx'
import { type TransactionFilter, TransactionsDocument } from '../../../generated.ts'
import { EmptyState, NothingMatches } from '../../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { KeyHint } from '../../../shared/display/KeyHint.tsx'
import { PageHeader } from '../../../shared/display/PageHeader.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { lazyComponent } from '../../../shared/hooks/lazy-component.tsx'
import { useIsPhone } from '../../../shared/hooks/use-viewport.ts'
import { FilterBar } from '../filters/FilterBar.tsx'
import { useFilterInAddress } from '../filters/filter-in-url.ts'
import { useFilterLabels } from '../filters/filter-labels.ts'
import { liveTotals } from '../live.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import { Ledger } from './Ledger.tsx'
import { SumsLine } from './SumsLine.tsx'
import { useTransactionPages } from './transaction-pages.ts'

const ExportTransactions = lazyComponent(
  async () => (await import('../../../app/exports/ExportTransactions.tsx')).ExportTransactions,
)

/** A filter in the address can depend on the organization's start of the month, so only the whole list is preloaded. */
TransactionsPage.preload = (client: ApolloClient, search: string) =>
  search === '' ? client.query({ query: TransactionsDocument, variables: { filter: {} } }) : undefined

export function TransactionsPage() {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  const isPhone = useIsPhone()
  const { hasAccounts } = useOrganization()
  const searchField = useRef<HTMLInputElement>(null)
  const [isExporting, setExporting] = useState(false)
  const { filter, asked, isFiltered, change, clear } = useFilterInAddress()
  const pages = useTransactionPages(asked)
  useLiveScreen(liveTotals, { filter: asked })

  const views = <SavedViews page="TRANSACTIONS" address={writeListFilter(filter).toString()} isChip={isPhone} />
  return (
    <>
      <PageHeader
        title={t`Transactions`}
        aside={!isPhone && views}
        actions={!isPhone && <Actions mayWrite={mayWrite} onExport={() => setExporting(true)} />}
      />
      <FilterBar
        filter={filter}
        isFiltered={isFiltered}
        onChange={change}
        onClear={clear}
        searchField={searchField}
        views={isPhone && views}
        hasAccountFilter={hasAccounts}
        menu={isPhone && <HeaderMenu onExport={() => setExporting(true)} />}
      />
      {pages.correctedText !== null && !pages.isStale && (
        <CorrectedLine typed={filter.text} corrected={pages.correctedText} onExact={() => change({ isExact: true })} />
      )}
      <SumsLine sums={pages.sums} />
      {pages.transactions?.length ? (
        <Box opacity={pages.isStale ? 0.6 : 1} transition="opacity 120ms">
          <Ledger asked={asked} pages={pages} mayWrite={mayWrite} onSearch={() => searchField.current?.focus()} />
        </Box>
      ) : (
        <Panel isList>
          {pages.transactions ? (
            isFiltered ? (
              <NothingMatches onClear={clear} />
            ) : (
              <EmptyState
                icon={ArrowLeftRight}
                title={t`No transactions yet`}
                action={
                  mayWrite && (
                    <Stack gap="8px" align="center">
                      <NewTransaction />
                      <AddSampleData />
                    </Stack>
                  )
                }
              >
                {t`Add your first transaction, approve a receipt or tell the assistant about a purchase.`}
              </EmptyState>
            )
          ) : pages.error ? (
            <ErrorState title={t`Couldn't load transactions`} onRetry={pages.refetch} />
          ) : (
            <SkeletonRows count={12} />
          )}
        </Panel>
      )}
      {isExporting && <Export filter={filter} asked={asked} onClose={() => setExporting(false)} />}
    </>
  )
}

function Actions({ mayWrite, onExport }: { mayWrite: boolean; onExport: () => void }) {
  return (
    <>
      {mayWrite && (
        <Button asChild variant="ghost" colorPalette="gray" hideBelow="lg">
          <RouterLink to="/transactions/import">
            <Upload strokeWidth={1.75} />
            {t`Import`}
          </RouterLink>
        </Button>
      )}
      <Button variant="ghost" colorPalette="gray" hideBelow="lg" onClick={onExport}>
        <Download strokeWidth={1.75} />
        {t`Export`}
      </Button>
      <HeaderMenu onExport={onExport} />
      {mayWrite && <NewTransaction />}
    </>
  )
}

function Export({ filter, ...rest }: { filter: ListFilter; asked: TransactionFilter; onClose: () => void }) {
  return <ExportTransactions filter={rest.asked} labels={useFilterLabels(filter)} onClose={rest.onClose} />
}

function NewTransaction() {
  return (
    <Button asChild>
      <RouterLink to="/transactions/new">
        <Plus strokeWidth={1.75} />
        {t`New transaction`}
        <KeyHint>n</KeyHint>
      </RouterLink>
    </Button>
  )
}

interface CorrectedLineProps {
  typed: string
  corrected: string
  onExact: () => void
}

function CorrectedLine({ typed, corrected, onExact }: CorrectedLineProps) {
  return (
    <Box role="status" aria-label={t`Corrected search`} textStyle="small" color="fg.muted" px="2px" mt="10px">
      <Trans>
        Showing results for{' '}
        <Box as="b" color="fg" fontWeight="600">
          {corrected}
        </Box>
        .
      </Trans>{' '}
      <Button variant="plain" colorPalette="accent" h="auto" minW="0" px="0" textStyle="small" onClick={onExact}>
        {t`Search for ${typed} instead`}
      </Button>
    </Box>
  )
}
