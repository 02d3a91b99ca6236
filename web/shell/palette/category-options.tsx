import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router-dom'
import { useCategoriesQuery } from '../../generated.ts'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'
import { inTreeOrder, pathOf } from '../../shared/format/category-tree.ts'
import { transactionsPath } from '../../shared/format/links.ts'
import type { PaletteOption } from './palette-option.ts'

/** The categories. Each opens its transactions. */
export function useCategoryOptions(): readonly PaletteOption[] {
  const navigate = useNavigate()
  const categories = useCategoriesQuery().data?.categories ?? []
  return inTreeOrder(categories).map((category): PaletteOption => {
    return {
      id: `category:${category.id}`,
      label: pathOf(categories, category),
      icon: null,
      picture: <CategoryTile category={category} />,
      detail: category.type === 'INCOME' ? t`Income` : t`Expense`,
      run: () => void navigate(transactionsPath({ categories: [category.id] })),
    }
  })
}
