import { Combobox, chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Plus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { TagBadge } from '../display/TagMark.tsx'
import { tint } from '../display/Tile.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import { type ComboboxOption, useComboboxField } from './combobox-field.ts'
import { useIsWaiting, waitingText } from './waiting.ts'

/** A tag. The id of a new tag is null. */
export interface TagChoice {
  id: string | null
  name: string
  color: number
}

interface TagPickerProps {
  tags: readonly TagChoice[]
  value: readonly TagChoice[]
  onChange: (tags: TagChoice[]) => void
  max?: number
}

interface TagOption extends ComboboxOption {
  tag: TagChoice
}

/** A searchable tag field that can create new tags. Use inside a FormField, which labels it. */
export function TagPicker({ tags, value, onChange, max = 20 }: TagPickerProps) {
  const isFull = value.length >= max
  const options = useMemo(
    () => tags.filter((tag) => !value.some((each) => isNamed(each, tag.name))).map(optionOfTag),
    [tags, value],
  )
  const newTag = useCallback(
    (name: string): TagOption | null => {
      const isThere = [...tags, ...value].some((tag) => isNamed(tag, name))
      if (name.length > 60 || isThere) return null
      return { value: name, label: t`Create “${name}”`, tag: { id: null, name, color: 8 } }
    },
    [tags, value],
  )
  const isWaiting = useIsWaiting(tags.map(({ name }) => ({ value: name })))
  const noneFound = (text: string) => {
    if (text) return t`Already added`
    return isWaiting ? waitingText() : t`Type a name to create a tag`
  }
  const field = useComboboxField<TagOption>({
    options,
    chosen: null,
    onChoose: ({ tag }) => !isFull && onChange([...value, tag]),
    textOf: withoutHash,
    optionOf: newTag,
  })

  return (
    <Combobox.RootProvider value={field.combobox} lazyMount unmountOnExit>
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
            <TagBadge
              key={tag.name}
              tag={tag}
              onRemove={() => onChange(value.filter((each) => each.name !== tag.name))}
            />
          ))}
          <Combobox.Input asChild {...field.inputProps}>
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
              placeholder={value.length === 0 ? t`Add a tag` : ''}
              onKeyDown={(event) => {
                if (event.key === 'Backspace' && event.currentTarget.value === '' && value.length > 0)
                  onChange(value.slice(0, -1))
              }}
            />
          </Combobox.Input>
        </Flex>
      </Combobox.Control>
      <ComboboxList
        options={field.options}
        noneFound={noneFound(field.text)}
        renderOption={({ tag, label }) => (
          <>
            {tag.id === null ? (
              <Plus size={14} strokeWidth={2} aria-hidden />
            ) : (
              <chakra.span boxSize="8px" borderRadius="full" bg={tint(tag.color).color} aria-hidden />
            )}
            <Combobox.ItemText>{label}</Combobox.ItemText>
          </>
        )}
      />
    </Combobox.RootProvider>
  )
}

const withoutHash = (typed: string) => typed.replace(/^\s*#+/, '').trim()
const optionOfTag = (tag: TagChoice): TagOption => ({ value: tag.name, label: tag.name, tag })
const isNamed = (tag: TagChoice, name: string) => tag.name.toLowerCase() === name.toLowerCase()
