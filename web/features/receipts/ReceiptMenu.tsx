import { useApolloClient } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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

const labels = () => ({
  download: { label: t`Download original`, icon: Download },
  readAgain: { label: t`Read again`, icon: RotateCw },
  delete: { label: t`Delete`, icon: Trash2 },
})
type Action = keyof ReturnType<typeof labels>

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
        labels={labels()}
        actions={['download', ...(mayReread ? ['readAgain' as const] : []), ...(mayDelete ? ['delete' as const] : [])]}
        onChoose={(action) => actions[action]()}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Delete the ${name} receipt?`}
        confirm={t`Delete`}
        pending={t`Deleting`}
        tone="over"
        onConfirm={async () => {
          const answer = await remove({
            variables: { ids: [id] },
            update: (cache, { data }) => data && removeReceipts(cache, data.deleteReceipts),
          })
          onDeleted?.()
          offerUndo(t`${name} receipt deleted`, answer)
        }}
      >
        {total && (
          <>
            <Trans>
              Its total is{' '}
              <Box as="span" color="fg">
                <Amount {...total} />
              </Box>
              .
            </Trans>{' '}
          </>
        )}
        {t`Saved transactions stay. You can undo this from the toast, or restore the receipt from the trash for 30 days.`}
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
        else showToast.error(t`The original file is no longer available.`)
      }),
    readAgain: () => attempt(() => read()),
  }
}
