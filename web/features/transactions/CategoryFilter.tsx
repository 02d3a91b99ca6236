import { Menu, Portal } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { type CategoryRowFragment, type CategoryType, useAllCategoriesQuery } from '../../generated.ts'
import { CategoryTile } from '../../shared/CategoryTile.tsx'
import { FilterChip } from '../../shared/FilterChip.tsx'

interface CategoryFilterProps {
  /** Only categories of this type are offered. */
  type: CategoryType | null
  /** Ids; null stands for no category. */
  chosen: readonly (string | null)[]
  onChange: (chosen: (string | null)[]) => void
}

/** Several categories, archived ones only where they are chosen already. Typing letters finds one. */
export function CategoryFilter({ type, chosen, onChange }: CategoryFilterProps) {
  const { data } = useAllCategoriesQuery()
  const categories = (data?.categories ?? []).filter(
    (category) => (!category.archived && (!type || category.type === type)) || chosen.includes(category.id),
  )
  const toggle = (id: string | null) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])

  return (
    <Menu.Root positioning={{ placement: 'bottom-start' }} closeOnSelect={false} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <FilterChip label="Category" value={nameOf(chosen, categories)} onClear={() => onChange([])} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxH="min(380px, var(--available-height))" overflowY="auto" minW="250px">
            {[null, ...categories].map((category) => {
              const isChosen = chosen.includes(category?.id ?? null)
              return (
                <Menu.CheckboxItem
                  key={category?.id ?? 'none'}
                  value={category?.id ?? 'none'}
                  checked={isChosen}
                  onCheckedChange={() => toggle(category?.id ?? null)}
                  ps="10px"
                >
                  <CategoryTile category={category} />
                  {category?.name ?? 'Uncategorised'}
                  {isChosen && <Check strokeWidth={2} style={{ marginInlineStart: 'auto' }} aria-hidden />}
                </Menu.CheckboxItem>
              )
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

function nameOf(chosen: readonly (string | null)[], categories: readonly CategoryRowFragment[]): string | null {
  const [first] = chosen
  if (first === undefined) return null
  if (chosen.length > 1) return `${chosen.length} categories`
  if (first === null) return 'Uncategorised'
  return categories.find(({ id }) => id === first)?.name ?? '1 category'
}
