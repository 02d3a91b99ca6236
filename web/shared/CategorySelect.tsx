import { Combobox, chakra, createListCollection, Portal, useFilter } from '@chakra-ui/react'
import { Check, ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { CategoryTile } from './CategoryTile.tsx'
import { inTreeOrder, pathOf } from './category-tree.ts'

export interface CategoryChoice {
  id: string
  name: string
  icon: string
  color: number
  /** The one it stands below. */
  parentId?: string | null
}

interface CategorySelectProps {
  categories: readonly CategoryChoice[]
  /** The id of the chosen one; null is uncategorised. */
  value: string | null
  onChange: (id: string | null) => void
  /** Offers "Uncategorised" as the first choice. */
  hasNone?: boolean
  /** How that is called, where it means something else. */
  noneLabel?: string
  placeholder?: string
  /** Read aloud where no FormField labels it. */
  label?: string
  isDisabled?: boolean
}

interface Item {
  value: string
  label: string
  category: CategoryChoice | null
}

/** One category, found by typing: its tile and name, with that of the one it stands below, in a field. */
export function CategorySelect(props: CategorySelectProps) {
  const { categories, onChange, hasNone = false, noneLabel = 'Uncategorised' } = props
  const { placeholder = 'Choose a category', label, isDisabled } = props
  const [typed, setTyped] = useState('')
  // Over what somebody types, nothing is suggested: until they have chosen or left, the value stays as it was.
  const [held, setHeld] = useState<{ value: string | null } | null>(null)
  const { value } = held ?? props
  const { contains } = useFilter({ sensitivity: 'base' })

  const items = useMemo(() => {
    const all = inTreeOrder(categories).map(
      (category): Item => ({ value: category.id, label: pathOf(categories, category), category }),
    )
    return hasNone ? [{ value: '', label: noneLabel, category: null }, ...all] : all
  }, [categories, hasNone, noneLabel])
  const chosen = items.find((item) => item.value === (value ?? '')) ?? null
  const isSearching = typed !== '' && typed !== chosen?.label
  const collection = useMemo(
    () => createListCollection({ items: isSearching ? items.filter((item) => contains(item.label, typed)) : items }),
    [items, isSearching, typed, contains],
  )

  return (
    <Combobox.Root
      collection={collection}
      value={chosen ? [chosen.value] : []}
      onValueChange={(details) => {
        setHeld(null)
        onChange(details.value[0] || null)
      }}
      onInputValueChange={({ inputValue, reason }) => {
        setTyped(inputValue)
        if (reason === 'input-change') setHeld({ value })
      }}
      onOpenChange={({ open }) => !open && setHeld(null)}
      openOnClick
      selectionBehavior="replace"
      disabled={isDisabled ?? false}
      positioning={{ sameWidth: false, placement: 'bottom-start' }}
      // What is there when a dialog opens is hidden from screen readers by it; what comes later is not.
      lazyMount
      unmountOnExit
    >
      <Combobox.Control>
        {chosen && (
          <chakra.span position="absolute" insetStart="6px" top="6px" zIndex="1" pointerEvents="none">
            <CategoryTile category={chosen.category} />
          </chakra.span>
        )}
        <Combobox.Input placeholder={placeholder} aria-label={label} ps={chosen ? '44px' : '12px'} />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger aria-label="Show categories">
            <ChevronDown size={16} strokeWidth={2} />
          </Combobox.Trigger>
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content minW="240px">
            <Combobox.Empty>No such category</Combobox.Empty>
            {collection.items.map((item) => (
              <Combobox.Item key={item.value} item={item} justifyContent="flex-start" gap="10px">
                <CategoryTile category={item.category} />
                <Combobox.ItemText flex="1">{item.label}</Combobox.ItemText>
                <Combobox.ItemIndicator>
                  <Check size={16} strokeWidth={2} />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  )
}
