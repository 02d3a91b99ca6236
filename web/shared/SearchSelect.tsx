import { Box, Combobox, createListCollection, Flex, Portal, useFilter } from '@chakra-ui/react'
import { Check, ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'

export interface SearchChoice {
  value: string
  label: string
  /** At the right, muted; found by typing as well. */
  note?: string
  /** Found by typing, and not shown. */
  keywords?: string
}

interface SearchSelectProps {
  choices: readonly SearchChoice[]
  value: string | null
  onChange: (value: string | null) => void
  placeholder: string
  /** "Show countries". */
  openLabel: string
  /** "No such country". */
  noneFound: string
  isDisabled?: boolean
}

/** One of many, found by typing. Disabled until there are any. Stands in a FormField, which labels it. */
export function SearchSelect(props: SearchSelectProps) {
  const { choices, value, onChange, placeholder, openLabel, noneFound, isDisabled = false } = props
  const [typed, setTyped] = useState('')
  const { contains } = useFilter({ sensitivity: 'base' })
  const chosen = choices.find((choice) => choice.value === value)
  const isSearching = typed !== '' && typed !== chosen?.label

  const collection = useMemo(() => {
    const found = isSearching
      ? choices.filter(({ label, note = '', keywords = '' }) =>
          [label, note, keywords].some((text) => contains(text, typed)),
        )
      : choices
    return createListCollection({ items: [...found] })
  }, [choices, isSearching, typed, contains])

  return (
    <Combobox.Root
      // The value is shown by its label, which is there once the choices are.
      key={choices.length === 0 ? 'loading' : 'ready'}
      collection={collection}
      value={value === null ? [] : [value]}
      onValueChange={(details) => onChange(details.value[0] ?? null)}
      onInputValueChange={({ inputValue }) => setTyped(inputValue)}
      openOnClick
      selectionBehavior="replace"
      disabled={isDisabled || choices.length === 0}
      // What is there when a dialog opens is hidden from screen readers by it; what comes later is not.
      lazyMount
      unmountOnExit
    >
      <Combobox.Control>
        <Combobox.Input placeholder={placeholder} autoComplete="off" />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger aria-label={openLabel}>
            <ChevronDown size={16} strokeWidth={2} />
          </Combobox.Trigger>
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content maxH="min(320px, var(--available-height))" overflowY="auto">
            <Combobox.Empty>{noneFound}</Combobox.Empty>
            {collection.items.map((item) => (
              <Combobox.Item key={item.value} item={item}>
                <Flex flex="1" wrap="wrap" columnGap="16px" py="4px">
                  <Combobox.ItemText flex="0 1 auto">{item.label}</Combobox.ItemText>
                  {item.note && (
                    <Box ms="auto" color="fg.muted" fontVariantNumeric="tabular-nums">
                      {item.note}
                    </Box>
                  )}
                </Flex>
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
