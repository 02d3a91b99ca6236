import { Box, Grid, Input, NativeSelect, Stack, Switch } from '@chakra-ui/react'
import { useOrganization } from '../../app/session/organization.tsx'
import { useCategoriesQuery } from '../../generated.ts'
import { AmountInput } from '../../shared/controls/AmountInput.tsx'
import { CategorySelect } from '../../shared/controls/CategorySelect.tsx'
import { DateInput } from '../../shared/controls/DateInput.tsx'
import { FormField } from '../../shared/controls/FormField.tsx'
import { SegmentedControl } from '../../shared/controls/SegmentedControl.tsx'
import { type RecurrenceErrors, type RecurrenceValues, rhythmChoices } from './recurrence-values.ts'

interface RecurrenceFieldsProps {
  values: RecurrenceValues
  onChange: (changes: Partial<RecurrenceValues>) => void
  errors: RecurrenceErrors
  isNew: boolean
}

const ends = [
  { value: 'never', label: 'Never' },
  { value: 'on', label: 'On a day' },
  { value: 'after', label: 'After some times' },
] as const

export function RecurrenceFields({ values, onChange, errors, isNew }: RecurrenceFieldsProps) {
  const { currency } = useOrganization()
  const { data } = useCategoriesQuery({ fetchPolicy: 'cache-first' })
  const categories = (data?.categories ?? []).filter(({ type }) => type === values.type)

  return (
    <Stack gap="16px">
      <SegmentedControl
        label="Type"
        options={[
          { value: 'EXPENSE', label: 'Expense' },
          { value: 'INCOME', label: 'Income' },
        ]}
        value={values.type}
        onChange={(type) => onChange({ type, categoryId: null })}
        isWide
      />
      <FormField label="Amount" error={errors.amount}>
        <AmountInput
          currency={currency}
          defaultValue={values.amount}
          size="entry"
          onChange={(amount) => onChange({ amount })}
        />
      </FormField>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="16px">
        <FormField label="Description" error={errors.description}>
          <Input
            value={values.description}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </FormField>
        <FormField label="Category" error={errors.categoryId} isOptional>
          <CategorySelect
            categories={categories}
            value={values.categoryId}
            onChange={(categoryId) => onChange({ categoryId })}
            hasNone
          />
        </FormField>
        <FormField label="How often" error={errors.every}>
          <NativeSelect.Root>
            <NativeSelect.Field value={values.rhythm} onChange={(event) => onChange({ rhythm: event.target.value })}>
              {rhythmChoices(values.rhythm).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        <FormField
          label={isNew ? 'First day' : 'Next day'}
          error={errors.startDate}
          help={Number(values.startDate.slice(8)) > 28 && 'In a shorter month, its last day.'}
        >
          <DateInput value={values.startDate} onChange={(startDate) => onChange({ startDate })} />
        </FormField>
        <FormField label="Ends">
          <NativeSelect.Root>
            <NativeSelect.Field
              value={values.ends}
              onChange={(event) =>
                onChange({ ends: ends.find(({ value }) => value === event.target.value)?.value ?? 'never' })
              }
            >
              {ends.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        {values.ends === 'on' && (
          <FormField label="Last day" error={errors.endDate}>
            <DateInput value={values.endDate} onChange={(endDate) => onChange({ endDate })} />
          </FormField>
        )}
        {values.ends === 'after' && (
          <FormField label="Times" error={errors.times}>
            <Input
              inputMode="numeric"
              value={values.times}
              onChange={(event) => onChange({ times: event.target.value })}
            />
          </FormField>
        )}
      </Grid>
      <FormField label="Note" error={errors.note} isOptional>
        <Input value={values.note} maxLength={2000} onChange={(event) => onChange({ note: event.target.value })} />
      </FormField>
      <Switch.Root
        checked={values.posts}
        onCheckedChange={({ checked }) => onChange({ posts: checked })}
        display="flex"
        justifyContent="space-between"
        gap="16px"
        minH="44px"
      >
        <Box>
          <Switch.Label textStyle="strong">Record it by itself on its day</Switch.Label>
          <Box textStyle="small" color="fg.muted">
            Else it is listed as due, and you record it with one click.
          </Box>
        </Box>
        <Switch.HiddenInput />
        <Switch.Control flexShrink="0">
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
    </Stack>
  )
}
