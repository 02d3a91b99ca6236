import { type RawBuilder, sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { Money } from '../../language/money.ts'
import { createRecordCache } from '../../platform/tenancy/record-cache.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { AccountGroup, AccountKind } from './kinds.ts'

export interface Account {
  id: string
  kind: AccountKind
  name: string
  currency: string
  group: AccountGroup
  icon: string
  /** 1 to 8, an index of the palette. */
  color: number
  position: number
  keys: string[]
  creditLimit: Money | null
  statementDay: number | null
  dueDay: number | null
  openedOn: string | null
  closedOn: string | null
  inNetWorth: boolean
  version: number
}

export interface AccountsTotal {
  total: Money
  /** The accounts in other currencies, which the total leaves out. */
  otherCurrencies: number
}

export function listAccounts(tenant: Tenant): Promise<Account[]> {
  return tenant.read(async (db) => (await accountRows(db).orderBy('position').orderBy('name').execute()).map(accountOf))
}

export function findAccounts(tenant: Tenant, ids: readonly string[]): Promise<Account[]> {
  return tenant.read((db) => accountsById(db, ids))
}

export function getAccount(tenant: Tenant, id: string): Promise<Account> {
  return tenant.read((db) => requireAccount(db, id))
}

export async function requireAccount(db: ReadDb, id: string): Promise<Account> {
  const row = await accountRows(db).where('id', '=', id).executeTakeFirst()
  return accountOf(requireFound(row, 'account'))
}

export const accountsById = createRecordCache<Account>(async (db, ids, limit) => {
  const query = ids ? accountRows(db).where('id', 'in', ids) : accountRows(db)
  return (await query.limit(limit).execute()).map(accountOf)
})

/** The balances of accounts at the end of a day, by the ids of the accounts. */
export function listBalances(
  tenant: Tenant,
  ids: readonly string[],
  day: string,
): Promise<{ accountId: string; minor: bigint }[]> {
  return tenant.read((db) => db.selectFrom(balancesAt(ids, day).as('balances')).selectAll().execute())
}

/** The balances of accounts directly after some of their transactions. */
export function listBalancesAfter(
  tenant: Tenant,
  transactionIds: readonly string[],
): Promise<{ transactionId: string; minor: bigint }[]> {
  const balances = sql<{ transactionId: string; minor: bigint }>`(
    select transaction_id, balance_minor as minor from balances_after(${transactionIds}::uuid[]))`
  return tenant.read((db) => db.selectFrom(balances.as('balances')).selectAll().execute())
}

/** The total of the accounts in the organization's currency that count in it, at the end of today. */
export function sumAccounts(tenant: Tenant): Promise<AccountsTotal> {
  return tenant.read(async (db) => {
    const counted = await db
      .selectFrom('moneyAccounts')
      .select(['id', 'currency'])
      .where('inNetWorth', '=', true)
      .where('closedOn', 'is', null)
      .execute()
    const own = counted.filter(({ currency }) => currency === tenant.currency).map(({ id }) => id)
    const rows = await db.selectFrom(balancesAt(own, tenant.today).as('balances')).selectAll().execute()
    return {
      total: { minor: rows.reduce((sum, { minor }) => sum + minor, 0n), currency: tenant.currency },
      otherCurrencies: counted.length - own.length,
    }
  })
}

export function balancesAt(ids: readonly string[], day: string): RawBuilder<{ accountId: string; minor: bigint }> {
  return sql`(select account_id, balance_minor as minor from account_balances(${ids}::uuid[], ${day}::date))`
}

function accountRows(db: ReadDb) {
  return db
    .selectFrom('moneyAccounts')
    .select(['id', 'kind', 'name', 'currency', 'listGroup', 'icon', 'color', 'position', 'keys', 'creditLimitMinor'])
    .select(['statementDay', 'dueDay', 'openedOn', 'closedOn', 'inNetWorth', 'version'])
}

type Row = Awaited<ReturnType<ReturnType<typeof accountRows>['execute']>>[number]

function accountOf({ kind, listGroup, creditLimitMinor, ...row }: Row): Account {
  return {
    ...row,
    kind: kind as AccountKind,
    group: listGroup as AccountGroup,
    creditLimit: creditLimitMinor === null ? null : { minor: creditLimitMinor, currency: row.currency },
  }
}
