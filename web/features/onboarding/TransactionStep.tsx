import { Box, Grid, Input, Skeleton, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Tag } from 'lucide-react'
import { useRef } from 'react'
import { useOrganization } from '../../app/session/organization.tsx'
import { type CategoryType, useCategoriesQuery } from '../../generated.ts'
import { AmountInput } from '../../shared/controls/AmountInput.tsx'
import { CategorySelect } from '../../shared/controls/CategorySelect.tsx'
import { FormField, focusFirstError } from '../../shared/controls/FormField.tsx'
import { SegmentedControl } from '../../shared/controls/SegmentedControl.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { Notice } from '../../shared/display/Notice.tsx'
import { useFirstTransaction } from './new-transaction.ts'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step.ts'

const lead = () => t`Add something you bought today. You can change or delete it later.`

export function TransactionStep(step: StepProps) {
  const { data, error, refetch } = useCategoriesQuery()
  if (data && data.categories.length > 0) return <Form {...step} categories={data.categories} />
  return (
    <StepFrame {...step} text={lead()} action={t`Continue`} hasSkip>
      {data ? (
        <Notice icon={Tag} tone="accent" title={t`No categories yet`}>
          {t`Create some categories first, under Categories.`}
        </Notice>
      ) : error ? (
        <ErrorState title={t`Couldn't load categories`} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h="222px" />
      )}
    </StepFrame>
  )
}

const types = (): { value: CategoryType; label: string }[] => [
  { value: 'EXPENSE', label: t({ message: 'Expense', context: 'one transaction' }) },
  { value: 'INCOME', label: t({ message: 'Income', context: 'one transaction' }) },
]

type FormProps = StepProps & { categories: Parameters<typeof useFirstTransaction>[0] }

function Form({ categories, ...step }: FormProps) {
  const { currency } = useOrganization()
  const fields = useRef<HTMLDivElement>(null)
  const first = useFirstTransaction(categories, step.onNext)
  const { values, errors } = first

  const submit = async () => {
    if (!(await first.create())) focusFirstError(fields.current?.closest('form') ?? null)
  }
  return (
    <StepFrame
      {...step}
      text={lead()}
      action={t`Add transaction`}
      pending={first.isPending ? t`Saving` : null}
      onAction={() => void submit()}
      hasSkip
    >
      <Stack ref={fields} gap="16px" pb="4px">
        <SegmentedControl label={t`Type`} isWide options={types()} value={values.type} onChange={first.chooseType} />
        <FormField label={t`Amount`} error={errors.amount}>
          <AmountInput currency={currency} size="entry" enterKeyHint="go" onChange={first.writeAmount} />
        </FormField>
        <Grid gap="14px" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
          <FormField label={t`Category`} error={errors.categoryId}>
            <CategorySelect categories={first.offered} value={values.categoryId} onChange={first.chooseCategory} />
          </FormField>
          <FormField label={t`Description`} isOptional error={errors.description}>
            <Input
              value={values.description}
              maxLength={500}
              autoComplete="off"
              enterKeyHint="go"
              onChange={(event) => first.writeDescription(event.target.value)}
            />
          </FormField>
        </Grid>
        {errors.whole && (
          <Box role="alert" color="over.fg">
            {errors.whole}
          </Box>
        )}
      </Stack>
    </StepFrame>
  )
}
