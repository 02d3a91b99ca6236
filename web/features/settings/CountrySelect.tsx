import { Box, Combobox, createListCollection, Portal, useFilter } from '@chakra-ui/react'
import { Check, ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'

interface Country {
  id: string
  name: string
  currency: string
}

interface CountrySelectProps {
  countries: readonly Country[]
  value: string | null
  onChange: (id: string | null) => void
}

/** A country, found by typing its name or its currency. */
export function CountrySelect({ countries, value, onChange }: CountrySelectProps) {
  const [typed, setTyped] = useState('')
  const { contains } = useFilter({ sensitivity: 'base' })
  const chosen = countries.find(({ id }) => id === value)
  const isSearching = typed !== '' && typed !== chosen?.name

  const collection = useMemo(() => {
    const found = isSearching
      ? countries.filter(({ name, currency }) => contains(name, typed) || contains(currency, typed))
      : countries
    return createListCollection({
      items: found.map(({ id, name, currency }) => ({ value: id, label: name, currency })),
    })
  }, [countries, isSearching, typed, contains])

  return (
    <Combobox.Root
      // The value is shown by its name, which is there once the countries are.
      key={countries.length === 0 ? 'loading' : 'ready'}
      collection={collection}
      value={value ? [value] : []}
      onValueChange={(details) => onChange(details.value[0] ?? null)}
      onInputValueChange={({ inputValue }) => setTyped(inputValue)}
      openOnClick
      selectionBehavior="replace"
      disabled={countries.length === 0}
    >
      <Combobox.Control>
        <Combobox.Input placeholder="Choose a country" autoComplete="off" />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger aria-label="Show countries">
            <ChevronDown size={16} strokeWidth={2} />
          </Combobox.Trigger>
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content maxH="min(320px, var(--available-height))" overflowY="auto">
            <Combobox.Empty>No such country</Combobox.Empty>
            {collection.items.map((item) => (
              <Combobox.Item key={item.value} item={item}>
                <Combobox.ItemText flex="1">{item.label}</Combobox.ItemText>
                <Box color="fg.muted">{item.currency}</Box>
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
