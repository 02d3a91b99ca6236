import { msg, plural } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../base/text.ts'

/** The reasons of a match as they are stored: a code with its values, because each member reads them in their language. */
export const matchReasons = {
  sameAmount: 'SAME_AMOUNT',
  similarName: 'SIMILAR_NAME',
  daysApart: (days: number) => (days === 0 ? 'SAME_DAY' : `DAYS_APART ${days}`),
  similarAmount: (currency: string) => `SIMILAR_AMOUNT ${currency}`,
  rounded: (unit: string, currency: string) => `ROUNDED_AMOUNT ${unit} ${currency}`,
  differing: (difference: string, currency: string) => `DIFFERENT_AMOUNT ${difference} ${currency}`,
  tipped: (difference: string, currency: string) => `TIPPED_AMOUNT ${difference} ${currency}`,
  confirmedName: (times: number) => `CONFIRMED_NAME ${times}`,
}

/** Reasons that were stored before they had codes are English and are returned unchanged. */
export function renderMatchReason(reason: string): string {
  const [code = '', first = '', second = ''] = reason.split(' ')
  const text = texts[code]
  return text ? render(text(first, second)) : reason
}

const texts: Record<string, (first: string, second: string) => Text> = {
  SAME_AMOUNT: () => msg`Same amount`,
  SIMILAR_NAME: () => msg`Similar name`,
  SAME_DAY: () => msg`Same day`,
  DAYS_APART: (days) => msg`${plural({ count: Number(days) }, { one: '# day apart', other: '# days apart' })}`,
  SIMILAR_AMOUNT: (currency) => msg`About the same amount in ${{ currency }}`,
  ROUNDED_AMOUNT: (amount, currency) => msg`Same amount, rounded to ${{ amount }} ${{ currency }}`,
  DIFFERENT_AMOUNT: (amount, currency) => msg`Amount differs by ${{ amount }} ${{ currency }}`,
  TIPPED_AMOUNT: (amount, currency) => msg`Amount differs by ${{ amount }} ${{ currency }} (a tip)`,
  CONFIRMED_NAME: (times) =>
    msg`${plural(
      { count: Number(times) },
      {
        one: 'You confirmed this name once',
        other: 'You confirmed this name # times',
      },
    )}`,
}
