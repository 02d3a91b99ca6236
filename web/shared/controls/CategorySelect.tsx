import { Combobox } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Plus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { CategoryTile } from '../display/CategoryTile.tsx'
import { inTreeOrder, pathOf } from '../format/category-tree.ts'
import { ComboboxField } from './ComboboxField.tsx'
import type { ComboboxOption } from './combobox-field.ts'
import { type CreateCategory, chooseOrCreate, newNameOf, newOption } from './new-option.ts'

export interface CategoryChoice {
  id: string
  name: string
  icon: string
  color: number
  parentId?: string | null
}

interface CategorySelectProps {
  categories: readonly CategoryChoice[]
  /** Categories of the other type, of which a transaction can be a refund. */
  refundable?: readonly CategoryChoice[]
  /** Null means uncategorised. */
  value: string | null
  onChange: (id: string | null) => void
  /** Offers to create a category with the typed name. */
  onCreate?: CreateCategory | undefined
  hasNone?: boolean
  noneLabel?: string
  placeholder?: string
  /** Accessible label, required without a FormField. */
  label?: string
  isDisabled?: boolean
}

interface CategoryOption extends ComboboxOption {
  category: CategoryChoice | null
}

export function CategorySelect(props: CategorySelectProps) {
  const { categories, value, onChange, hasNone = false, noneLabel = t`Uncategorised` } = props
  const { placeholder = t`Choose a category`, label, isDisabled = false, refundable, onCreate } = props

  const { options, none } = useMemo(() => {
    const optionsOf = (some: readonly CategoryChoice[], group?: string) =>
      inTreeOrder(some).map(
        (category): CategoryOption => ({
          value: category.id,
          label: pathOf(some, category),
          keywords: [category.name],
          category,
          ...(group && { group }),
        }),
      )
    const all = [...optionsOf(categories), ...optionsOf(refundable ?? [], t`Refund of`)]
    const none: CategoryOption | undefined = hasNone ? { value: '', label: noneLabel, category: null } : undefined
    return { options: none ? [none, ...all] : all, none }
  }, [categories, refundable, hasNone, noneLabel])
  const optionOf = useCallback(
    (typed: string): CategoryOption | null => {
      const added = newOption(options, typed)
      return added && { ...added, category: null }
    },
    [options],
  )
  const chosen = options.find((option) => option.value === (value ?? ''))

  return (
    <ComboboxField
      options={options}
      value={value ?? ''}
      onChange={({ value }) => void chooseOrCreate(value, onCreate, (id) => onChange(id || null))}
      {...(onCreate && { optionOf })}
      emptyOption={none}
      picture={chosen && <CategoryTile category={chosen.category} />}
      placeholder={placeholder}
      label={label}
      openLabel={t`Show categories`}
      noneFound={t`No such category`}
      isDisabled={isDisabled}
      renderOption={(option) => (
        <>
          {newNameOf(option.value) === null ? (
            <CategoryTile category={option.category} />
          ) : (
            <Plus size={18} strokeWidth={1.75} aria-hidden />
          )}
          <Combobox.ItemText flex="1">{option.label}</Combobox.ItemText>
        </>
      )}
    />
  )
}
