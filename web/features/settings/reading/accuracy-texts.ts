import { plural, t } from '@lingui/core/macro'
import type { MeasuredField } from '../../../generated.ts'
import { formatMonth } from '../../../shared/format/dates.ts'
import type { Figures } from './accuracy-figures.ts'

export function fieldLabel(field: MeasuredField): string {
  switch (field) {
    case 'MERCHANT':
      return t`Merchant`
    case 'DATE':
      return t`Date`
    case 'CURRENCY':
      return t`Currency`
    case 'TOTAL':
      return t`Total`
    case 'TAX':
      return t`Tax`
    case 'DUE_DATE':
      return t`Due date`
    case 'IBAN':
      return t`IBAN`
    case 'PAYMENT_REFERENCE':
      return t`Payment reference`
    case 'CATEGORY':
      return t`Category`
  }
}

/** Returns "Purser read 42 totals in November 2026. You corrected 3 of them." */
export function totalsSentence({ read, corrected }: Figures, month: string, locale: string): string {
  const name = formatMonth(month, locale)
  const totals = t`${plural(read, { one: `Purser read # total in ${name}.`, other: `Purser read # totals in ${name}.` })}`
  const corrections =
    corrected === 0
      ? t`You corrected none of them.`
      : t`${plural(corrected, { one: 'You corrected # of them.', other: 'You corrected # of them.' })}`
  return `${totals} ${corrections}`
}
