import { useApolloClient } from '@apollo/client/react'
import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { Ellipsis, FileDown, FileUp } from 'lucide-react'
import { useState } from 'react'
import { CategoryFileDocument, type CategoryFileFormat } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { download } from '../../shared/hooks/download.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { ImportDialog } from './ImportDialog.tsx'

export function TreeMenu({ mayImport }: { mayImport: boolean }) {
  const client = useApolloClient()
  const [isImporting, setImporting] = useState(false)
  const save = async (format: CategoryFileFormat) => {
    try {
      const { data } = await client.query({
        query: CategoryFileDocument,
        variables: { format },
        fetchPolicy: 'no-cache',
      })
      if (data) saveText(data.categoryFile, format)
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }
  return (
    <>
      <Menu.Root
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) =>
          value === 'import' ? setImporting(true) : void save(value === 'CSV' ? 'CSV' : 'JSON')
        }
        lazyMount
        unmountOnExit
      >
        <Menu.Trigger asChild>
          <IconButton variant="ghost" colorPalette="gray" aria-label="Import and export">
            <Ellipsis strokeWidth={2} />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {mayImport && (
                <Menu.Item value="import">
                  <FileUp strokeWidth={1.75} />
                  Import
                </Menu.Item>
              )}
              <Menu.Item value="CSV">
                <FileDown strokeWidth={1.75} />
                Export as CSV
              </Menu.Item>
              <Menu.Item value="JSON">
                <FileDown strokeWidth={1.75} />
                Export as JSON
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}

function saveText(text: string, format: CategoryFileFormat): void {
  const type = format === 'CSV' ? 'text/csv' : 'application/json'
  const address = URL.createObjectURL(new Blob([text], { type }))
  download(address, `categories.${format.toLowerCase()}`)
  URL.revokeObjectURL(address)
}
