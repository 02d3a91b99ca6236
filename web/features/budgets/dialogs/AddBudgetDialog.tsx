import { Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { Withdrawn } from '../../../app/session/CannotWrite.tsx'
import { useOrganization } from '../../../app/session/organization.tsx'
import { useUndo } from '../../../app/undo/undo.ts'
import { useCategoriesQuery, useSetBudgetMutation } from '../../../generated.ts'
import { AmountInput } from '../../../shared/controls/AmountInput.tsx'
import { CategorySelect } from '../../../shared/controls/CategorySelect.tsx'
import { FormField, focusFirstError } from '../../../shared/controls/FormField.tsx'
import { formatMonth } from '../../../shared/format/dates.ts'
import { isAmount, signOf } from '../../../shared/format/decimals.ts'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { FormDialog } from '../../../shared/overlays/FormDialog.tsx'
import { QuickFills } from './QuickFills.tsx'

interface AddBudgetDialogProps {
  month: string
  planned: readonly string[]
  onClose: () => void
}

export function AddBudgetDialog({ month, planned, onClose }: AddBudgetDialogProps) {
  const { currency } = useOrganization()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const { data } = useCategoriesQuery()
  const [setBudget, { loading }] = useSetBudgetMutation()
  const { offerUndo } = useUndo()
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const [amount, setAmount] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})

  const categories = (data?.categories ?? []).filter(({ id }) => !planned.includes(id))
  const showErrors = (broken: Record<string, string>) => {
    setErrors(broken)
    focusFirstError(form.current)
  }

  const save = async () => {
    const isPositive = isAmount(amount) && signOf(amount) > 0
    if (!categoryId || !isPositive) {
      return showErrors({
        ...(!categoryId && { categoryId: t`Category is required.` }),
        ...(!isPositive && { amount: t`Amount must be a positive number.` }),
      })
    }
    try {
      offerUndo(t`Budget added`, await setBudget({ variables: { categoryId, month, amount } }))
      onClose()
    } catch (error) {
      const fields = fieldErrorsOf(error)
      showErrors(Object.keys(fields).length > 0 ? fields : { form: messageOf(error) })
    }
  }

  const monthAndYear = formatMonth(month, locale)
  return (
    <FormDialog
      title={t`Add a budget for ${monthAndYear}`}
      action={t`Add budget`}
      doing={t`Adding`}
      isPending={loading}
      error={errors.form}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="16px" pt="8px">
        <Withdrawn permission="PLANS_WRITE" />
        <FormField label={t`Category`} error={errors.categoryId}>
          <CategorySelect
            categories={categories}
            value={categoryId}
            onChange={(id) => {
              setCategoryId(id)
              setErrors({})
            }}
          />
        </FormField>
        <FormField label={t`Monthly amount`} error={errors.amount}>
          <AmountInput
            currency={currency}
            value={amount}
            onChange={(typed) => {
              setAmount(typed)
              setErrors({})
            }}
          />
        </FormField>
        {categoryId && <QuickFills month={month} categoryId={categoryId} onChoose={setAmount} />}
      </Stack>
    </FormDialog>
  )
}
