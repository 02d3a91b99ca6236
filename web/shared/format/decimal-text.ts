import { useState } from 'react'
import { isAmount } from './decimals.ts'
import { useLocale } from './locale.ts'
import { decimalSignOf, readAmount } from './typed-amount.ts'

interface DecimalText {
  text: string
  /** @returns the decimal string, "12.50", or the typed text if it is not a number */
  type: (text: string) => string
  /** Replaces a typed sum or an amount in another notation by its value. */
  settle: () => void
}

/**
 * State of a field for decimals. Incomplete input such as "1." is kept.
 * @param value a decimal string. A change from outside replaces the typed text.
 */
export function useDecimalText(value: string | undefined, atFirst = value ?? '', currency?: string): DecimalText {
  const locale = useLocale()
  const [text, setText] = useState(() => inLocale(atFirst, locale))
  const [seen, setSeen] = useState(value)
  const read = (typed: string) => readAmount(typed, locale, currency)
  if (value !== seen) {
    setSeen(value)
    if (value !== undefined && value !== read(text)) setText(inLocale(value, locale))
  }
  return {
    text,
    type: (typed) => {
      setText(typed)
      return read(typed)
    },
    settle: () => {
      const amount = read(text)
      if (isAmount(amount)) setText(inLocale(amount, locale))
    },
  }
}

export function inLocale(decimal: string, locale: string): string {
  return decimal.replace('.', decimalSignOf(locale))
}
