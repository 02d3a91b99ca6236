import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { AccountGroup, AccountKind, AccountRowFragment, StatementKind } from '../../generated.ts'
import { formatDay } from '../../shared/format/dates.ts'
import { negated, signOf, sizeOf } from '../../shared/format/decimals.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'

const kinds: Record<AccountKind, MessageDescriptor> = {
  CURRENT: msg`Current account`,
  SAVINGS: msg`Savings account`,
  CASH: msg`Cash`,
  CARD: msg`Card`,
  LOAN: msg`Loan`,
  ASSET: msg`Asset`,
}

const groups: Record<AccountGroup, MessageDescriptor> = {
  EVERYDAY: msg`Everyday`,
  SAVINGS: msg`Savings`,
  CARDS: msg`Cards`,
  LOANS: msg`Loans`,
  ASSETS: msg`Assets`,
}

const statements: Record<StatementKind, MessageDescriptor> = {
  OPENING: msg`Opening balance`,
  STATEMENT: msg`Statement`,
  COUNT: msg`Count`,
  VALUE: msg`Value`,
}

export const accountGroups = Object.keys(groups) as AccountGroup[]
export const groupLabel = (group: AccountGroup): string => i18n._(groups[group])
export const kindChoices = () =>
  (Object.keys(kinds) as AccountKind[]).map((value) => ({ value, label: i18n._(kinds[value]) }))
export const groupChoices = () => accountGroups.map((value) => ({ value, label: groupLabel(value) }))
export const statementLabel = (kind: StatementKind): string => i18n._(statements[kind])

/** Cards and loans hold what is owed, which users read and type without a minus. */
export const isDebt = (kind: AccountKind): boolean => kind === 'CARD' || kind === 'LOAN'

interface Money {
  value: string
  currency: string
}

/** "€1,203.44", or "owed €320.50" for a card. */
export function balanceText(kind: AccountKind, { value, currency }: Money, locale: string): string {
  if (!isDebt(kind) || signOf(value) >= 0) return textOfMoney(value, currency, locale)
  const amount = textOfMoney(negated(value), currency, locale)
  return t`owed ${amount}`
}

/** "agrees through Oct 31", or "differs by €23.00 since Oct 3". */
export function checkText(check: AccountRowFragment['check'], locale: string): string | null {
  if (!check) return null
  const { state, through, since, difference } = check
  if (state === 'AGREES' || !since || !difference) {
    const day = formatDay(through, locale)
    return t`agrees through ${day}`
  }
  const amount = textOfMoney(sizeOf(difference.value), difference.currency, locale)
  const day = formatDay(since, locale)
  return t`differs by ${amount} since ${day}`
}

/** The last digits of the first account number: "··· 3000". */
export const lastDigits = (keys: readonly string[]): string | null => {
  const digits = keys[0]?.replace(/\D/g, '').slice(-4)
  return digits ? `··· ${digits}` : null
}
