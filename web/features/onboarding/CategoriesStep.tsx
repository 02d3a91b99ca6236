import { Box, Heading } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type CategoryRowFragment, useCategoriesQuery } from '../../generated.ts'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { CategoryName } from './CategoryName.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step.ts'

export function CategoriesStep(step: StepProps) {
  return (
    <StepFrame
      {...step}
      text={t`We added the usual ones. Rename any now, and add more at any time.`}
      action={t`Continue`}
      hasSkip
    >
      <SystemCategories />
    </StepFrame>
  )
}

function SystemCategories() {
  const { data, error, refetch } = useCategoriesQuery()
  if (!data && error) return <ErrorState title={t`Couldn't load categories`} onRetry={() => void refetch()} />

  const system = data?.categories.filter(({ isSystemCategory }) => isSystemCategory)
  return (
    <Box borderWidth="1px" borderRadius="panel" overflow="clip">
      {system ? (
        <>
          <Names title={t`Expense`} categories={system.filter(({ type }) => type === 'EXPENSE')} />
          <Names title={t`Income`} categories={system.filter(({ type }) => type === 'INCOME')} />
        </>
      ) : (
        <SkeletonRows count={6} hasTile />
      )}
    </Box>
  )
}

function Names({ title, categories }: { title: string; categories: readonly CategoryRowFragment[] }) {
  if (categories.length === 0) return null
  return (
    <section aria-label={title}>
      <Heading as="h3" textStyle="label" color="fg.muted" bg="bg.subtle" px="16px" py="8px">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none">
        {categories.map((category) => (
          <CategoryName key={category.id} category={category} />
        ))}
      </Box>
    </section>
  )
}
