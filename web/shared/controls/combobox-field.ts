import { createListCollection, useCombobox, useFilter } from '@chakra-ui/react'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'

export interface ComboboxOption {
  value: string
  label: string
  keywords?: readonly string[]
  /** Neighbouring options of one group are listed under its name. */
  group?: string
}

interface ComboboxFieldOptions<Option extends ComboboxOption> {
  options: readonly Option[]
  chosen: Option | null
  onChoose: (option: Option) => void
  textOf?: (typed: string) => string
  optionOf?: (text: string) => Option | null
  /** The option for a cleared field. Without it, the previous choice is restored. */
  emptyOption?: Option | undefined
  isDisabled?: boolean
}

/**
 * A combobox with list autocomplete (WAI-ARIA), based on Zag's state machine. While the user types, the best match is
 * highlighted, and Enter or Tab chooses it. Escape, and leaving the field with unknown text, restore the choice. The
 * text is selected on focus and after a choice, so that typing replaces it.
 */
export function useComboboxField<Option extends ComboboxOption>(field: ComboboxFieldOptions<Option>) {
  const { options, chosen, onChoose, optionOf, emptyOption, isDisabled = false, textOf = trim } = field
  const [typed, setTyped] = useState<string | null>(null)
  const text = textOf(typed ?? '')
  const match = useMatch()
  const found = useMemo(() => {
    const extra = text === '' ? null : optionOf?.(text)
    return [...match(options, text), ...(extra ? [extra] : [])]
  }, [options, text, match, optionOf])
  const collection = useMemo(() => createListCollection({ items: found, itemToValue: zagValue }), [found])
  const input = useRef<HTMLInputElement>(null)
  const isTyping = useRef(false)
  isTyping.current = typed !== null

  /** Zag moves the caret to the end of the text one frame after the list opens or closes. */
  const selectText = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === input.current && !isTyping.current) input.current?.select()
      }),
    )
  const choose = (option: Option) => {
    setTyped(null)
    if (option.value !== chosen?.value) onChoose(option)
  }
  const combobox = useCombobox({
    collection,
    value: chosen ? [zagValue(chosen)] : [],
    inputValue: typed ?? chosen?.label ?? '',
    onValueChange: ({ items: [option] }) => option && choose(option),
    onOpenChange({ open, reason }) {
      selectText()
      // Zag closes the list before it reports the choice.
      if (open || reason === 'item-select') return
      const named = reason === 'interact-outside' && found.find(({ label }) => isEqual(label, text))
      if (named) choose(named)
      else setTyped(null)
    },
    openOnClick: true,
    inputBehavior: text === '' ? 'none' : 'autohighlight',
    selectionBehavior: 'replace',
    disabled: isDisabled,
    positioning: { sameWidth: false, placement: 'bottom-start' },
  })

  const candidate = (): Option | undefined => {
    const highlighted = found.find((option) => zagValue(option) === combobox.highlightedValue)
    if (typed === null) return combobox.open ? highlighted : undefined
    return text === '' ? emptyOption : (highlighted ?? found[0])
  }
  /** Zag ignores Tab, and Enter reverts the text if no option is highlighted yet. */
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Tab')) return
    const option = candidate()
    const isEnter = event.key === 'Enter'
    if (option && (typed !== null || !isEnter)) choose(option)
    if (!isEnter || typed === null) return
    if (option || text === '') combobox.setOpen(false)
    if (text === '' && !option) setTyped(null)
    // Enter with Ctrl or ⌘ also saves the form.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault()
  }

  return {
    combobox,
    options: found,
    text,
    inputProps: {
      ref: input,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setTyped(event.currentTarget.value)
        if (textOf(event.currentTarget.value) === '') combobox.clearHighlightValue()
      },
      onKeyDownCapture: press,
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
    },
  }
}

/** Zag treats an empty value as no value, so each value has a prefix. */
const zagValue = ({ value }: ComboboxOption) => `=${value}`

/** Finds options by their texts. Exact matches are first, then matches at the beginning. */
function useMatch() {
  const { contains, startsWith } = useFilter({ sensitivity: 'base' })
  return useMemo(() => {
    const rank = ({ label, keywords = [] }: ComboboxOption, text: string) => {
      const texts = [label, ...keywords]
      if (texts.some((each) => isEqual(each, text))) return 0
      if (texts.some((each) => startsWith(each, text))) return 1
      return texts.some((each) => contains(each, text)) ? 2 : 3
    }
    return <Option extends ComboboxOption>(options: readonly Option[], text: string): readonly Option[] => {
      if (text === '') return options
      const ranks = Map.groupBy(options, (option) => rank(option, text))
      const found = ([0, 1, 2] as const).flatMap((each) => ranks.get(each) ?? [])
      return [...Map.groupBy(found, ({ group }) => group).values()].flat()
    }
  }, [contains, startsWith])
}

const trim = (typed: string) => typed.trim()
const isEqual = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
