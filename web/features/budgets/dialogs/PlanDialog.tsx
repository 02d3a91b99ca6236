import { Stack } from '@chakra-ui/react'
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
  const locale = useLocale()
  const { offerUndo } = useUndo()
  const [setBudget, { loading }] = useSetBudgetMutation()
  const [amount, setAmount] = useState(planned.value)
  const [error, setError] = useState<string>()

  const save = async () => {
    if (!isAmount(amount) || amount.startsWith('-')) return setError('A budget is zero or more.')
    try {
      const answer = await setBudget({ variables: { categoryId: category.id, month, amount } })
      offerUndo(`${textOfMoney(amount, planned.currency, locale)} planned for ${category.name}`, answer, {
        row: 'plan',
      })
      onClose()
    } catch (caught) {
      setError(messageOf(caught))
    }
  }

  return (
    <FormDialog
      title={`${category.name} in ${formatMonth(month, locale)}`}
      action="Save"
      doing="Saving"
      isPending={loading}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="16px" pt="8px">
        <Withdrawn permission="PLANS_WRITE" />
        <FormField label="Planned for the month" error={error}>
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
