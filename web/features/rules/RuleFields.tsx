import { Checkbox, Grid, Input, NativeSelect, Stack } from '@chakra-ui/react'
import { useOrganization } from '../../app/session/organization.tsx'
import { type CategoryType, useCategoriesQuery, useTagsQuery } from '../../generated.ts'
import { AmountInput } from '../../shared/controls/AmountInput.tsx'
import { CategorySelect } from '../../shared/controls/CategorySelect.tsx'
import { FormField } from '../../shared/controls/FormField.tsx'
import { TagPicker } from '../../shared/controls/TagPicker.tsx'
import { matchNames } from './rule-labels.ts'
import type { RuleErrors, RuleValues } from './rule-values.ts'

interface RuleFieldsProps {
  values: RuleValues
  onChange: (changes: Partial<RuleValues>) => void
  errors: RuleErrors
}

const matches = Object.entries(matchNames) as [RuleValues['match'], string][]

export function RuleFields({ values, onChange, errors }: RuleFieldsProps) {
  const { currency } = useOrganization()
  const { data } = useCategoriesQuery({ fetchPolicy: 'cache-first' })
  const { data: tagged } = useTagsQuery()
  const categories = (data?.categories ?? []).filter(({ type }) => values.type === '' || type === values.type)

  return (
    <Stack gap="16px">
      <Grid templateColumns="minmax(0, 2fr) minmax(0, 3fr)" gap="16px" alignItems="start">
        <FormField label="Description">
          <NativeSelect.Root>
            <NativeSelect.Field
              value={values.match}
              onChange={(event) =>
                onChange({ match: matches.find(([match]) => match === event.target.value)?.[0] ?? 'CONTAINS' })
              }
            >
              {matches.map(([match, name]) => (
                <option key={match} value={match}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        <FormField label="Text" error={errors.text}>
          <Input
            value={values.text}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => onChange({ text: event.target.value })}
          />
        </FormField>
      </Grid>
      <Grid templateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 1fr' }} gap="16px" alignItems="start">
        <FormField label="At least" error={errors.min} isOptional>
          <AmountInput currency={currency} defaultValue={values.min} onChange={(min) => onChange({ min })} />
        </FormField>
        <FormField label="At most" error={errors.max} isOptional>
          <AmountInput currency={currency} defaultValue={values.max} onChange={(max) => onChange({ max })} />
        </FormField>
        <FormField label="Type" error={errors.type}>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={values.type}
              onChange={(event) => onChange({ type: event.target.value as CategoryType | '', categoryId: null })}
            >
              <option value="">Any</option>
              <option value="EXPENSE">Expense</option>
              <option value="INCOME">Income</option>
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
      </Grid>
      <FormField label="Put into category" error={errors.categoryId} isOptional>
        <CategorySelect
          categories={categories}
          value={values.categoryId}
          onChange={(categoryId) => onChange({ categoryId })}
          placeholder="Leave it as it is"
        />
      </FormField>
      <FormField label="Add tags" error={errors.tagIds} isOptional>
        <TagPicker tags={tagged?.tags ?? []} value={values.tags} onChange={(tags) => onChange({ tags })} />
      </FormField>
      <Checkbox.Root
        checked={values.marksReviewed}
        onCheckedChange={({ checked }) => onChange({ marksReviewed: checked === true })}
        minH="44px"
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Mark as reviewed</Checkbox.Label>
      </Checkbox.Root>
    </Stack>
  )
}
