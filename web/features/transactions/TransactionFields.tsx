import { Grid, Input, Stack, Textarea } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type CategoryRowFragment, type CategoryType, useCategoriesQuery } from '../../generated.ts'
import { AmountInput } from '../../shared/AmountInput.tsx'
import { CategorySelect } from '../../shared/CategorySelect.tsx'
import { DateInput } from '../../shared/DateInput.tsx'
import { FormField } from '../../shared/FormField.tsx'
import { SegmentedControl } from '../../shared/SegmentedControl.tsx'
import type { FormErrors, FormValues } from './form-values.ts'

interface TransactionFieldsProps {
  values: FormValues
  onChange: (changes: Partial<FormValues>) => void
  errors: FormErrors
  currency: string
  /** Changes when the amount was set by others than the one who types. */
  amountKey: number
  /** Offers to have no category. */
  hasNoCategory?: boolean
  /** A category that may be kept though it is no longer offered. */
  kept?: CategoryRowFragment | null
  categoryHelp?: ReactNode
  amountHelp?: ReactNode
  /** Under the amount: the currency. */
  children?: ReactNode
}

const types: { value: CategoryType; label: string }[] = [
  { value: 'EXPENSE', label: 'Expense' },
  { value: 'INCOME', label: 'Income' },
]

/** The fields of one transaction, amount first. */
export function TransactionFields(props: TransactionFieldsProps) {
  const { values, onChange, errors, currency, amountKey, hasNoCategory = false, kept, children } = props
  const { data } = useCategoriesQuery()
  const offered = (data?.categories ?? []).filter(({ type }) => type === values.type)
  const isKeptMissing = kept?.type === values.type && !offered.some(({ id }) => id === kept.id)
  const categories = kept && isKeptMissing ? [kept, ...offered] : offered

  return (
    <Stack gap="16px">
      <FormField label="Amount" error={errors.amount} help={props.amountHelp}>
        <AmountInput
          key={amountKey}
          currency={currency}
          size="entry"
          defaultValue={values.amount}
          onChange={(amount) => onChange({ amount })}
          autoFocus
        />
      </FormField>
      {children}
      <SegmentedControl
        label="Type"
        isWide
        options={types}
        value={values.type}
        // A category belongs to one type.
        onChange={(type) => type !== values.type && onChange({ type, categoryId: null })}
      />
      <FormField label="Description" isOptional error={errors.description}>
        <Input
          value={values.description}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </FormField>
      <Grid gap="16px" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
        <FormField label="Category" error={errors.categoryId} help={props.categoryHelp}>
          <CategorySelect
            categories={categories}
            value={values.categoryId}
            onChange={(categoryId) => onChange({ categoryId })}
            hasNone={hasNoCategory}
          />
        </FormField>
        <FormField label="Date" error={errors.date}>
          <DateInput value={values.date} onChange={(date) => onChange({ date })} />
        </FormField>
      </Grid>
      <FormField label="Note" isOptional error={errors.note}>
        <Textarea
          value={values.note}
          maxLength={2000}
          rows={2}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </FormField>
    </Stack>
  )
}
