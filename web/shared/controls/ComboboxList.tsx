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
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => (
            <Group key={group ?? ''} name={group}>
              {members.map((option) => (
                <Combobox.Item key={option.value} item={option} justifyContent="flex-start" gap="10px">
                  {renderOption(option)}
                </Combobox.Item>
              ))}
            </Group>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Portal>
  )
}

function Group({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (name === undefined) return children
  return (
    <Combobox.ItemGroup>
      <Combobox.ItemGroupLabel>{name}</Combobox.ItemGroupLabel>
      {children}
    </Combobox.ItemGroup>
  )
}
