import { chakra, Menu, Portal } from '@chakra-ui/react'
import { CategoryBadge } from '../display/CategoryBadge.tsx'
import { CategoryTile } from '../display/CategoryTile.tsx'
import { inTreeOrder, pathOf } from '../format/category-tree.ts'
import type { CategoryChoice } from './CategorySelect.tsx'

interface CategoryPickerProps {
  categories: readonly CategoryChoice[]
  /** Null is uncategorised. */
  value: string | null
  onChange: (id: string | null) => void
  /** Read aloud before the category's name: "Category of Bananas". */
  label: string
  /** A badge, or on a narrow row the tile alone. */
  form?: 'badge' | 'tile'
  onFocus?: () => void
  /** Stand above the others: those that are likely meant. */
  likely?: readonly CategoryChoice[]
  isOpenAtFirst?: boolean
  /** False in a row that is reached as a whole. */
  isTabStop?: boolean
}

/** One category in a row of a list: its badge, which opens the others. Typing letters finds one by name. */
export function CategoryPicker(props: CategoryPickerProps) {
  const { categories, value, onChange, label, form = 'badge', onFocus, likely = [] } = props
  const { isOpenAtFirst = false, isTabStop = true } = props
  const chosen = categories.find(({ id }) => id === value) ?? null

  return (
    <Menu.Root
      positioning={{ placement: 'bottom-start' }}
      defaultOpen={isOpenAtFirst}
      onSelect={({ value: id }) => onChange(id === none ? null : id.replace(likelyPrefix, ''))}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <chakra.button
          type="button"
          aria-label={`${label}: ${chosen?.name ?? 'Uncategorised'}`}
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
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxH="min(320px, var(--available-height))" overflowY="auto" minW="230px">
            {likely.map((category) => (
              <Menu.Item key={category.id} value={`${likelyPrefix}${category.id}`} valueText={category.name}>
                <CategoryTile category={category} />
                {pathOf(categories, category)}
              </Menu.Item>
            ))}
            {likely.length > 0 && <Menu.Separator />}
            <Menu.Item value={none}>
              <CategoryTile category={null} />
              Uncategorised
            </Menu.Item>
            {inTreeOrder(categories).map((category) => (
              <Menu.Item key={category.id} value={category.id} valueText={category.name}>
                <CategoryTile category={category} />
                {pathOf(categories, category)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

const none = 'none'
const likelyPrefix = 'likely '
