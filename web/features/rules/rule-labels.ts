import type { RuleRowFragment, TextMatch } from '../../generated.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'

export const matchNames: Readonly<Record<TextMatch, string>> = {
  CONTAINS: 'contains',
  IS: 'is',
  STARTS_WITH: 'starts with',
}

/** Returns the display name of a rule: "“SBB Mobile”" or "$5.00 or more". */
export function nameOfRule(rule: RuleRowFragment, locale: string): string {
  return rule.text ? `“${rule.text}”` : formatAmountCondition(rule, locale)
}

/** Returns "Description contains “SBB”, $5.00 to $10.00, expense". */
export function formatCondition(rule: RuleRowFragment, locale: string): string {
  const amount = formatAmountCondition(rule, locale)
  return [
    ...(rule.text ? [`Description ${matchNames[rule.match]} “${rule.text}”`] : []),
    ...(amount ? [amount] : []),
    ...(rule.type && !rule.category ? [rule.type === 'EXPENSE' ? 'expense' : 'income'] : []),
  ].join(', ')
}

function formatAmountCondition({ min, max }: RuleRowFragment, locale: string): string {
  const [minAmount, maxAmount] = [min, max].map((money) => money && textOfMoney(money.value, money.currency, locale))
  if (minAmount && maxAmount) return minAmount === maxAmount ? minAmount : `${minAmount} to ${maxAmount}`
  return minAmount ? `${minAmount} or more` : maxAmount ? `${maxAmount} or less` : ''
}
