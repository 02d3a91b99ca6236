import type { ImportFactsFragment } from '../../generated.ts'
import { useImportEditsQuery } from '../../generated.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { useImportActions } from './import-actions.ts'
import { counted } from './labels.ts'

export function RevertDialog({ found, onClose }: { found: ImportFactsFragment; onClose: () => void }) {
  const locale = useLocale()
  const { id, fileName, takenCount, format } = found
  const { revert } = useImportActions()
  const { data } = useImportEditsQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const edited = data?.import.editedCount ?? 0
  const all = counted(takenCount, 'transaction', locale)
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Revert the import of ${fileName}?`}
      confirm="Revert"
      pending="Reverting"
      tone="over"
      onConfirm={() => revert(id)}
    >
      {format === 'ARCHIVE' ? 'What it brought is' : `${all} ${takenCount === 1 ? 'is' : 'are'}`} taken out of the
      books, as if they had never been there. You can import them again.
      {edited > 0 && ` ${edited} of them ${edited === 1 ? 'was' : 'were'} edited since: those changes go with them.`}
    </ConfirmDialog>
  )
}
