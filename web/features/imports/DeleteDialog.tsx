import type { ImportFactsFragment } from '../../generated.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { useImportActions } from './import-actions.ts'
import { counted } from './labels.ts'

interface DeleteDialogProps {
  found: ImportFactsFragment
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before an import and its file are deleted. The imported records are kept. */
export function DeleteDialog({ found, onClose, onDeleted }: DeleteDialogProps) {
  const locale = useLocale()
  const { remove } = useImportActions()
  const { fileName, state, takenCount, format } = found
  const brought =
    format === 'ARCHIVE' ? 'What it brought stays' : `The ${counted(takenCount, 'transaction', locale)} stay`
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Delete the import of ${fileName}?`}
      confirm="Delete"
      pending="Deleting"
      tone="over"
      onConfirm={async () => {
        await remove(found)
        onDeleted?.()
      }}
    >
      {state === 'DONE'
        ? `The file and its preview go. ${brought} in the books, and can no longer be reverted at once.`
        : 'The file and its preview go. Nothing of it is in the books.'}
    </ConfirmDialog>
  )
}
