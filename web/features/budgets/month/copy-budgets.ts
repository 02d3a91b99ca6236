import { t } from '@lingui/core/macro'
import { useUndo } from '../../../app/undo/undo.ts'
import { useCopyBudgetsMutation } from '../../../generated.ts'
import { nameOfMonth } from '../../../shared/format/dates.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

export function useCopyBudgets(): { copy: (from: string, to: string) => Promise<void>; isCopying: boolean } {
  const locale = useLocale()
  const { offerUndo } = useUndo()
  const [copyBudgets, { loading }] = useCopyBudgetsMutation()

  const copy = async (from: string, to: string) => {
    const month = nameOfMonth(from, locale)
    try {
      offerUndo(t`${month} copied`, await copyBudgets({ variables: { from, to } }))
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }
  return { copy, isCopying: loading }
}
