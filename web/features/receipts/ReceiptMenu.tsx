import { Box } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { removeReceipts } from '../../app/ledger/patch-receipts.ts'
import { useMay } from '../../app/may.ts'
import { useUser } from '../../app/session.tsx'
import { useUndo } from '../../app/undo/undo.ts'
import { type ReceiptReviewFragment, useDeleteReceiptsMutation } from '../../generated.ts'
import { Amount } from '../../shared/Amount.tsx'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'
import { RowMenu } from '../../shared/RowMenu.tsx'

interface ReceiptMenuProps {
  id: string
  name: string
  /** Null while it is not known. */
  total: { value: string; currency: string } | null
  createdById: string
  /** The page that shows it goes elsewhere. */
  onDeleted?: () => void
}

/** The same on the receipt’s own page, which is left when it is deleted. */
export function ReceiptPageMenu({ receipt }: { receipt: ReceiptReviewFragment }) {
  const navigate = useNavigate()
  const { id, merchant, document, total, currency } = receipt
  return (
    <ReceiptMenu
      id={id}
      name={merchant.value || document.title || document.fileName}
      total={total.value && currency.value ? { value: total.value, currency: currency.value } : null}
      createdById={document.createdBy.id}
      onDeleted={() => void navigate('/receipts')}
    />
  )
}

const words = { delete: { label: 'Delete', icon: Trash2 } } as const

/** What can be done with a receipt as a whole: one’s own, for Owners and Admins anybody’s. */
export function ReceiptMenu({ id, name, total, createdById, onDeleted }: ReceiptMenuProps) {
  const mayReview = useMay('DOCUMENTS_REVIEW')
  const mayDeleteOthers = useMay('OTHERS_DELETE')
  const user = useUser()
  const [isAsking, setAsking] = useState(false)
  const [remove] = useDeleteReceiptsMutation()
  const { offer } = useUndo()
  const mayDelete = mayReview && (mayDeleteOthers || createdById === user.id)

  return (
    <>
      <RowMenu name={name} words={words} deeds={mayDelete ? ['delete'] : []} onChoose={() => setAsking(true)} />
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
          offer(`Receipt of ${name} deleted`, answer)
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
