import { Input, type InputProps } from '@chakra-ui/react'
import { inLocale, useDecimalText } from '../format/decimal-text.ts'
import { useLocale } from '../format/locale.ts'

interface RateInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** A decimal string, "1.0842". The field shows the locale's separator. */
  value: string
  /** Called with the decimal string, or with the typed text if it is not a number. */
  onChange: (value: string) => void
}

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
