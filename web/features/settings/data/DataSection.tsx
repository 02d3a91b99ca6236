import { Button, Stack } from '@chakra-ui/react'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { ExportTransactions } from '../../../app/exports/ExportTransactions.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { ActionRow, deedWidth } from '../ActionRow.tsx'
import { ArchivePanel } from './ArchivePanel.tsx'
import { SamplePanel } from './SamplePanel.tsx'

/** The same object, so that its sums are asked for once. */
const everything = {}

/** What goes into the books from files, what comes out of them, and sample data. */
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
            <Button asChild w={deedWidth} variant="outline" colorPalette="gray">
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
          <Button w={deedWidth} variant="outline" colorPalette="gray" onClick={() => setExporting(true)}>
            <Download strokeWidth={1.75} />
            Export all
          </Button>
        </ActionRow>
      </Panel>
      <ArchivePanel />
      <SamplePanel />
      {isExporting && <ExportTransactions filter={everything} words={[]} onClose={() => setExporting(false)} />}
    </Stack>
  )
}
