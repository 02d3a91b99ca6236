import { Box, Button, Flex, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { Withdrawn } from '../../../app/session/CannotWrite.tsx'
import { useOrganization } from '../../../app/session/organization.tsx'
import { useUndo } from '../../../app/undo/undo.ts'
import { type BudgetLineRowFragment, useCategoriesQuery, useMoveBudgetMutation } from '../../../generated.ts'
import { AmountInput } from '../../../shared/controls/AmountInput.tsx'
import { CategorySelect } from '../../../shared/controls/CategorySelect.tsx'
import { FormField, focusFirstError } from '../../../shared/controls/FormField.tsx'
import { compareAmounts, isAmount, signOf, sizeOf } from '../../../shared/format/decimals.ts'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { FormDialog } from '../../../shared/overlays/FormDialog.tsx'

interface MoveDialogProps {
  month: string
  lines: readonly BudgetLineRowFragment[]
  line: BudgetLineRowFragment
  isCover: boolean
  onClose: () => void
}

const maxSuggestions = 3

/** Moves an amount between two budgets. Both change in one action with one undo. */
export function MoveDialog({ month, lines, line, isCover, onClose }: MoveDialogProps) {
  const { currency } = useOrganization()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const { offerUndo } = useUndo()
  const { data } = useCategoriesQuery()
  const [move, { loading }] = useMoveBudgetMutation()
  const [from, setFrom] = useState<string | null>(isCover ? null : line.category.id)
  const [to, setTo] = useState<string | null>(isCover ? line.category.id : null)
  const [amount, setAmount] = useState(isCover ? sizeOf(line.left.value) : '')
  const [errors, setErrors] = useState<Record<string, string>>({})

  const sources = lines
    .filter(({ isPlanned, category }) => isPlanned && category.type === 'EXPENSE' && category.id !== to)
    .toSorted((a, b) => compareAmounts(b.left.value, a.left.value))
  const targets = (data?.categories ?? []).filter(({ id, type }) => type === 'EXPENSE' && id !== from)
  const nameOf = (id: string) => data?.categories.find((category) => category.id === id)?.name ?? ''
  const showErrors = (broken: Record<string, string>) => {
    setErrors(broken)
    focusFirstError(form.current)
  }

  const save = async () => {
    const isPositive = isAmount(amount) && signOf(amount) > 0
    if (!from || !to || !isPositive) {
      return showErrors({
        ...(!from && { fromCategoryId: t`Category is required.` }),
        ...(!to && { toCategoryId: t`Category is required.` }),
        ...(!isPositive && { amount: t`Amount must be a positive number.` }),
      })
    }
    try {
      const answer = await move({ variables: { month, fromCategoryId: from, toCategoryId: to, amount } })
      const [money, source, target] = [textOfMoney(amount, currency, locale), nameOf(from), nameOf(to)]
      offerUndo(t`${money} moved from ${source} to ${target}`, answer)
      onClose()
    } catch (error) {
      const fields = fieldErrorsOf(error)
      showErrors(Object.keys(fields).length > 0 ? fields : { form: messageOf(error) })
    }
  }

  const { name } = line.category
  return (
    <FormDialog
      title={isCover ? t`Cover overspending in ${name}` : t`Move money`}
      action={t`Move`}
      doing={t`Moving`}
      isPending={loading}
      error={errors.form}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="16px" pt="8px">
        <Withdrawn permission="PLANS_WRITE" />
        <FormField label={t`From`} error={errors.fromCategoryId}>
          <CategorySelect categories={sources.map(({ category }) => category)} value={from} onChange={setFrom} />
        </FormField>
        {isCover && (
          <Flex as="ul" aria-label={t`Suggested categories`} listStyleType="none" wrap="wrap" gap="8px" mt="-6px">
            {sources
              .filter(({ left }) => signOf(left.value) > 0)
              .slice(0, maxSuggestions)
              .map(({ category, left }) => (
                <li key={category.id}>
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="gray"
                    minH={{ base: '44px', md: '30px' }}
                    aria-pressed={from === category.id}
                    onClick={() => setFrom(category.id)}
                  >
                    {category.name}
                    <Box as="span" color="fg.muted" fontWeight="400">
                      {t`${{ amount: textOfMoney(left.value, left.currency, locale) }} left`}
                    </Box>
                  </Button>
                </li>
              ))}
          </Flex>
        )}
        <FormField label={t`To`} error={errors.toCategoryId}>
          <CategorySelect categories={targets} value={to} onChange={setTo} />
        </FormField>
        <FormField label={t`Amount`} error={errors.amount}>
          <AmountInput
            currency={currency}
            defaultValue={amount}
            onChange={(typed) => {
              setAmount(typed)
              setErrors({})
            }}
          />
        </FormField>
      </Stack>
    </FormDialog>
  )
}
