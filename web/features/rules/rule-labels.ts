import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { RuleRowFragment, TextMatch } from '../../generated.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'

export const matchChoices = (): { value: TextMatch; label: string }[] => [
  { value: 'CONTAINS', label: t`contains` },
  { value: 'IS', label: t`is` },
  { value: 'STARTS_WITH', label: t`starts with` },
]

/** Returns the display name of a rule: "“SBB Mobile”" or "$5.00 or more". */
export function nameOfRule(rule: RuleRowFragment, locale: string): string {
  const { text } = rule
  return text ? t`“${text}”` : formatAmountCondition(rule, locale)
}

/** Returns "Description contains “SBB”, $5.00 to $10.00, expenses only". */
export function formatCondition(rule: RuleRowFragment, locale: string): string {
  const { text, match, type, category } = rule
  const amount = formatAmountCondition(rule, locale)
  const conditions = [
    ...(text ? [formatTextCondition(text, match)] : []),
    ...(amount ? [amount] : []),
    ...(type && !category ? [type === 'EXPENSE' ? t`expenses only` : t`income only`] : []),
  ]
  return new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(conditions)
}

function formatTextCondition(text: string, match: TextMatch): string {
  switch (match) {
    case 'CONTAINS':
      return t`Description contains “${text}”`
    case 'IS':
      return t`Description is “${text}”`
    case 'STARTS_WITH':
      return t`Description starts with “${text}”`
  }
}

function formatAmountCondition({ min, max }: RuleRowFragment, locale: string): string {
  const [minAmount, maxAmount] = [min, max].map((money) => money && textOfMoney(money.value, money.currency, locale))
  if (minAmount && maxAmount) return minAmount === maxAmount ? minAmount : t`${minAmount} to ${maxAmount}`
  if (minAmount) return t`${minAmount} or more`
  return maxAmount ? t`${maxAmount} or less` : ''
}
