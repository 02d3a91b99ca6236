import { Button, Grid, Switch } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { useMay } from '../../app/may.ts'
import { type CategoryRowFragment, useAllCategoriesQuery } from '../../generated.ts'
import { ErrorState } from '../../shared/ErrorState.tsx'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { Panel } from '../../shared/Panel.tsx'
import { SkeletonRows } from '../../shared/SkeletonRows.tsx'
import { useIsPhone } from '../../shared/use-is-phone.ts'
import { CategoryDialog } from './CategoryDialog.tsx'
import { CategoryList } from './CategoryList.tsx'

export function CategoriesPage() {
  const mayEdit = useMay('PLANS_WRITE')
  const isPhone = useIsPhone()
  const [search, setSearch] = useSearchParams()
  const [edited, setEdited] = useState<CategoryRowFragment | null>(null)
  const { data, error, refetch } = useAllCategoriesQuery()

  const hasArchived = data?.categories.some(({ archived }) => archived) ?? false
  const showsArchived = hasArchived && search.has('archived')
  const shown = data?.categories.filter(({ archived }) => showsArchived || !archived)
  const of = (type: CategoryRowFragment['type']) => shown?.filter((category) => category.type === type) ?? []

  return (
    <>
      <PageHeader
        title="Categories"
        beside={
          hasArchived && (
            <Switch.Root
              checked={showsArchived}
              onCheckedChange={({ checked }) => setSearch(checked ? { archived: '' } : {}, { replace: true })}
            >
              <Switch.HiddenInput />
              <Switch.Control />
              <Switch.Label>Show archived</Switch.Label>
            </Switch.Root>
          )
        }
        actions={
          mayEdit &&
          !isPhone && (
            <Button asChild>
              <RouterLink to="/categories/new">
                <Plus strokeWidth={1.75} />
                New category
              </RouterLink>
            </Button>
          )
        }
      />
      {shown ? (
        <Grid
          gap="16px"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="start"
        >
          <CategoryList title="Expense" categories={of('EXPENSE')} onOpen={mayEdit ? setEdited : null} />
          <CategoryList title="Income" categories={of('INCOME')} onOpen={mayEdit ? setEdited : null} />
        </Grid>
      ) : error ? (
        <Panel>
          <ErrorState title="The categories did not load" onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <Grid
          gap="16px"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="start"
        >
          <Panel title="Expense" isList>
            <SkeletonRows count={12} hasTile />
          </Panel>
          <Panel title="Income" isList>
            <SkeletonRows count={6} hasTile />
          </Panel>
        </Grid>
      )}
      {edited && <CategoryDialog key={edited.id} category={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
