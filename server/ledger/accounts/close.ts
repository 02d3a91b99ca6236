import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure } from '../../base/errors.ts'
import { lastDay } from '../../language/days.ts'
import { formatMoney } from '../../language/format-money.ts'
import { extendStatementTimeout } from '../../platform/tenancy/statement-timeout.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { AccountGroup } from './kinds.ts'
import { type Account, balancesAt, requireAccount } from './read.ts'

/** A larger update would block other writers for too long. */
const maxTransactions = 20_000

/**
 * Closes an account, which keeps its history.
 * @param day the last day of the account; today by default
 * @throws AppError INVALID_INPUT if its balance is not zero
 */
export function closeAccount(tenant: Tenant, id: string, day?: string | null): Promise<Account> {
  return tenant.write(async (db) => {
    const account = await lockAccount(db, id)
    const closedOn = day ?? tenant.today
    const [last] = await db
      .selectFrom(balancesAt([id], lastDay).as('balances'))
      .selectAll()
      .execute()
    const balance = { minor: last?.minor ?? 0n, currency: account.currency }
    if (balance.minor !== 0n) {
      throw new AppError(
        'INVALID_INPUT',
        msg`The balance is ${{ balance: formatMoney(balance) }}. Close the account when it is zero.`,
      )
    }
    const later = await db
      .selectFrom('transactions')
      .select('id')
      .where('accountId', '=', id)
      .where('date', '>', closedOn)
      .limit(1)
      .executeTakeFirst()
    ensure({
      day:
        later !== undefined
          ? msg`The account has transactions after this day.`
          : account.openedOn === null || account.openedOn <= closedOn || msg`The account was not open on this day.`,
    })
    return saveClosing(db, account, closedOn)
  })
}

export function reopenAccount(tenant: Tenant, id: string): Promise<Account> {
  return tenant.write(async (db) => saveClosing(db, await lockAccount(db, id), null))
}

/**
 * Deletes an account with its balances. Its transactions stay, without an account.
 * @returns the id of the account
 */
export function deleteAccount(tenant: Tenant, id: string): Promise<string> {
  return tenant.write(async (db) => {
    await extendStatementTimeout(db)
    await lockAccount(db, id)
    const rows = await db
      .selectFrom('transactions')
      .select('id')
      .where('accountId', '=', id)
      .orderBy('id')
      .limit(maxTransactions + 1)
      .forUpdate()
      .execute()
    if (rows.length > maxTransactions) {
      throw new AppError('INVALID_INPUT', msg`This account has more than 20,000 transactions. Close it instead.`)
    }
    await db
      .updateTable('transactions')
      .set((eb) => ({ accountId: null, accountAmountMinor: null, version: eb('version', '+', 1) }))
      .where('accountId', '=', id)
      .execute()
    await db.deleteFrom('balanceStatements').where('accountId', '=', id).execute()
    await db.deleteFrom('moneyAccounts').where('id', '=', id).execute()
    return id
  })
}

/**
 * Moves an account in its group or to another group.
 * @param beforeId the account that follows it; null for the end
 * @returns all accounts of the group in order
 */
export function moveAccount(
  tenant: Tenant,
  id: string,
  group: AccountGroup,
  beforeId?: string | null,
): Promise<Account[]> {
  return tenant.write(async (db) => {
    const all = await db
      .selectFrom('moneyAccounts')
      .select(['id', 'listGroup', 'position'])
      .orderBy('position')
      .orderBy('name')
      .forNoKeyUpdate()
      .execute()
    await requireAccount(db, id)
    const others = all.filter((each) => each.id !== id && each.listGroup === group).map((each) => each.id)
    const at = beforeId == null ? others.length : others.indexOf(beforeId)
    ensure({ beforeId: at >= 0 || msg`Choose an account of the same group.` })
    const inOrder = others.toSpliced(at, 0, id)
    const elsewhere = all.filter((each) => !inOrder.includes(each.id)).map((each) => each.id)
    for (const [index, each] of [...inOrder, ...elsewhere].entries()) {
      await db
        .updateTable('moneyAccounts')
        .set({ position: index + 1, ...(each === id && { listGroup: group }) })
        .where('id', '=', each)
        .execute()
    }
    return Promise.all(inOrder.map((each) => requireAccount(db, each)))
  })
}

async function lockAccount(db: WriteDb, id: string): Promise<Account> {
  await db.selectFrom('moneyAccounts').select('id').where('id', '=', id).forUpdate().execute()
  return requireAccount(db, id)
}

async function saveClosing(db: WriteDb, { id, version }: Account, closedOn: string | null): Promise<Account> {
  await db
    .updateTable('moneyAccounts')
    .set({ closedOn, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return requireAccount(db, id)
}
