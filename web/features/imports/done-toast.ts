import { useEffect, useRef } from 'react'
import type { ImportFactsFragment, ImportState } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { say } from '../../shared/overlays/toaster.ts'
import { useImportDeeds } from './import-actions.ts'
import { counted } from './labels.ts'

/** Says so when an import that was watched is in the books, with the way back. */
export function useDoneToast(found: ImportFactsFragment, state: ImportState, mayWrite: boolean): void {
  const locale = useLocale()
  const { revert } = useImportDeeds()
  const { id, format, takenCount } = found
  const before = useRef(state)
  useEffect(() => {
    const isDone = before.current === 'APPLYING' && state === 'DONE'
    before.current = state
    if (!isDone || !mayWrite) return
    const undo = () => void revert(id).catch((error) => say.error(messageOf(error)))
    say.success(
      format === 'ARCHIVE' ? 'The archive was added' : `${counted(takenCount, 'transaction', locale)} added`,
      {
        action: { label: 'Undo', onClick: undo },
      },
    )
  }, [state, mayWrite, revert, id, format, takenCount, locale])
}
