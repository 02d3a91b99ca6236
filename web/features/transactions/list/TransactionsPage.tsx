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
import { TransactionsDocument } from '../../../generated.ts'
import { EmptyState, NothingMatches } from '../../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { KeyHint } from '../../../shared/display/KeyHint.tsx'
import { NoPrint } from '../../../shared/display/NoPrint.tsx'
import { PageHeader } from '../../../shared/display/PageHeader.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { useKeys } from '../../../shared/hooks/keys.ts'
import { lazyComponent } from '../../../shared/hooks/lazy-component.tsx'
import { useIsPhone } from '../../../shared/hooks/use-viewport.ts'
import { FilterBar } from '../filters/FilterBar.tsx'
import { useFilterInAddress } from '../filters/filter-in-url.ts'
import { useFilterLabels } from '../filters/filter-labels.ts'
import { liveTotals } from '../live.ts'
import { useFirstResult } from './first-result.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import { Ledger } from './Ledger.tsx'
import { usePrinting } from './printing.ts'
import { SumsLine } from './SumsLine.tsx'
import { useTransactionPages } from './transaction-pages.ts'

const ExportTransactions = lazyComponent(
  async () => (await import('../../../app/exports/ExportTransactions.tsx')).ExportTransactions,
)

const PrintedTransactions = lazyComponent(async () => (await import('./PrintedTransactions.tsx')).PrintedTransactions)

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
  const firstResult = useFirstResult(filter.text, pages.isStale)
  useLiveScreen(liveTotals, { filter: asked })
  const { isPrinting, print } = usePrinting(asked)
  useKeys({ 'mod+p': print })

  const views = <SavedViews page="TRANSACTIONS" address={writeListFilter(filter).toString()} isChip={isPhone} />
  return (
    <>
      {isPrinting && <PrintedTransactions filter={filter} asked={asked} pages={pages} />}
      <NoPrint>
        <PageHeader
          title={t`Transactions`}
          aside={!isPhone && views}
          actions={!isPhone && <Actions mayWrite={mayWrite} onExport={() => setExporting(true)} onPrint={print} />}
        />
        <FilterBar
          filter={filter}
          isFiltered={isFiltered}
          onChange={change}
          onClear={clear}
          searchField={searchField}
          onEnter={firstResult.onEnter}
          views={isPhone && views}
          hasAccountFilter={hasAccounts}
          menu={isPhone && <HeaderMenu onExport={() => setExporting(true)} onPrint={print} />}
        />
        {pages.correctedText !== null && !pages.isStale && (
          <CorrectedLine
            typed={filter.text}
            corrected={pages.correctedText}
            onExact={() => change({ isExact: true })}
          />
        )}
        <SumsLine sums={pages.sums} />
        {pages.transactions?.length ? (
          <Box opacity={pages.isStale ? 0.6 : 1} transition="opacity 120ms">
            <Ledger
              asked={asked}
              pages={pages}
              mayWrite={mayWrite}
              {...firstResult.ledgerProps}
              onSearch={() => searchField.current?.focus()}
            />
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
        {isExporting && <Export filter={filter} onClose={() => setExporting(false)} />}
      </NoPrint>
    </>
  )
}

interface ActionsProps {
  mayWrite: boolean
  onExport: () => void
  onPrint: () => void
}

function Actions({ mayWrite, onExport, onPrint }: ActionsProps) {
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
      <HeaderMenu onExport={onExport} onPrint={onPrint} />
      {mayWrite && <NewTransaction />}
    </>
  )
}

function Export({ filter, onClose }: { filter: ListFilter; onClose: () => void }) {
  const labels = useFilterLabels({ ...filter, month: null, from: null, to: null })
  return <ExportTransactions filter={filter} labels={labels} onClose={onClose} />
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
