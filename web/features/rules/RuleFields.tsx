import { Checkbox, Grid, Input, NativeSelect, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useNewCategory } from '../../app/records/new-category.ts'
import { useOrganization } from '../../app/session/organization.tsx'
import { type CategoryType, useCategoriesQuery, useTagsQuery } from '../../generated.ts'
import { AmountInput } from '../../shared/controls/AmountInput.tsx'
import { CategorySelect } from '../../shared/controls/CategorySelect.tsx'
import { ChoiceSelect } from '../../shared/controls/ChoiceSelect.tsx'
import { FormField } from '../../shared/controls/FormField.tsx'
import { TagPicker } from '../../shared/controls/TagPicker.tsx'
import { matchChoices } from './rule-labels.ts'
import type { RuleErrors, RuleValues } from './rule-values.ts'

interface RuleFieldsProps {
  values: RuleValues
  onChange: (changes: Partial<RuleValues>) => void
  errors: RuleErrors
}

export function RuleFields({ values, onChange, errors }: RuleFieldsProps) {
  const { currency } = useOrganization()
  const { data } = useCategoriesQuery({ fetchPolicy: 'cache-first' })
  const { data: tagged } = useTagsQuery()
  const onCreate = useNewCategory(values.type || 'EXPENSE')
  const categories = (data?.categories ?? []).filter(({ type }) => values.type === '' || type === values.type)

  return (
    <Stack gap="16px">
      <Grid templateColumns="minmax(0, 2fr) minmax(0, 3fr)" gap="16px" alignItems="start">
        <FormField label={t`Description`}>
          <ChoiceSelect choices={matchChoices()} value={values.match} onChange={(match) => onChange({ match })} />
        </FormField>
        <FormField label={t`Text`} error={errors.text}>
          <Input
            value={values.text}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => onChange({ text: event.target.value })}
          />
        </FormField>
      </Grid>
      <Grid templateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 1fr' }} gap="16px" alignItems="start">
        <FormField label={t`At least`} error={errors.min} isOptional>
          <AmountInput currency={currency} defaultValue={values.min} onChange={(min) => onChange({ min })} />
        </FormField>
        <FormField label={t`At most`} error={errors.max} isOptional>
          <AmountInput currency={currency} defaultValue={values.max} onChange={(max) => onChange({ max })} />
        </FormField>
        <FormField label={t`Type`} error={errors.type}>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={values.type}
              onChange={(event) => onChange({ type: event.target.value as CategoryType | '', categoryId: null })}
            >
              <option value="">{t`Any`}</option>
              <option value="EXPENSE">{t({ message: 'Expense', context: 'one transaction' })}</option>
              <option value="INCOME">{t({ message: 'Income', context: 'one transaction' })}</option>
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
      </Grid>
      <FormField label={t`Set category`} error={errors.categoryId} isOptional>
        <CategorySelect
          categories={categories}
          value={values.categoryId}
          onChange={(categoryId) => onChange({ categoryId })}
          onCreate={onCreate}
          placeholder={t`Don't change`}
        />
      </FormField>
      <FormField label={t`Set payee`} error={errors.payee} isOptional>
        <Input
          value={values.payee}
          maxLength={200}
          autoComplete="off"
          placeholder={t`Don't change`}
          onChange={(event) => onChange({ payee: event.target.value })}
        />
      </FormField>
      <FormField label={t`Add tags`} error={errors.tagIds} isOptional>
        <TagPicker tags={tagged?.tags ?? []} value={values.tags} onChange={(tags) => onChange({ tags })} />
      </FormField>
      <Checkbox.Root
        checked={values.marksReviewed}
        onCheckedChange={({ checked }) => onChange({ marksReviewed: checked === true })}
        minH="44px"
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t`Mark as reviewed`}</Checkbox.Label>
      </Checkbox.Root>
    </Stack>
  )
}
