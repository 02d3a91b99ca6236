import { useState } from 'react'
import { useLocale } from './locale.ts'
import { readAmount } from './money-text.ts'

interface DecimalText {
  text: string
  /** @returns the decimal string, "12.50", or the typed text if it is not a number */
  type: (text: string) => string
}

/**
 * State of a field for decimals. Incomplete input such as "1." is kept.
 * @param value a decimal string. A change from outside replaces the typed text.
 */
export function useDecimalText(value: string | undefined, atFirst = value ?? ''): DecimalText {
  const locale = useLocale()
  const [text, setText] = useState(() => inLocale(atFirst, locale))
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== undefined && value !== readAmount(text, locale)) setText(inLocale(value, locale))
  }
  return {
    text,
    type: (typed) => {
      setText(typed)
      return readAmount(typed, locale)
    },
  }
}

export function inLocale(decimal: string, locale: string): string {
  const separator = new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value
  return decimal.replace('.', separator ?? '.')
}
