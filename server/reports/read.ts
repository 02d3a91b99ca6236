import type { Money } from '../core/money.ts'
import type { Tenant } from '../core/tenant.ts'
import { filtered, type TransactionFilter } from '../transactions/filter.ts'
import { totalsOf } from './sums.ts'

export interface TransactionTotals {
  count: number
  income: Money
  expense: Money
  net: Money
}

/** The sums of all transactions that pass a filter, in the organization's currency. */
export function getTransactionTotals(tenant: Tenant, filter: TransactionFilter): Promise<TransactionTotals> {
  return tenant.read(async (db) => {
    const { income, expense, count } = await totalsOf(filtered(db, filter, tenant.currency))
    const money = (minor: bigint) => ({ minor, currency: tenant.currency })
    return { count: Number(count), income: money(income), expense: money(expense), net: money(income - expense) }
  })
}
