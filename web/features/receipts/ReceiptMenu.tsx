import { useApolloClient } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import { Download, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { removeReceipts } from '../../app/records/receipt-cache.ts'
import { usePermission } from '../../app/session/permissions.ts'
import { useUser } from '../../app/session/session.tsx'
import { useUndo } from '../../app/undo/undo.ts'
import {
  DocumentFileDocument,
  type ReceiptReviewFragment,
  type StagedDocumentFragment,
  useDeleteReceiptsMutation,
  useReadDocumentAgainMutation,
} from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { messageOf } from '../../shared/format/errors.ts'
import { download } from '../../shared/hooks/download.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { RowMenu } from '../../shared/overlays/RowMenu.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { isBeingRead } from './receipt-status.ts'

interface ReceiptMenuProps {
  id: string
  name: string
  /** Null while the total is unknown. */
  total: { value: string; currency: string } | null
  document: StagedDocumentFragment
  onDeleted?: () => void
}

export function ReceiptPageMenu({ receipt }: { receipt: ReceiptReviewFragment }) {
  const navigate = useNavigate()
  const { id, merchant, document, total, currency } = receipt
  return (
    <ReceiptMenu
      id={id}
      name={merchant.value || document.title || document.fileName}
      total={total.value && currency.value ? { value: total.value, currency: currency.value } : null}
      document={document}
      onDeleted={() => void navigate('/receipts')}
    />
  )
}

const labels = {
  download: { label: 'Download original', icon: Download },
  readAgain: { label: 'Read again', icon: RotateCw },
  delete: { label: 'Delete', icon: Trash2 },
} as const
type Action = keyof typeof labels

export function ReceiptMenu({ id, name, total, document, onDeleted }: ReceiptMenuProps) {
  const mayReview = usePermission('DOCUMENTS_REVIEW')
  const mayDeleteOthers = usePermission('OTHERS_DELETE')
  const user = useUser()
  const [isAsking, setAsking] = useState(false)
  const [remove] = useDeleteReceiptsMutation()
  const { offerUndo } = useUndo()
  const { downloadOriginal, readAgain } = useFileActions(document)
  const mayDelete = mayReview && (mayDeleteOthers || document.createdBy.id === user.id)
  const mayReread = mayReview && document.state !== 'PROCESSED' && !isBeingRead(document)
  const actions: Record<Action, () => void> = {
    download: () => void downloadOriginal(),
    readAgain: () => void readAgain(),
    delete: () => setAsking(true),
  }

  return (
    <>
      <RowMenu
        name={name}
        labels={labels}
        actions={['download', ...(mayReread ? ['readAgain' as const] : []), ...(mayDelete ? ['delete' as const] : [])]}
        onChoose={(action) => actions[action]()}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete the receipt of ${name}?`}
        confirm="Delete"
        pending="Deleting"
        tone="over"
        onConfirm={async () => {
          const answer = await remove({
            variables: { ids: [id] },
            update: (cache, { data }) => data && removeReceipts(cache, data.deleteReceipts),
          })
          onDeleted?.()
          offerUndo(`Receipt of ${name} deleted`, answer)
        }}
      >
        {total && (
          <>
            Its total is{' '}
            <Box as="span" color="fg">
              <Amount {...total} />
            </Box>
            .{' '}
          </>
        )}
        What was saved of it stays in your transactions. You can undo this from the toast, or restore it from the trash
        for 30 days.
      </ConfirmDialog>
    </>
  )
}

function useFileActions({ id, fileName }: StagedDocumentFragment) {
  const client = useApolloClient()
  const [read] = useReadDocumentAgainMutation({ variables: { id } })
  const attempt = (work: () => Promise<unknown>) => work().catch((error: unknown) => showToast.error(messageOf(error)))
  return {
    // The URL is valid for minutes only, so it is requested when it is needed.
    downloadOriginal: () =>
      attempt(async () => {
        const { data } = await client.query({
          query: DocumentFileDocument,
          variables: { id },
          fetchPolicy: 'no-cache',
        })
        const address = data?.document.fileUrl
        if (address) download(address, fileName)
        else showToast.error('The original is no longer stored.')
      }),
    readAgain: () => attempt(() => read()),
  }
}
