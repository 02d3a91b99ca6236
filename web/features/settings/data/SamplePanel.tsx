import { Skeleton } from '@chakra-ui/react'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { RemoveSample } from '../../../app/sample-data/RemoveSample.tsx'
import { SampleOffer } from '../../../app/sample-data/SampleOffer.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import { type SampleSheetFragment, useSampleDataQuery } from '../../../generated.ts'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { ActionRow, deedWidth } from '../ActionRow.tsx'
import { liveSampleData } from './live.ts'

/** A year to look around in, while the books are empty, and its end. */
export function SamplePanel() {
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
          <SampleOffer w={deedWidth} variant="outline">
            Add sample data
          </SampleOffer>
        )}
        {mayWrite && sample.state === 'SAMPLE' && (
          <RemoveSample sample={sample} w={deedWidth} variant="outline" colorPalette="gray">
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
