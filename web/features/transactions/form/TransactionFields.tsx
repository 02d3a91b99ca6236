import { Box, Button, Checkbox, Grid, Input, Stack, Textarea } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Split } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNewCategory } from '../../../app/records/new-category.ts'
import {
  type CategoryRowFragment,
  type CategoryType,
  type TransactionRowFragment,
  useCategoriesQuery,
  useTagsQuery,
} from '../../../generated.ts'
import { AmountInput } from '../../../shared/controls/AmountInput.tsx'
import { CategorySelect } from '../../../shared/controls/CategorySelect.tsx'
import { DateInput } from '../../../shared/controls/DateInput.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { SegmentedControl } from '../../../shared/controls/SegmentedControl.tsx'
import { TagPicker } from '../../../shared/controls/TagPicker.tsx'
import { isAmount, negated, signOf } from '../../../shared/format/decimals.ts'
import { choicesFor } from '../../../shared/format/refunds.ts'
import { AccountField } from './AccountField.tsx'
import { CurrencyFields } from './CurrencyFields.tsx'
import { DescriptionField } from './DescriptionField.tsx'
import type { FormErrors, FormValues } from './form-values.ts'
import { PaidByField } from './PaidByField.tsx'
import { SplitFields } from './SplitFields.tsx'
import { emptyRow, type SplitValues } from './split-values.ts'

interface TransactionFieldsProps {
  values: FormValues
  onChange: (changes: Partial<FormValues>) => void
  errors: FormErrors
  base: string
  /** A new value resets the form and focuses the amount. */
  amountKey?: number
  takesFocus?: boolean
  hasNoCategory?: boolean
  /** The saved transaction. Its archived categories and former payer remain available. */
  original?: TransactionRowFragment | null
  categoryHelp?: ReactNode
  onChoose?: (earlier: TransactionRowFragment) => void
  hint?: ReactNode
  children?: ReactNode
}

const types = (): { value: CategoryType; label: string }[] => [
  { value: 'EXPENSE', label: t({ message: 'Expense', context: 'one transaction' }) },
  { value: 'INCOME', label: t({ message: 'Income', context: 'one transaction' }) },
]

const otherType = { EXPENSE: 'INCOME', INCOME: 'EXPENSE' } as const

