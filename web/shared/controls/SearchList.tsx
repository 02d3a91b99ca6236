import { Box, Flex, Input, InputGroup, useFilter } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Check, Plus, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { newOption } from './new-option.ts'
import { useIsWaiting, waitingText } from './waiting.ts'

export interface SearchListOption {
  value: string
  /** The text that the search matches, such as "Food › Fruit". */
  label: string
  icon?: ReactNode
  /** Options of one group are listed together under its name. */
  group?: string
}

interface SearchListProps {
  /** The accessible name of the list. */
  label: string
  placeholder: string
  noneFound: string
  options: readonly SearchListOption[]
  /** Options above the list that the search hides, such as the recent ones. */
  likely?: readonly SearchListOption[]
  chosen: readonly string[]
  /** Offers to create a record with the typed name. */
  hasNew?: boolean
  isMultiple?: boolean
  takesFocus?: boolean
  onChoose: (value: string) => void
}

/** A list under a search field that keeps the focus. The arrow keys move the highlight, and Enter chooses. */
export function SearchList(props: SearchListProps) {
  const { label, placeholder, noneFound, options, likely = [], chosen, onChoose } = props
  const { isMultiple = false, takesFocus = false, hasNew = false } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useFocusWhenShown(field, takesFocus)
  const [text, setText] = useState('')
  const isWaiting = useIsWaiting(options)
  const found = useFound(options, likely, text, hasNew)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const at = found.findIndex(({ key }) => key === highlighted)
  const current = found[at] ?? (text.trim() ? found[0] : undefined)
  const groups = [...Map.groupBy(found, ({ group }) => group)]
  const idOf = (key: string) => `${id}-${key}`

  const currentKey = current?.key
  useEffect(() => {
    if (currentKey) list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' })
  }, [currentKey])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      const from = current ? found.indexOf(current) : step > 0 ? -1 : found.length
      setHighlighted(found[(from + step + found.length) % found.length]?.key ?? null)
    } else if (event.key === 'Enter') {
      if (current && !event.repeat) onChoose(current.value)
    } else return
    event.preventDefault()
  }

  return (
    <>
      <Box p="6px" pb="0">
        <InputGroup
          startElement={<Search size={16} strokeWidth={1.75} aria-hidden />}
          startElementProps={{ px: '10px', color: 'fg.muted' }}
        >
          <Input
            ref={field}
            role="combobox"
            aria-label={placeholder}
            aria-expanded
            aria-haspopup="listbox"
            aria-autocomplete="list"
            aria-controls={id}
            aria-activedescendant={current && idOf(current.key)}
            autoComplete="off"
            placeholder={placeholder}
            value={text}
            maxLength={100}
            onKeyDown={press}
            onChange={({ target }) => {
              setText(target.value)
              setHighlighted(null)
            }}
            css={{ '--input-height': { base: '44px', md: '36px' } }}
          />
        </InputGroup>
      </Box>
      <Box
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
        p="6px"
        maxH="min(320px, calc(var(--available-height) - 64px))"
        overflowY="auto"
      >
        {groups.map(([group, members]) => (
          <Box key={group ?? ''} role={group ? 'group' : 'presentation'} aria-label={group} css={separated}>
            {group && (
              <Box px="10px" py="6px" textStyle="caption" fontWeight="500" color="fg.muted" aria-hidden>
                {group}
              </Box>
            )}
            {members.map((option) => (
              <Option
                key={option.key}
                id={idOf(option.key)}
                option={option}
                isChosen={chosen.includes(option.value)}
                isHighlighted={option === current}
                onHighlight={() => setHighlighted(option.key)}
                onChoose={() => onChoose(option.value)}
              />
            ))}
          </Box>
        ))}
      </Box>
      {isWaiting ? (
        <Box role="status" px="16px" pb="14px" color="fg.muted">
          {waitingText()}
        </Box>
      ) : (
        found.length === 0 && (
          <Box role="status" px="16px" pb="14px" color="fg.muted">
            {noneFound}
          </Box>
        )
      )}
    </>
  )
}

interface ListedOption extends SearchListOption {
  key: string
}

interface OptionProps {
  id: string
  option: ListedOption
  isChosen: boolean
  isHighlighted: boolean
  onHighlight: () => void
  onChoose: () => void
}

function Option({ id, option, isChosen, isHighlighted, onHighlight, onChoose }: OptionProps) {
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={isChosen}
      data-highlighted={isHighlighted || undefined}
      align="center"
      gap="10px"
      minH={{ base: '44px', md: '36px' }}
      px="10px"
      py="4px"
      borderRadius="tag"
      cursor="pointer"
      bg={isHighlighted ? 'bg.muted' : undefined}
      // Keeps the focus in the search field.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={isHighlighted ? undefined : onHighlight}
      onClick={onChoose}
    >
      {option.icon}
      <Box flex="1" minW="0" overflowWrap="anywhere">
        {option.label}
      </Box>
      {isChosen && <Check size={16} strokeWidth={2} aria-hidden />}
    </Flex>
  )
}

const separated = {
  '& + &': { mt: '6px', pt: '6px', borderTopWidth: '1px', borderColor: 'border.muted' },
}

/** Number of frames in which a window gets its position. Until then it may be hidden and cannot take the focus. */
const maxFrames = 30

function useFocusWhenShown(field: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    let frame = 0
    const focus = (left: number) => {
      field.current?.focus({ preventScroll: true })
      if (document.activeElement !== field.current && left > 0) frame = requestAnimationFrame(() => focus(left - 1))
    }
    focus(maxFrames)
    return () => cancelAnimationFrame(frame)
  }, [field, isOn])
}

/** Finds options by their text. Matches at the beginning of a name are first. */
function useFound(
  options: readonly SearchListOption[],
  likely: readonly SearchListOption[],
  typed: string,
  hasNew: boolean,
): ListedOption[] {
  const { contains, startsWith } = useFilter({ sensitivity: 'base' })
  const text = typed.trim()
  return useMemo(() => {
    const all = options.map((option) => ({ ...option, key: option.value || 'none' }))
    if (!text) {
      const first = t`Suggested`
      return [...likely.map((option) => ({ ...option, key: `likely-${option.value}`, group: first })), ...all]
    }
    const starts = ({ label }: SearchListOption) => label.split(' › ').some((name) => startsWith(name, text))
    const matches = all.filter((option) => contains(option.label, text))
    const added = hasNew ? newOption(options, text) : null
    return [
      ...matches.filter(starts),
      ...matches.filter((option) => !starts(option)),
      ...(added ? [{ ...added, key: 'new', icon: <Plus size={18} strokeWidth={1.75} aria-hidden /> }] : []),
    ]
  }, [options, likely, text, hasNew, contains, startsWith])
}
