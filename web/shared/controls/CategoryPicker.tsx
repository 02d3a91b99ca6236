import { chakra, Menu, Portal } from '@chakra-ui/react'
import { CategoryBadge } from '../display/CategoryBadge.tsx'
import { CategoryTile } from '../display/CategoryTile.tsx'
import { inTreeOrder, pathOf } from '../format/category-tree.ts'
import type { CategoryChoice } from './CategorySelect.tsx'

interface CategoryPickerProps {
  categories: readonly CategoryChoice[]
  /** Null means uncategorised. */
  value: string | null
  onChange: (id: string | null) => void
  label: string
  form?: 'badge' | 'tile'
  onFocus?: () => void
  likely?: readonly CategoryChoice[]
  isOpenAtFirst?: boolean
  isTabStop?: boolean
}

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
