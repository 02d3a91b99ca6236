import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { ExportTransactions } from '../../../app/exports/ExportTransactions.tsx'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { RemoveSample } from '../../../app/sample-data/RemoveSample.tsx'
import { AddSampleData } from '../../../app/sample-data/SampleOffer.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import { type SampleSheetFragment, useSampleDataQuery } from '../../../generated.ts'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { ActionRow, actionWidth } from '../ActionRow.tsx'
import { ArchivePanel } from './ArchivePanel.tsx'
import { liveSampleData } from './live.ts'

/** A stable object, so that the totals are requested once. */
const everything = {}

export function DataSection() {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  const [isExporting, setExporting] = useState(false)
  return (
    <Stack gap="16px">
      {mayWrite && (
        <Panel>
          <ActionRow
            title="Import"
            about="A bank’s file, or what another app has exported. You see each row before anything is recorded, and a whole import can be taken back."
          >
            <Button asChild w={actionWidth} variant="outline" colorPalette="gray">
              <RouterLink to="/transactions/import">
                <Upload strokeWidth={1.75} />
                Import a file
              </RouterLink>
            </Button>
          </ActionRow>
        </Panel>
      )}
      <Panel>
        <ActionRow
          title="Export transactions"
          about="As CSV, Excel or JSON, with their receipts if you like. In the list of transactions Export takes what its filters find."
        >
          <Button w={actionWidth} variant="outline" colorPalette="gray" onClick={() => setExporting(true)}>
            <Download strokeWidth={1.75} />
            Export all
          </Button>
        </ActionRow>
      </Panel>
      <ArchivePanel />
      <SamplePanel />
      {isExporting && <ExportTransactions filter={everything} labels={[]} onClose={() => setExporting(false)} />}
    </Stack>
  )
}

function SamplePanel() {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  useLiveScreen(liveSampleData, {})
  const { data, error, refetch } = useSampleDataQuery({ fetchPolicy: 'cache-and-network' })
  const locale = useLocale()
  const sample = data?.sampleData
  if (!sample) {
    return (
      <Panel {...(error && { title: 'Sample data' })}>
        {error ? (
          <ErrorState title="The state of the sample data did not load" onRetry={() => void refetch()} />
        ) : (
          <Skeleton h="36px" borderRadius="control" />
        )}
      </Panel>
    )
  }
  return (
    <Panel>
      <ActionRow title="Sample data" about={aboutOf(sample, locale)}>
        {mayWrite && sample.state === 'EMPTY' && (
          <AddSampleData w={actionWidth} variant="outline">
            Add sample data
          </AddSampleData>
        )}
        {mayWrite && sample.state === 'SAMPLE' && (
          <RemoveSample sample={sample} w={actionWidth} variant="outline" colorPalette="gray">
            Remove sample data
          </RemoveSample>
        )}
      </ActionRow>
    </Panel>
  )
}

function aboutOf({ state, count }: SampleSheetFragment, locale: string): string {
  const number = new Intl.NumberFormat(locale).format(count)
  if (state === 'SAMPLE') return `${number} transactions of it are in the books. What you record beside it stays yours.`
  if (state === 'EMPTY') return 'A believable year to look around in. It is removed as easily as it is added.'
  return 'Offered while the books are empty. Create another organization to look around in one.'
}
