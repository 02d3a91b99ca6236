import { Input, type InputProps } from '@chakra-ui/react'
import { inLocale, useDecimalText } from '../format/decimal-text.ts'
import { useLocale } from '../format/locale.ts'

interface RateInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** A decimal string, "1.0842"; it is shown with the locale's separator. */
  value: string
  /** Hears the decimal string, or what was typed if it is no number. */
  onChange: (value: string) => void
}

/** What one of a currency is in another. */
export function RateInput({ value, onChange, ...rest }: RateInputProps) {
  const { text, type } = useDecimalText(value)
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      placeholder={inLocale('1.08', useLocale())}
      value={text}
      onChange={(event) => onChange(type(event.target.value))}
      {...rest}
    />
  )
}