export function TransactionFields(props: TransactionFieldsProps) {
  const {
    values,
    onChange,
    errors,
    base,
    amountKey = 0,
    takesFocus = true,
    hasNoCategory = false,
    original,
    children,
  } = props
  const { data } = useCategoriesQuery()
  const { data: known } = useTagsQuery({ fetchPolicy: 'cache-and-network' })
  const options = data?.categories ?? []
  const choices = choicesFor([...currentCategories(original, options), ...options], values.type)
  const currency = values.currency ?? base
  const onCreate = useNewCategory(values.type)
  const grid = useRef<HTMLDivElement>(null)

  const changeType = (type: CategoryType, amount = values.amount) =>
    onChange({ type, amount, categoryId: null, split: withoutCategories(values.split) })

  /** Moves the focus to the category, because the button that was clicked disappears. */
  const setSplit = (split: SplitValues | null, categoryId = values.categoryId) => {
    flushSync(() => onChange({ split, categoryId }))
    grid.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
  }

  return (
    <Stack gap="16px">
      <FormField label={t`Amount`} error={errors.amount}>
        <AmountInput
          key={amountKey}
          currency={currency}
          size="entry"
          value={values.amount}
          onChange={(amount) => onChange({ amount, baseAmount: null })}
          autoFocus={takesFocus}
        />
      </FormField>
      {isAmount(values.amount) && signOf(values.amount) < 0 && (
        <Button
          variant="plain"
          colorPalette="accent"
          alignSelf="flex-start"
          mt="-8px"
          onClick={() => changeType(otherType[values.type], negated(values.amount))}
        >
          {values.type === 'EXPENSE' ? t`Record it as income instead` : t`Record it as an expense instead`}
        </Button>
      )}
      <CurrencyFields base={base} values={values} errors={errors} onChange={onChange} />
      <SegmentedControl
        label={t`Type`}
        isWide
        options={types()}
        value={values.type}
        onChange={(type) => type !== values.type && changeType(type)}
      />
      <FormField label={t`Description`} isOptional error={errors.description}>
        <DescriptionField
          value={values.description}
          type={values.type}
          onChange={(description) => onChange({ description })}
          onChoose={props.onChoose}
        />
      </FormField>
      {original && (
        <FormField label={t`Payee`} isOptional error={errors.payee}>
          <Input
            value={values.payee}
            maxLength={500}
            autoComplete="off"
            placeholder={values.description}
            onChange={(event) => onChange({ payee: event.target.value })}
          />
        </FormField>
      )}
      {props.hint}
      <Grid ref={grid} gap="16px" templateColumns="repeat(auto-fit, minmax(min(100%, 160px), 1fr))">
        {values.split ? (
          <Box gridColumn="1 / -1">
            <SplitFields
              split={values.split}
              onChange={(split) => (split ? onChange({ split }) : setSplit(null, mainCategory(values.split)))}
              whole={values.amount}
              currency={currency}
              choices={choices}
              onCreate={onCreate}
              error={errors.splits}
            />
          </Box>
        ) : (
          <FormField
            label={t`Category`}
            error={errors.categoryId}
            help={refundHelp(choices.refundable, values.categoryId) ?? props.categoryHelp}
            aside={
              <Button
                variant="plain"
                colorPalette="accent"
                textStyle="label"
                h="18px"
                onClick={() => setSplit({ way: 'AMOUNTS', rows: [emptyRow(values.categoryId), emptyRow()] })}
              >
                <Split size={14} strokeWidth={1.75} />
                {t({ message: 'Split', context: 'verb' })}
              </Button>
            }
          >
            <CategorySelect
              {...choices}
              value={values.categoryId}
              onChange={(categoryId) => onChange({ categoryId })}
              hasNone={hasNoCategory}
              onCreate={onCreate}
            />
          </FormField>
        )}
        <FormField label={t`Date`} error={errors.date}>
          <DateInput value={values.date} onChange={(date) => onChange({ date })} />
        </FormField>
      </Grid>
      <FormField label={t`Tags`} isOptional error={errors.tags}>
        <TagPicker tags={known?.tags ?? []} value={values.tags} onChange={(tags) => onChange({ tags })} />
      </FormField>
      <PaidByField
        value={values.paidBy}
        onChange={(paidBy) => onChange({ paidBy })}
        error={errors.paidBy}
        currentPayer={original?.paidBy}
      />
      <AccountField base={base} values={values} errors={errors} onChange={onChange} current={original?.account} />
      <FormField label={t`Note`} isOptional error={errors.note}>
        <Textarea
          value={values.note}
          maxLength={2000}
          rows={2}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </FormField>
      {children}
      {original && (
        <Checkbox.Root
          checked={values.isReviewed}
          onCheckedChange={({ checked }) => onChange({ isReviewed: checked === true })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t`Reviewed`}</Checkbox.Label>
        </Checkbox.Root>
      )}
    </Stack>
  )
}

function currentCategories(
  original: TransactionRowFragment | null | undefined,
  options: readonly CategoryRowFragment[],
): CategoryRowFragment[] {
  const own = [original?.category, ...(original?.splits ?? []).map(({ category }) => category)].filter(
    (each) => each != null,
  )
  const missing = own.filter((each) => !options.some(({ id }) => id === each.id))
  return [...new Map(missing.map((each) => [each.id, each])).values()]
}

function refundHelp(refundable: readonly CategoryRowFragment[], id: string | null): string | undefined {
  const category = refundable.find((each) => each.id === id)
  if (!category) return undefined
  return category.type === 'EXPENSE'
    ? t`A refund: it lowers the spending in this category.`
    : t`A refund: it lowers the income in this category.`
}

function withoutCategories(split: SplitValues | null): SplitValues | null {
  return split && { ...split, rows: split.rows.map((row) => ({ ...row, categoryId: null })) }
}

/** The first split keeps the category of the undivided transaction. */
const mainCategory = (split: SplitValues | null) => split?.rows[0]?.categoryId ?? null
