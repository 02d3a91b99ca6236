import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { CashFlowBarFragment, CategoryType } from '../../generated.ts'
import { formatMonth } from '../format/dates.ts'
import { transactionsPath } from '../format/links.ts'
import { useLocale } from '../format/locale.ts'
import { textOfMoney } from '../format/money-text.ts'

interface BarLinkProps {
  flow: CashFlowBarFragment
  type: CategoryType
  /** The bar, drawn. */
  children: ReactNode
}

/** A bar leads to the list that sums to it. */
export function BarLink({ flow, type, children }: BarLinkProps) {
  const locale = useLocale()
  const { value, currency } = type === 'INCOME' ? flow.income : flow.expense
  const word = type === 'INCOME' ? 'income' : 'expense'
  return (
    <RouterLink
      to={transactionsPath({ month: flow.month, type })}
      aria-label={`${formatMonth(flow.month, locale)}, ${word} ${textOfMoney(value, currency, locale)}`}
    >
      {children}
    </RouterLink>
  )
}
