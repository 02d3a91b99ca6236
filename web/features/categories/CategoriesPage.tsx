import { useApolloClient } from '@apollo/client/react'
import { Button, Grid } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom'
import { useLiveScreen } from '../../app/live/live-screens.ts'
import { usePermission } from '../../app/session/permissions.ts'
import {
  type CategoryRowFragment,
  CategoryUseDocument,
  type CategoryUseQuery,
  useAllCategoriesQuery,
  useCategoryUsageQuery,
} from '../../generated.ts'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { messageOf } from '../../shared/format/errors.ts'
import { useIsPhone } from '../../shared/hooks/use-viewport.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { CategoryDialog } from './CategoryDialog.tsx'
import { CategoryList } from './CategoryList.tsx'
import type { CategoryAction } from './CategoryRow.tsx'
import type { CategoryPosition } from './category-position.ts'
import { useCategoryChanges } from './changes.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { isInUse } from './in-use.ts'
import { liveCategoryUsage } from './live.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { TreeMenu } from './TreeMenu.tsx'

type Open =
  | { action: 'edit' | 'merge'; category: CategoryRowFragment }
  | { action: 'delete'; category: CategoryRowFragment; use: CategoryUseQuery['categoryUse'] }

export function CategoriesPage() {
  const [mayEdit, mayManage, isPhone] = [usePermission('PLANS_WRITE'), usePermission('CATEGORIES_MANAGE'), useIsPhone()]
  const client = useApolloClient()
  const navigate = useNavigate()
  const { update, move, remove } = useCategoryChanges()
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState<Open | null>(null)
  const { data, error, refetch } = useAllCategoriesQuery()
  const { data: used } = useCategoryUsageQuery()
  useLiveScreen(liveCategoryUsage, {})

  const categories = data?.categories ?? []
  const usage = new Map(used?.categoryUsage.map((each) => [each.categoryId, each]))
  const isHolding = (id: string) => categories.some(({ parentId }) => parentId === id)
  const othersOf = ({ id, type }: CategoryRowFragment) =>
    categories.filter((each) => each.type === type && each.id !== id && !each.archived)

  const actionsOf = ({ archived, parentId }: CategoryRowFragment): CategoryAction[] => [
    ...(mayEdit ? (['edit'] as const) : []),
    ...(mayEdit && !archived && !parentId ? (['below'] as const) : []),
    ...(mayManage ? (['merge', archived ? 'restore' : 'archive', 'delete'] as const) : []),
  ]
  const act = async (action: CategoryAction, category: CategoryRowFragment) => {
    const { id, type, name } = category
    if (action === 'edit' || action === 'merge') return setOpen({ action, category })
    if (action === 'below') return navigate(`/categories/new?type=${type}&parent=${id}`)
    if (action === 'archive') {
      return update(
        id,
        { archived: true },
        isHolding(id) ? t`${name} and its subcategories archived` : t`${name} archived`,
      )
    }
    if (action === 'restore') return update(id, { archived: false }, t`${name} unarchived`)
    const { data } = await client.query({ query: CategoryUseDocument, variables: { id }, fetchPolicy: 'no-cache' })
    if (data && isInUse(data.categoryUse)) return setOpen({ action, category, use: data.categoryUse })
    return remove({ id }, t`${name} deleted`)
  }
  const choose = (action: CategoryAction, category: CategoryRowFragment) =>
    void Promise.resolve(act(action, category)).catch((caught) => showToast.error(messageOf(caught)))
  const put = ({ id, name }: CategoryRowFragment, position: CategoryPosition) =>
    move(id, position, t`${name} moved`).catch((caught) => void showToast.error(messageOf(caught)))

  const listOf = (title: string, type: CategoryRowFragment['type']) => (
    <CategoryList
      title={title}
      categories={categories.filter((category) => category.type === type)}
      usage={usage}
      actionsOf={actionsOf}
      onChoose={choose}
      onMove={mayEdit ? put : null}
      showsArchived={search.has('archived')}
      onShowArchived={(shows) => setSearch(shows ? { archived: '' } : {}, { replace: true })}
    />
  )
  return (
    <>
      <PageHeader
        title={t`Categories`}
        actions={
          <>
            <TreeMenu mayImport={mayEdit} />
            {mayEdit && !isPhone && (
              <Button asChild>
                <RouterLink to="/categories/new">
                  <Plus strokeWidth={1.75} />
                  {t`New category`}
                </RouterLink>
              </Button>
            )}
          </>
        }
      />
      {data ? (
        <Columns>
          {listOf(t`Expense`, 'EXPENSE')}
          {listOf(t`Income`, 'INCOME')}
        </Columns>
      ) : error ? (
        <Panel>
          <ErrorState title={t`Couldn't load categories`} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <Columns>
          <Panel title={t`Expense`} isList>
            <SkeletonRows count={12} hasTile />
          </Panel>
          <Panel title={t`Income`} isList>
            <SkeletonRows count={6} hasTile />
          </Panel>
        </Columns>
      )}
      {open && (
        <Dialogs open={open} categories={categories} others={othersOf(open.category)} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

interface DialogsProps {
  open: Open
  categories: readonly CategoryRowFragment[]
  others: readonly CategoryRowFragment[]
  onClose: () => void
}

function Dialogs({ open, categories, others, onClose }: DialogsProps) {
  const { category } = open
  if (open.action === 'merge') return <MergeDialog category={category} others={others} onClose={onClose} />
  if (open.action === 'delete') {
    return <DeleteDialog category={category} use={open.use} others={others} onClose={onClose} />
  }
  return <CategoryDialog key={category.id} category={category} categories={categories} onClose={onClose} />
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <Grid gap="16px" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
      {children}
    </Grid>
  )
}
