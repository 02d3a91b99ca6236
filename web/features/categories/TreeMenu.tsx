import { useApolloClient } from '@apollo/client/react'
import { IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Ellipsis, FileDown, FileUp } from 'lucide-react'
import { useState } from 'react'
import { CategoryFileDocument, type CategoryFileFormat } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { download } from '../../shared/hooks/download.ts'
import { DropdownMenu } from '../../shared/overlays/DropdownMenu.tsx'
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
      <DropdownMenu
        placement="bottom-end"
        onSelect={({ value }) =>
          value === 'import' ? setImporting(true) : void save(value === 'CSV' ? 'CSV' : 'JSON')
        }
        trigger={
          <IconButton variant="ghost" colorPalette="gray" aria-label={t`Import and export`}>
            <Ellipsis strokeWidth={2} />
          </IconButton>
        }
      >
        {(Menu) => (
          <>
            {mayImport && (
              <Menu.Item value="import">
                <FileUp strokeWidth={1.75} />
                {t({ message: 'Import', context: 'verb' })}
              </Menu.Item>
            )}
            <Menu.Item value="CSV">
              <FileDown strokeWidth={1.75} />
              {t`Export as CSV`}
            </Menu.Item>
            <Menu.Item value="JSON">
              <FileDown strokeWidth={1.75} />
              {t`Export as JSON`}
            </Menu.Item>
          </>
        )}
      </DropdownMenu>
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
