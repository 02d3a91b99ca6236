import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { Amount } from '../../../shared/display/Amount.tsx'
import { isAmount } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { readAmount } from '../../../shared/format/typed-amount.ts'
import { InlineInput } from './InlineInput.tsx'

interface ItemAmountProps {
  /** A decimal string, or the typed text if it is not an amount. */
  value: string
  currency: string
  label: string
  target: string
  onFocus: () => void
  onChange: (value: string) => void
}

export function ItemAmount({ value, currency, label, target, onFocus, onChange }: ItemAmountProps) {
  const locale = useLocale()
  const [typed, setTyped] = useState<string | null>(null)
  const isWritten = typed === null && isAmount(value)

  return (
    <Box position="relative" minW="0" gridRow="1" gridColumn="3">
      <InlineInput
        aria-label={label}
        data-target={target}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        w="calc(100% + 12px)"
        textAlign="end"
        value={typed !== null && readAmount(typed, locale) === value ? typed : value}
        color={isWritten ? 'transparent' : undefined}
        aria-invalid={value !== '' && !isAmount(value)}
        _invalid={{ borderColor: 'over.solid' }}
        onFocus={(event) => {
          setTyped(value)
          event.target.select()
          onFocus()
        }}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(readAmount(event.target.value, locale))
        }}
      />
      {isWritten && (
        <Box
          position="absolute"
          insetBlock="0"
          insetEnd="1px"
          display="flex"
          alignItems="center"
          pointerEvents="none"
          aria-hidden
        >
          <Amount value={value} currency={currency} />
        </Box>
      )}
    </Box>
  )
}
