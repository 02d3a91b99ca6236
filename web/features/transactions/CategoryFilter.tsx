import { type CategoryRowFragment, type CategoryType, useAllCategoriesQuery } from '../../generated.ts'
import { CategoryTile } from '../../shared/CategoryTile.tsx'
import { SeveralFilter } from '../../shared/SeveralFilter.tsx'

interface CategoryFilterProps {
  /** Only categories of this type are offered. */
  type: CategoryType | null
  /** Ids; null stands for no category. */
  chosen: readonly (string | null)[]
  onChange: (chosen: (string | null)[]) => void
}

const none = 'none'

/** Several categories, archived ones only where they are chosen already. */
export function CategoryFilter({ type, chosen, onChange }: CategoryFilterProps) {
  const { data } = useAllCategoriesQuery()
  const categories = (data?.categories ?? []).filter(
    (category) => (!category.archived && (!type || category.type === type)) || chosen.includes(category.id),
  )

  return (
    <SeveralFilter
      label="Category"
      words={nameOf(chosen, categories)}
      choices={[null, ...categories].map((category) => ({
        value: category?.id ?? none,
        label: category?.name ?? 'Uncategorised',
        icon: <CategoryTile category={category} />,
      }))}
      chosen={chosen.map((id) => id ?? none)}
      onChange={(values) => onChange(values.map((value) => (value === none ? null : value)))}
    />
  )
}

function nameOf(chosen: readonly (string | null)[], categories: readonly CategoryRowFragment[]): string | null {
  const [first] = chosen
  if (first === undefined) return null
  if (chosen.length > 1) return `${chosen.length} categories`
  if (first === null) return 'Uncategorised'
  return categories.find(({ id }) => id === first)?.name ?? '1 category'
}
