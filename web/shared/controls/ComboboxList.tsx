import { Combobox, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ComboboxOption } from './combobox-field.ts'

interface ComboboxListProps<Option extends ComboboxOption> {
  options: readonly Option[]
  /** Must contain a `Combobox.ItemText` with the option's name. */
  renderOption: (option: Option) => ReactNode
  noneFound: string
}

export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { options, renderOption, noneFound } = props
  return (
    <Portal>
      <Combobox.Positioner>
        <Combobox.Content
          minW="max(var(--reference-width), 240px)"
          maxH="min(320px, var(--available-height))"
          overflowY="auto"
        >
          <Combobox.Empty>{noneFound}</Combobox.Empty>
          {options.map((option) => (
            <Combobox.Item key={option.value} item={option} justifyContent="flex-start" gap="10px">
              {renderOption(option)}
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Portal>
  )
}
