import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { everything } from '../../../../server/language/list-filter.ts'
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

export function DataSection() {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  const [isExporting, setExporting] = useState(false)
  return (
    <Stack gap="16px">
      {mayWrite && (
        <Panel>
          <ActionRow
            title={t`Import`}
            about={t`A bank statement, or an export from another app. You check each row before it's saved, and you can revert a whole import.`}
          >
            <Button asChild w={actionWidth} variant="outline" colorPalette="gray">
              <RouterLink to="/transactions/import">
                <Upload strokeWidth={1.75} />
                {t`Import a file`}
              </RouterLink>
            </Button>
          </ActionRow>
        </Panel>
      )}
      <Panel>
        <ActionRow
          title={t`Export transactions`}
          about={t`As CSV, Excel or JSON, with or without receipts, for any period. For other filters, export from the list of transactions.`}
        >
          <Button w={actionWidth} variant="outline" colorPalette="gray" onClick={() => setExporting(true)}>
            <Download strokeWidth={1.75} />
            {t`Export all`}
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
      <Panel {...(error && { title: t`Sample data` })}>
        {error ? (
          <ErrorState title={t`Couldn't load sample data`} onRetry={() => void refetch()} />
        ) : (
          <Skeleton h="36px" borderRadius="control" />
        )}
      </Panel>
    )
  }
  return (
    <Panel>
      <ActionRow title={t`Sample data`} about={aboutOf(sample, locale)}>
        {mayWrite && sample.state === 'EMPTY' && (
          <AddSampleData w={actionWidth} variant="outline">
            {t`Add sample data`}
          </AddSampleData>
        )}
        {mayWrite && sample.state === 'SAMPLE' && (
          <RemoveSample sample={sample} w={actionWidth} variant="outline" colorPalette="gray">
            {t`Remove sample data`}
          </RemoveSample>
        )}
      </ActionRow>
    </Panel>
  )
}

function aboutOf({ state, count }: SampleSheetFragment, locale: string): string {
  const transactions = new Intl.NumberFormat(locale).format(count)
  if (state === 'SAMPLE') {
    return t`${plural(count, {
      one: `Contains ${transactions} sample transaction. Removing it keeps your own records.`,
      other: `Contains ${transactions} sample transactions. Removing them keeps your own records.`,
    })}`
  }
  if (state === 'EMPTY') return t`A year of realistic data to explore. You can remove it at any time.`
  return t`Only available in an empty organization. To explore it, create another organization.`
}
