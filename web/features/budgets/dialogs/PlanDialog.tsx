import { Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Withdrawn } from '../../../app/session/CannotWrite.tsx'
import { useUndo } from '../../../app/undo/undo.ts'
import { type BudgetLineRowFragment, useSetBudgetMutation } from '../../../generated.ts'
import { AmountInput } from '../../../shared/controls/AmountInput.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { formatMonth } from '../../../shared/format/dates.ts'
import { isAmount } from '../../../shared/format/decimals.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { FormDialog } from '../../../shared/overlays/FormDialog.tsx'
import { QuickFills } from './QuickFills.tsx'

export function PlanDialog({ line, onClose }: { line: BudgetLineRowFragment; onClose: () => void }) {
  const { category, month, planned } = line
  const { name } = category
  const locale = useLocale()
  const { offerUndo } = useUndo()
  const [setBudget, { loading }] = useSetBudgetMutation()
  const [amount, setAmount] = useState(planned.value)
  const [error, setError] = useState<string>()

  const save = async () => {
    if (!isAmount(amount) || amount.startsWith('-')) return setError(t`Enter zero or a positive amount.`)
    try {
      const answer = await setBudget({ variables: { categoryId: category.id, month, amount } })
      const money = textOfMoney(amount, planned.currency, locale)
      offerUndo(t`${name} budget set to ${{ planned: money }}`, answer, { row: 'plan' })
      onClose()
    } catch (caught) {
      setError(messageOf(caught))
    }
  }

  const monthAndYear = formatMonth(month, locale)
  return (
    <FormDialog
      title={t`${name} budget for ${monthAndYear}`}
      action={t`Save`}
      doing={t`Saving`}
      isPending={loading}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="16px" pt="8px">
        <Withdrawn permission="PLANS_WRITE" />
        <FormField label={t`Monthly amount`} error={error}>
          <AmountInput
            currency={planned.currency}
            value={amount}
            onChange={(typed) => {
              setAmount(typed)
              setError(undefined)
            }}
          />
        </FormField>
        <QuickFills month={month} categoryId={category.id} onChoose={setAmount} />
      </Stack>
    </FormDialog>
  )
}
