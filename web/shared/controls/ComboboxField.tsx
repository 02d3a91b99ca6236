import { Combobox, chakra } from '@chakra-ui/react'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ComboboxList } from './ComboboxList.tsx'
import { type ComboboxOption, useComboboxField } from './combobox-field.ts'
import { useIsWaiting, waitingText } from './waiting.ts'

interface ComboboxFieldProps<Option extends ComboboxOption> {
  options: readonly Option[]
  value: string | null
  onChange: (option: Option) => void
  renderOption: (option: Option) => ReactNode
  /** The picture of the chosen option before the text, 28 px wide. */
  picture?: ReactNode
  emptyOption?: Option | undefined
  /** Returns an option for typed text, such as one that creates a record. */
  optionOf?: (typed: string) => Option | null
  placeholder: string
  label?: string | undefined
  openLabel: string
  noneFound: string
  isDisabled?: boolean
}

export function ComboboxField<Option extends ComboboxOption>(props: ComboboxFieldProps<Option>) {
  const { value, onChange, renderOption, picture, placeholder, label, openLabel, noneFound } = props
  const { options, emptyOption, optionOf, isDisabled = false } = props
  const chosen = options.find((option) => option.value === value) ?? null
  const isWaiting = useIsWaiting(options)
  const field = useComboboxField({
    options,
    chosen,
    onChoose: onChange,
    emptyOption,
    isDisabled,
    ...(optionOf && { optionOf }),
  })

  return (
    // A dialog hides lists that exist when it opens from screen readers, so the list is mounted later.
    <Combobox.RootProvider value={field.combobox} lazyMount unmountOnExit>
      <Combobox.Control>
        {picture && (
          <chakra.span position="absolute" insetStart="6px" top="6px" zIndex="1" pointerEvents="none">
            {picture}
          </chakra.span>
        )}
        <Combobox.Input
          placeholder={placeholder}
          aria-label={label}
          ps={picture ? '44px' : '12px'}
          {...field.inputProps}
        />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger aria-label={openLabel}>
            <ChevronDown size={16} strokeWidth={2} />
          </Combobox.Trigger>
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <ComboboxList
        options={field.options}
        noneFound={isWaiting ? waitingText() : noneFound}
        renderOption={(option) => (
          <>
            {renderOption(option)}
            <Combobox.ItemIndicator>
              <Check size={16} strokeWidth={2} />
            </Combobox.ItemIndicator>
          </>
        )}
      />
    </Combobox.RootProvider>
  )
}
