import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { negated } from '../format/decimals.ts'
import { useLocale } from '../format/locale.ts'
import { type AmountSign, partsOfMoney } from '../format/money-text.ts'

interface AmountProps extends Omit<HTMLChakraProps<'span'>, 'children' | 'value'> {
  /** A decimal string in major units: "61.18", "-412.36". */
  value: string
  currency: string
  /** Shows an amount with the sign and color of its type. A negative value is a total that refunds exceed. */
  type?: 'INCOME' | 'EXPENSE'
  /** Without a type, `natural` (the default) shows a minus, `always` also a plus, and `never` no sign. */
  sign?: AmountSign
  /**
   * `figure` is 28 px (20 px on a phone), `figureSm` 20 px and `amountEntry` 32 px. From 20 px, the symbol and the
   * cents are less prominent.
   */
  size?: 'row' | 'figureSm' | 'figure' | 'amountEntry'
  /** Adds the double rule below a final sum. Use at most once per panel. */
  isFinal?: boolean
}

export function Amount({ value, currency, type, sign = 'natural', size = 'row', isFinal, ...rest }: AmountProps) {
  const locale = useLocale()
  const signed = type === 'EXPENSE' ? negated(value) : value
  const moneyParts = partsOfMoney(
    signed,
    currency,
    locale,
    type === 'INCOME' || (type && value.startsWith('-')) ? 'always' : sign,
  )
  const stepsBack = size !== 'row'
  if (!stepsBack && !isFinal && Object.keys(rest).length === 0) {
    // Lists have many rows, so a plain element with a class of the theme is used.
    return (
      <span className="amount" data-income={type === 'INCOME' ? '' : undefined}>
        {textOf(moneyParts)}
      </span>
    )
  }

  return (
    <chakra.span
      whiteSpace="nowrap"
      textAlign="end"
      display="inline-block"
      {...(type === 'INCOME' ? { color: 'income.fg' } : {})}
      {...(stepsBack ? { textStyle: size === 'figure' ? { base: 'figureSm', md: 'figure' } : size } : {})}
      {...(isFinal ? { borderBottom: '3px double', borderColor: 'fg', paddingBottom: stepsBack ? '3px' : '1px' } : {})}
      {...rest}
    >
      {stepsBack ? quieted(moneyParts) : textOf(moneyParts)}
    </chakra.span>
  )
}

const textOf = (moneyParts: { value: string }[]) => moneyParts.map(({ value }) => value).join('')

function quieted(moneyParts: { type: string; value: string }[]) {
  return moneyParts.map(({ type, value }, index) => {
    const isCents = type === 'fraction' || type === 'decimal'
    if (!isCents && type !== 'currency') return value
    return (
      // The parts of one amount have no other identity than their place.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <chakra.span key={index} fontSize={isCents ? '0.68em' : '0.78em'} fontWeight="500" color="fg.subtle">
        {value}
      </chakra.span>
    )
  })
}
