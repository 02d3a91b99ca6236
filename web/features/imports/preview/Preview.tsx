import { Stack, Text } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../../app/session/permissions.ts'
import type { ImportSheetFragment } from '../../../generated.ts'
import { EmptyState } from '../../../shared/display/EmptyState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { leftOutOf } from '../labels.ts'
import { ProblemLine } from '../ProblemLine.tsx'
import { RowsPanel } from '../rows/RowsPanel.tsx'
import { ArchivePreview } from './ArchivePreview.tsx'
import { ImportFooter } from './ImportFooter.tsx'
import { MappingPanel } from './MappingPanel.tsx'
import { MissingCategories } from './MissingCategories.tsx'
import { RatesPanel } from './RatesPanel.tsx'
import { SkippedRows } from './SkippedRows.tsx'
import { SummaryStrip } from './SummaryStrip.tsx'

/** What an import would bring, before any of it is in the books: how it is read, each row, and what becomes of it. */
export function Preview({ found, mayWrite }: { found: ImportSheetFragment; mayWrite: boolean }) {
  const { archive, missingCategories, sample, rowCount, problem } = found
  const [createsCategories, setCreatesCategories] = useState(true)
  const [isSaying, setSaying] = useState(false)
  const leftOut = leftOutOf(found, useLocale())
  const mayPlan = useMay('PLANS_WRITE')
  const hasMissing = mayPlan && missingCategories.length > 0
  if (archive) {
    return (
      <Stack gap="16px">
        <ProblemLine problem={problem} />
        <ArchivePreview archive={archive} />
        {mayWrite && <ImportFooter found={found} createsCategories={mayPlan} />}
      </Stack>
    )
  }
  return (
    <Stack gap="16px" pb={{ base: '48px', md: '0' }}>
      <ProblemLine problem={problem} />
      {rowCount > 0 && <SummaryStrip found={found} />}
      {leftOut && (
        <Text textStyle="small" color="fg.muted" px="2px" mt="-4px">
          {leftOut}
        </Text>
      )}
      <SkippedRows found={found} />
      {sample.length > 0 && <MappingPanel key={JSON.stringify(found.layout)} found={found} mayWrite={mayWrite} />}
      <RatesPanel found={found} mayChange={mayWrite} onSaying={setSaying} />
      {mayWrite && hasMissing && (
        <MissingCategories names={missingCategories} isOn={createsCategories} onChange={setCreatesCategories} />
      )}
      {rowCount === 0 && (
        <Panel>
          <EmptyState icon={SearchX} title="No transactions were found in this file">
            {sample.length > 0
              ? 'Say above which column has the date and which the amount.'
              : 'It holds none, or only such as are pending. Export another period.'}
          </EmptyState>
        </Panel>
      )}
      {rowCount > 0 && (
        <RowsPanel found={found} mayChange={mayWrite} createsCategories={hasMissing && createsCategories} />
      )}
      {mayWrite && (
        <ImportFooter found={found} createsCategories={hasMissing && createsCategories} isChanging={isSaying} />
      )}
    </Stack>
  )
}
