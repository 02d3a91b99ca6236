import { plural, t } from '@lingui/core/macro'
import { type CategoryRowFragment, type CategoryType, useAllCategoriesQuery } from '../../../generated.ts'
import { categoryOptions, none, uncategorised } from '../../../shared/controls/CategoryPicker.tsx'
import { SearchMenu, useSearchMenu } from '../../../shared/controls/search-menu.ts'
import { FilterChip } from '../../../shared/filters/FilterChip.tsx'
import { inTreeOrder } from '../../../shared/format/category-tree.ts'

interface CategoryFilterProps {
  type: CategoryType | null
  chosen: readonly (string | null)[]
  onChange: (chosen: (string | null)[]) => void
}

/** Selects several categories with their subcategories. Archived categories are listed only if they are selected. */
export function CategoryFilter({ type, chosen, onChange }: CategoryFilterProps) {
  const { data } = useAllCategoriesQuery()
  const options = (data?.categories ?? []).filter(
    (category) => (!category.archived && (!type || category.type === type)) || chosen.includes(category.id),
  )
  const categories = inTreeOrder(options)
  const values = chosen.map((id) => id ?? none)
  const { anchor, trigger } = useSearchMenu()

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
    <>
      <FilterChip
        {...trigger}
        label={t`Category`}
        value={formatCategories(chosen, categories)}
        onClear={() => onChange([])}
      />
      <SearchMenu
        {...anchor}
        label={t`Category`}
        placeholder={t`Search categories`}
        noneFound={t`No such category`}
        options={[uncategorised(), ...categoryOptions(categories)]}
        chosen={values}
        isMultiple
        onChoose={(value) =>
          change(values.includes(value) ? values.filter((each) => each !== value) : [...values, value])
        }
      />
    </>
  )
}

export function formatCategories(
  chosen: readonly (string | null)[],
  categories: readonly CategoryRowFragment[],
): string | null {
  const [first] = chosen
  if (first === undefined) return null
  if (first === null && chosen.length === 1) return t`Uncategorised`
  const top = categories.find(({ id }) => chosen.includes(id))
  const isOneGroup = top && chosen.every((id) => id === top.id || below(categories, top.id).includes(id ?? ''))
  if (isOneGroup) return top.name
  const count = chosen.length
  return t`${plural(count, { one: '# category', other: '# categories' })}`
}

const below = (categories: readonly CategoryRowFragment[], id: string) =>
  categories.filter(({ parentId }) => parentId === id).map((each) => each.id)
