import { msg } from '@lingui/core/runtime-macro'
import { type RawBuilder, sql } from 'kysely'
import { ensure } from '../../base/errors.ts'
import { type Money, parseMoney } from '../../language/money.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/** The account of a transaction. */
export interface AccountInput {
  accountId?: string | null
  /** A decimal in the account's currency, which is needed if neither the amount nor the base amount is in it. */
  accountAmount?: string | null
}

export interface AssignedAccount {
  id: string
  currency: string
}

/**
 * Finds the account of a new or changed transaction. The lock delays a concurrent deletion.
 * @param kept the account that the transaction has already, which may be closed
 * @throws AppError INVALID_INPUT on `accountId`
 */
export async function findAssignable(
  db: WriteDb,
  id: string | null | undefined,
  kept?: string | null,
): Promise<AssignedAccount | null> {
  if (id == null) return null
  const found = await db
    .selectFrom('moneyAccounts')
    .select(['id', 'currency', 'closedOn'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  ensure({
    accountId: found
      ? found.closedOn === null || id === kept || msg`This account is closed. Choose another.`
      : msg`This account was deleted. Choose another.`,
  })
  return found ?? null
}

/** The columns of a new transaction. */
interface AccountColumns {
  accountId: string | null | RawBuilder<string | null>
  accountAmountMinor: bigint | null | RawBuilder<bigint | null>
}

/**
 * Returns the account columns of a new transaction. Without an amount in the account's currency, the statement that inserts
 * the transaction looks the account up, because a query of its own would take a tenth of the whole recording. They are null
 * if the account cannot be used: `requireAssigned` explains that.
 */
export async function accountColumns(
  db: WriteDb,
  { accountId, accountAmount }: AccountInput,
  amount: Money,
  base: Money,
): Promise<AccountColumns> {
  if (accountId == null) return { accountId: null, accountAmountMinor: null }
  if (accountAmount == null) {
    const usable = sql`from money_accounts a
      where a.id = ${accountId} and a.closed_on is null and a.currency in (${amount.currency}, ${base.currency})`
    return {
      accountId: sql`(select a.id ${usable})`,
      accountAmountMinor: sql`(
        select case a.currency when ${amount.currency} then ${amount.minor}::bigint else ${base.minor}::bigint end ${usable})`,
    }
  }
  const account = await findAssignable(db, accountId)
  return {
    accountId: account?.id ?? null,
    accountAmountMinor: account && accountAmountOf(account, amount, base, accountAmount),
  }
}

/** @throws AppError INVALID_INPUT on the field because of which a transaction got no account */
export async function requireAssigned(db: WriteDb, accountId: string, amount: Money, base: Money): Promise<void> {
  const account = await findAssignable(db, accountId)
  if (account) accountAmountOf(account, amount, base, null)
}

/**
 * Returns the amount by which a transaction changes its account, in minor units.
 * @param base the amount in the organization currency, which an account in that currency has by default
 * @throws AppError INVALID_INPUT on `accountAmount`
 */
export function accountAmountOf(
  { currency }: AssignedAccount,
  amount: Money,
  base: Money,
  accountAmount: string | null | undefined,
): bigint {
  const given = accountAmount == null ? null : parseMoney(accountAmount, currency, 'accountAmount').minor
  if (currency === amount.currency) {
    ensure({ accountAmount: given === null || given === amount.minor || sameAmount })
    return amount.minor
  }
  if (given === null) {
    ensure({ accountAmount: currency === base.currency || msg`Enter the amount in ${{ currency }}.` })
    return base.minor
  }
  ensure({ accountAmount: given > 0n || msg`Amount must be a positive number.` })
  return given
}

const sameAmount = msg`The transaction is in the currency of the account, so both amounts are the same.`
