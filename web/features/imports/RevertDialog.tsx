import { plural, t } from '@lingui/core/macro'
import type { ImportFactsFragment } from '../../generated.ts'
import { useImportEditsQuery } from '../../generated.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { useImportActions } from './import-actions.ts'
import { formatCount } from './labels.ts'

export function RevertDialog({ found, onClose }: { found: ImportFactsFragment; onClose: () => void }) {
  const locale = useLocale()
  const { id, fileName } = found
  const { revert } = useImportActions()
  const { data } = useImportEditsQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const edited = data?.import.editedCount ?? 0
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t`Revert the import of ${fileName}?`}
      confirm={t({ message: 'Revert', context: 'import' })}
      pending={t`Reverting`}
      tone="over"
      onConfirm={() => revert(id)}
    >
      {consequenceOf(found, locale)}
      {edited > 0 && ' '}
      {edited > 0 &&
        plural(edited, {
          one: 'Edits made to # record since the import will be lost.',
          other: 'Edits made to # records since the import will be lost.',
        })}
    </ConfirmDialog>
  )
}

function consequenceOf({ takenCount, updatedCount, format }: ImportFactsFragment, locale: string): string {
  if (format === 'ARCHIVE') return t`This removes everything the import added. You can import it again.`
  if (updatedCount > 0)
    return t`This removes what the import added, and restores what it updated. You can import it again.`
  const number = formatCount(takenCount, locale)
  return plural(takenCount, {
    one: `This removes ${number} transaction. You can import it again.`,
    other: `This removes ${number} transactions. You can import them again.`,
  })
}
