import { chakra, Input, InputGroup, type InputProps, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { inLocale, useDecimalText } from '../format/decimal-text.ts'
import { useLocale } from '../format/locale.ts'
import { symbolOf } from '../format/money-text.ts'
import { isLarge, readAmount, refusalOf } from '../format/typed-amount.ts'

interface AmountInputProps extends Omit<InputProps, 'size' | 'value' | 'defaultValue' | 'onChange' | 'type'> {
  currency: string
  /** A decimal string, "12.50". The field shows the locale's separator. */
  defaultValue?: string
  /** If set, a change from outside replaces the typed text, such as "1.71" from a click on a picture. */
  value?: string
  /** Called with the decimal string, or with the typed text if it is not an amount. */
  onChange?: (value: string) => void
  /** `entry` is the large size for forms that begin with an amount. */
  size?: 'field' | 'entry'
}

export function AmountInput({
  currency,
  value,
  defaultValue = value ?? '',
  onChange,
  size = 'field',
  name,
  onBlur,
  ...rest
}: AmountInputProps) {
  const locale = useLocale()
  const { text, type, settle } = useDecimalText(value, defaultValue, currency)
  const [isLeft, setLeft] = useState(false)
  const { symbol, leads } = symbolOf(currency, locale)
  const isEntry = size === 'entry'

  const sign = (
    <chakra.span
      color="fg.subtle"
      fontSize={isEntry ? '25px' : '14px'}
      fontWeight={isEntry ? '500' : '400'}
      aria-hidden
    >
      {symbol}
    </chakra.span>
  )
  const amount = readAmount(text, locale, currency)
  const refusal = isLeft ? refusalOf(text, locale, currency) : null
  const question = isLarge(amount) ? t`Is this very large amount right?` : null
  const inset = `${(isEntry ? 24 : 18) + symbol.length * (isEntry ? 15 : 9)}px`

  return (
    <>
      <InputGroup
        {...(leads ? { startElement: sign } : { endElement: sign })}
        startElementProps={{ px: isEntry ? '16px' : '12px' }}
        endElementProps={{ px: isEntry ? '16px' : '12px' }}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          placeholder={inLocale('0.00', locale)}
          value={text}
          onChange={(event) => {
            const typed = type(event.target.value)
            setLeft(false)
            onChange?.(typed)
          }}
          onBlur={(event) => {
            settle()
            setLeft(true)
            onBlur?.(event)
          }}
          {...(isEntry ? { textStyle: 'amountEntry', '--input-height': '66px', fontSize: '32px' } : {})}
          {...rest}
          ps={leads ? inset : undefined}
          pe={leads ? undefined : inset}
        />
      </InputGroup>
      {name && <input type="hidden" name={name} value={amount} />}
      {(refusal ?? question) && (
        <Text textStyle="caption" color={refusal ? 'over.fg' : 'warning.fg'} role="status">
          {refusal ?? question}
        </Text>
      )}
    </>
  )
}
