import { Box } from '@chakra-ui/react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMay } from '../../app/session/permissions.ts'
import { UploadList } from '../../app/uploads/UploadList.tsx'
import { DropZone } from '../../shared/controls/DropZone.tsx'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { DropPanel } from './DropPanel.tsx'
import { EarlierImports } from './EarlierImports.tsx'
import { useImportUploads } from './uploads.ts'

/** Where files of banks and other programs come in. They may be dropped or pasted anywhere on the page. */
export function ImportsPage() {
  const mayWrite = useMay('TRANSACTIONS_WRITE')
  const navigate = useNavigate()
  // One file is looked at as soon as it is there; of several, each waits in the list.
  const areSeveral = useRef(false)
  const { uploads, add, retry, forget } = useImportUploads(({ id }) => {
    if (!areSeveral.current) void navigate(`/transactions/import/${id}`)
  })
  const take = (files: File[]) => {
    areSeveral.current = files.length > 1 || uploads.some(({ failure }) => failure === null)
    add(files)
  }

  return (
    <DropZone accept="" onFiles={take} isMultiple takesPaste isDisabled={!mayWrite} minH="60vh">
      {({ open, isOver }) => (
        <>
          <PageHeader title="Import" />
          <TextLink to="/transactions" textStyle="small" mb="12px" display="inline-block">
            All transactions
          </TextLink>
          {mayWrite && <DropPanel isOver={isOver} onOpen={open} />}
          <UploadList uploads={uploads} onRetry={retry} onForget={forget} />
          <Box as="section" aria-label="Earlier imports">
            <EarlierImports />
          </Box>
        </>
      )}
    </DropZone>
  )
}
