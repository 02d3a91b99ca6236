import { plural, t } from '@lingui/core/macro'
import type { ImportFactsFragment } from '../../generated.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { useImportActions } from './import-actions.ts'
import { formatCount } from './labels.ts'

interface DeleteDialogProps {
  found: ImportFactsFragment
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before an import and its file are deleted. The imported records are kept. */
export function DeleteDialog({ found, onClose, onDeleted }: DeleteDialogProps) {
  const locale = useLocale()
  const { remove } = useImportActions()
  const { fileName } = found
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t`Delete the import of ${fileName}?`}
      confirm={t`Delete`}
      pending={t`Deleting`}
      tone="over"
      onConfirm={async () => {
        await remove(found)
        onDeleted?.()
      }}
    >
      {consequenceOf(found, locale)}
    </ConfirmDialog>
  )
}

function consequenceOf({ state, takenCount, format }: ImportFactsFragment, locale: string): string {
  if (state !== 'DONE') return t`This deletes the file and its preview. Nothing from it is saved.`
  if (format === 'ARCHIVE') {
    return t`This deletes the file and its preview. The imported data stays, but you can't revert the import afterwards.`
  }
  const number = formatCount(takenCount, locale)
  return plural(takenCount, {
    one: `This deletes the file and its preview. The ${number} imported transaction stays, but you can't revert the import afterwards.`,
    other: `This deletes the file and its preview. The ${number} imported transactions stay, but you can't revert the import afterwards.`,
  })
}
