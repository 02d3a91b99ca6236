import { chakra } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CategoryBadge } from '../display/CategoryBadge.tsx'
import { CategoryTile } from '../display/CategoryTile.tsx'
import { inTreeOrder, pathOf } from '../format/category-tree.ts'
import type { CategoryChoice } from './CategorySelect.tsx'
import { type CreateCategory, chooseOrCreate } from './new-option.ts'
import type { SearchListOption } from './SearchList.tsx'
import { SearchMenu, useSearchMenu } from './search-menu.ts'

interface CategoryPickerProps {
  categories: readonly CategoryChoice[]
  /** Categories of the other type, of which a transaction can be a refund. */
  refundable?: readonly CategoryChoice[]
  /** Null means uncategorised. */
  value: string | null
  onChange: (id: string | null) => void
  label: string
  /** Offers to create a category with the typed name. */
  onCreate?: CreateCategory | undefined
  form?: 'badge' | 'tile'
  onFocus?: () => void
  likely?: readonly CategoryChoice[]
  isOpenAtFirst?: boolean
  isTabStop?: boolean
}

export function CategoryPicker(props: CategoryPickerProps) {
  const { categories, value, onChange, label, form = 'badge', onFocus, likely = [] } = props
  const { isOpenAtFirst = false, isTabStop = true, refundable = [], onCreate } = props
  const { anchor, trigger } = useSearchMenu(isOpenAtFirst)
  const chosen = [...categories, ...refundable].find(({ id }) => id === value) ?? null

  return (
    <>
      <chakra.button
        {...trigger}
        type="button"
        aria-label={`${label}: ${chosen?.name ?? t`Uncategorised`}`}
        onFocus={onFocus}
        tabIndex={isTabStop ? undefined : -1}
        display="inline-flex"
        maxW="100%"
        borderRadius="tag"
        cursor="pointer"
        focusVisibleRing="outside"
      >
        {form === 'badge' ? <CategoryBadge category={chosen} /> : <CategoryTile category={chosen} />}
      </chakra.button>
      <SearchMenu
        {...anchor}
        label={label}
        placeholder={t`Search categories`}
        noneFound={t`No such category`}
        options={[uncategorised(), ...choiceOptions({ categories, refundable })]}
        likely={likely.map((category) => optionOf([...categories, ...refundable], category))}
        chosen={[value ?? none]}
        hasNew={onCreate !== undefined}
        onChoose={(value) => void chooseOrCreate(value, onCreate, (id) => onChange(id === none ? null : id))}
      />
    </>
  )
}

/** The value of the option for no category. */
export const none = 'none'

export const uncategorised = (): SearchListOption => ({
  value: none,
  label: t`Uncategorised`,
  icon: <CategoryTile category={null} />,
})

/** Returns the options of categories in tree order: "Food", "Food › Fruit". */
export function categoryOptions(categories: readonly CategoryChoice[], group?: string): SearchListOption[] {
  return inTreeOrder(categories).map((each) => ({ ...optionOf(categories, each), ...(group && { group }) }))
}

/** Lists the categories of the other type last, under a heading. */
export const choiceOptions = ({
  categories,
  refundable,
}: Required<Pick<CategoryPickerProps, 'categories' | 'refundable'>>) => [
  ...categoryOptions(categories),
  ...categoryOptions(refundable, t`Refund of`),
]

const optionOf = (categories: readonly CategoryChoice[], category: CategoryChoice): SearchListOption => ({
  value: category.id,
  label: pathOf(categories, category),
  icon: <CategoryTile category={category} />,
})
