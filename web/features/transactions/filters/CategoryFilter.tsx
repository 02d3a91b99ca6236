import { Box } from '@chakra-ui/react'
import { type CategoryRowFragment, type CategoryType, useAllCategoriesQuery } from '../../../generated.ts'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { MultiSelectFilter } from '../../../shared/filters/MultiSelectFilter.tsx'
import { inTreeOrder } from '../../../shared/format/category-tree.ts'

interface CategoryFilterProps {
  type: CategoryType | null
  chosen: readonly (string | null)[]
  onChange: (chosen: (string | null)[]) => void
}

const none = 'none'

/** Selects several categories with their subcategories. Archived categories are listed only if they are selected. */
export function CategoryFilter({ type, chosen, onChange }: CategoryFilterProps) {
  const { data } = useAllCategoriesQuery()
  const options = (data?.categories ?? []).filter(
    (category) => (!category.archived && (!type || category.type === type)) || chosen.includes(category.id),
  )
  const categories = inTreeOrder(options)

  const change = (values: string[]) => {
    const now = values.map((value) => (value === none ? null : value))
    const added = now.find((id) => !chosen.includes(id))
    const removed = chosen.find((id) => !now.includes(id))
    if (added) return onChange([...new Set([...now, ...below(categories, added)])])
    onChange(
      removed && now.length > 0 ? now.filter((id) => id === null || !below(categories, removed).includes(id)) : now,
    )
  }
  return (
    <MultiSelectFilter
      label="Category"
      valueText={formatCategories(chosen, categories)}
      choices={[null, ...categories].map((category) => ({
        value: category?.id ?? none,
        label: category?.name ?? 'Uncategorised',
        icon: (
          <Box ms={category?.parentId ? '20px' : undefined}>
            <CategoryTile category={category} />
          </Box>
        ),
      }))}
      chosen={chosen.map((id) => id ?? none)}
      onChange={change}
    />
  )
}

export function formatCategories(
  chosen: readonly (string | null)[],
  categories: readonly CategoryRowFragment[],
): string | null {
  const [first] = chosen
  if (first === undefined) return null
  if (first === null && chosen.length === 1) return 'Uncategorised'
  const top = categories.find(({ id }) => chosen.includes(id))
  const isOneGroup = top && chosen.every((id) => id === top.id || below(categories, top.id).includes(id ?? ''))
  if (isOneGroup) return top.name
  return chosen.length === 1 ? '1 category' : `${chosen.length} categories`
}

const below = (categories: readonly CategoryRowFragment[], id: string) =>
  categories.filter(({ parentId }) => parentId === id).map((each) => each.id)
