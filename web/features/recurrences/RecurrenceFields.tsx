import { Box, Grid, Input, Stack, Switch } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useOrganization } from '../../app/session/organization.tsx'
import { useCategoriesQuery } from '../../generated.ts'
import { AmountInput } from '../../shared/controls/AmountInput.tsx'
import { CategorySelect } from '../../shared/controls/CategorySelect.tsx'
import { ChoiceSelect } from '../../shared/controls/ChoiceSelect.tsx'
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

const endChoices = (): { value: RecurrenceValues['ends']; label: string }[] => [
  { value: 'never', label: t`Never` },
  { value: 'on', label: t`On a date` },
  { value: 'after', label: t`After a number of times` },
]

const weekendChoices = (): { value: RecurrenceValues['weekend']; label: string }[] => [
  { value: 'NONE', label: t`Same day` },
  { value: 'BEFORE', label: t`Friday before` },
  { value: 'AFTER', label: t`Monday after` },
]

export function RecurrenceFields({ values, onChange, errors, isNew }: RecurrenceFieldsProps) {
  const { currency } = useOrganization()
  const { data } = useCategoriesQuery({ fetchPolicy: 'cache-first' })
  const ends = endChoices()
  const weekends = weekendChoices()
  const categories = (data?.categories ?? []).filter(({ type }) => type === values.type)

  return (
    <Stack gap="16px">
      <SegmentedControl
        label={t`Type`}
        options={[
          { value: 'EXPENSE', label: t({ message: 'Expense', context: 'one transaction' }) },
          { value: 'INCOME', label: t({ message: 'Income', context: 'one transaction' }) },
        ]}
        value={values.type}
        onChange={(type) => onChange({ type, categoryId: null })}
        isWide
      />
      <FormField label={t`Amount`} error={errors.amount}>
        <AmountInput
          currency={currency}
          defaultValue={values.amount}
          size="entry"
          onChange={(amount) => onChange({ amount })}
        />
      </FormField>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="16px">
        <FormField label={t`Description`} error={errors.description}>
          <Input
            value={values.description}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </FormField>
        <FormField label={t`Category`} error={errors.categoryId} isOptional>
          <CategorySelect
            categories={categories}
            value={values.categoryId}
            onChange={(categoryId) => onChange({ categoryId })}
            hasNone
          />
        </FormField>
        <FormField label={t`How often`} error={errors.every}>
          <ChoiceSelect
            choices={rhythmChoices(values.rhythm)}
            value={values.rhythm}
            onChange={(rhythm) => onChange({ rhythm })}
          />
        </FormField>
        <FormField
          label={isNew ? t`First date` : t`Next date`}
          error={errors.startDate}
          help={Number(values.startDate.slice(8)) > 28 && t`In shorter months, the last day is used.`}
        >
          <DateInput value={values.startDate} onChange={(startDate) => onChange({ startDate })} />
        </FormField>
        <FormField label={t`On weekends`}>
          <ChoiceSelect choices={weekends} value={values.weekend} onChange={(weekend) => onChange({ weekend })} />
        </FormField>
        <FormField label={t`Ends`}>
          <ChoiceSelect choices={ends} value={values.ends} onChange={(ends) => onChange({ ends })} />
        </FormField>
        {values.ends === 'on' && (
          <FormField label={t`Last date`} error={errors.endDate}>
            <DateInput value={values.endDate} onChange={(endDate) => onChange({ endDate })} />
          </FormField>
        )}
        {values.ends === 'after' && (
          <FormField label={t`Number of times`} error={errors.times}>
            <Input
              inputMode="numeric"
              value={values.times}
              onChange={(event) => onChange({ times: event.target.value })}
            />
          </FormField>
        )}
      </Grid>
      <FormField label={t`Note`} error={errors.note} isOptional>
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
          <Switch.Label textStyle="strong">{t`Record automatically`}</Switch.Label>
          <Box textStyle="small" color="fg.muted">
            {t`If off, it's listed as due until you record it.`}
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
