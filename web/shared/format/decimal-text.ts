import { useState } from 'react'
import { useLocale } from './locale.ts'
import { readAmount } from './money-text.ts'

interface DecimalText {
  /** As it stands in the field, in the locale's way. */
  text: string
  /** @returns the decimal string, "12.50", or what was typed if it is no number */
  type: (text: string) => string
}

/**
 * What is typed into a field for a number: half a number, "1.", stays as it is.
 * @param value a decimal string; where it changes otherwise than by typing, it takes the place of what was
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

/** A decimal string with the locale's separator: "12,50". */
export function inLocale(decimal: string, locale: string): string {
  const separator = new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value
  return decimal.replace('.', separator ?? '.')
}
