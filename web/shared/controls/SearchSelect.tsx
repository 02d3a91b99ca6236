import { Box, Combobox, Flex } from '@chakra-ui/react'
import { useMemo } from 'react'
import { ComboboxField } from './ComboboxField.tsx'

export interface SearchChoice {
  value: string
  label: string
  note?: string
  keywords?: string
}

interface SearchSelectProps {
  choices: readonly SearchChoice[]
  value: string | null
  onChange: (value: string) => void
  placeholder: string
  openLabel: string
  noneFound: string
  isDisabled?: boolean
}

export function SearchSelect({ choices, onChange, isDisabled = false, ...rest }: SearchSelectProps) {
  const options = useMemo(
    () =>
      choices.map(({ value, label, note, keywords }) => ({
        value,
        label,
        note,
        keywords: [note, keywords].filter((each) => each !== undefined),
      })),
    [choices],
  )
  return (
    <ComboboxField
      {...rest}
      options={options}
      onChange={({ value }) => onChange(value)}
      isDisabled={isDisabled || choices.length === 0}
      renderOption={({ label, note }) => (
        <Flex flex="1" wrap="wrap" columnGap="16px" py="4px">
          <Combobox.ItemText flex="0 1 auto">{label}</Combobox.ItemText>
          {note && (
            <Box ms="auto" color="fg.muted" fontVariantNumeric="tabular-nums">
              {note}
            </Box>
          )}
        </Flex>
      )}
    />
  )
}
