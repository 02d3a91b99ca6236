import { Combobox, chakra, createListCollection, Flex, Portal, useFilter } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { TagMark } from './TagMark.tsx'
import { tint } from './Tile.tsx'

/** A tag, or one that is to be made: its id is null. */
export interface TagChoice {
  id: string | null
  name: string
  color: number
}

interface TagPickerProps {
  tags: readonly TagChoice[]
  value: readonly TagChoice[]
  onChange: (tags: TagChoice[]) => void
  /** At most so many. */
  most?: number
}

interface Item {
  value: string
  label: string
  tag: TagChoice
}

/** Tags, found by typing; a name that none has makes one. Stands in a FormField, which labels it. */
export function TagPicker({ tags, value, onChange, most = 20 }: TagPickerProps) {
  const [typed, setTyped] = useState('')
  const { contains } = useFilter({ sensitivity: 'base' })
  const isFull = value.length >= most

  const collection = useMemo(() => {
    const name = typed.replace(/^\s*#+/, '').trim()
    const has = (list: readonly TagChoice[]) => list.some((tag) => isNamed(tag, name))
    const free = tags.filter((tag) => !value.some((each) => isNamed(each, tag.name)))
    const found = name ? free.filter((tag) => contains(tag.name, name)) : free
    const made = name !== '' && name.length <= 60 && !has(tags) && !has(value)
    const items = found.map((tag): Item => ({ value: tag.name, label: tag.name, tag }))
    const fresh: Item = { value: name, label: `Create “${name}”`, tag: { id: null, name, color: 8 } }
    return createListCollection({ items: made ? [...items, fresh] : items })
  }, [tags, value, typed, contains])

  return (
    <Combobox.Root
      collection={collection}
      value={[]}
      inputValue={typed}
      onInputValueChange={({ inputValue }) => setTyped(inputValue)}
      onValueChange={(details) => {
        const chosen = collection.items.find((item) => item.value === details.value[0])
        if (!chosen || isFull) return
        onChange([...value, chosen.tag])
        setTyped('')
      }}
      selectionBehavior="clear"
      inputBehavior="autohighlight"
      openOnClick
      lazyMount
      unmountOnExit
    >
      <Combobox.Control>
        <Flex
          wrap="wrap"
          gap="4px"
          w="100%"
          minH="40px"
          p="5px"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="control"
          bg="bg.panel"
          align="center"
          _focusWithin={{ borderColor: 'accent.fg', outline: '3px solid {colors.accent.subtle}' }}
        >
          {value.map((tag) => (
            <TagMark
              key={tag.name}
              tag={tag}
              onRemove={() => onChange(value.filter((each) => each.name !== tag.name))}
            />
          ))}
          <Combobox.Input asChild>
            <chakra.input
              flex="1"
              minW="90px"
              h="28px"
              px="7px"
              bg="transparent"
              borderWidth="0"
              minH="28px"
              outline="none"
              _focusVisible={{ outline: 'none', boxShadow: 'none' }}
              autoComplete="off"
              maxLength={61}
              disabled={isFull}
              placeholder={value.length === 0 ? 'Add a tag' : ''}
              onKeyDown={(event) => {
                if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1))
              }}
            />
          </Combobox.Input>
        </Flex>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content maxH="min(260px, var(--available-height))" overflowY="auto">
            <Combobox.Empty>{typed ? 'You have this tag already' : 'Type a name to make a tag'}</Combobox.Empty>
            {collection.items.map((item) => (
              <Combobox.Item key={item.value} item={item} justifyContent="flex-start" gap="9px">
                {item.tag.id === null ? (
                  <Plus size={14} strokeWidth={2} aria-hidden />
                ) : (
                  <chakra.span boxSize="8px" borderRadius="full" bg={tint(item.tag.color).color} aria-hidden />
                )}
                <Combobox.ItemText>{item.label}</Combobox.ItemText>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  )
}

const isNamed = (tag: TagChoice, name: string) => tag.name.toLowerCase() === name.toLowerCase()
