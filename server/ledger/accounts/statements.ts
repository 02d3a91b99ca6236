import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import { type Money, parseMoney } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { kindDefaults, type StatementKind, type StatementSource } from './kinds.ts'
import { type Account, requireAccount } from './read.ts'

export interface BalanceStatement {
  id: string
  accountId: string
  day: string
  amount: Money
  kind: StatementKind
  source: StatementSource
  /** The balance that follows from the anchor and the transactions. */
  balance: Money
  /** The stated amount less the balance. */
  difference: Money
  /** The day of the statement before this one; null for the first. */
  since: string | null
  /** The part of the difference that arose since the statement before, if it can be compared with that. */
  arose: Money | null
  version: number
  createdAt: Date
}

export interface NewStatement {
  accountId: string
  day: string
  /** A decimal; negative for what is owed. */
  amount: string
  kind?: StatementKind | null
}

export interface StatementChanges {
  day?: string | null
  amount?: string | null
}

/** The statements of accounts in order, compared with the computed balances. */
export function listStatements(tenant: Tenant, accountIds: readonly string[]): Promise<BalanceStatement[]> {
  return tenant.read((db) => comparedStatements(db, accountIds))
}

/** @throws AppError INVALID_INPUT */
export function addStatement(tenant: Tenant, input: NewStatement): Promise<BalanceStatement> {
  return tenant.write(async (db) => {
    const account = await requireAccount(db, input.accountId)
    const kind = input.kind ?? kindDefaults[account.kind].statement
    ensure({ kind: kind !== 'OPENING' && (kind === 'VALUE') === (account.kind === 'ASSET') ? true : otherKind })
    const { minor } = parseMoney(input.amount, account.currency)
    ensure({ day: await checkDay(db, account, input.day, kind) })
    const { id } = await db
      .insertInto('balanceStatements')
      .values({ accountId: account.id, day: input.day, amountMinor: minor, currency: account.currency, kind })
      .returning('id')
      .executeTakeFirstOrThrow()
    return requireCompared(db, account.id, id)
  })
}

/** @throws AppError CONFLICT if `version` is given and the record has a later version */
export function updateStatement(
  tenant: Tenant,
  id: string,
  changes: StatementChanges,
  version?: number | null,
): Promise<BalanceStatement> {
  return tenant.write(async (db) => {
    const before = await lockStatement(db, id)
    if (version != null && version !== before.version) {
      throw new AppError('CONFLICT', msg`Someone else changed this balance. Review their version, then save again.`)
    }
    const account = await requireAccount(db, before.accountId)
    const day = changes.day ?? before.day
    const minor = changes.amount == null ? before.amountMinor : parseMoney(changes.amount, account.currency).minor
    ensure({ day: day === before.day || (await checkDay(db, account, day, before.kind)) })
    await db
      .updateTable('balanceStatements')
      .set({ day, amountMinor: minor, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    return requireCompared(db, account.id, id)
  })
}

/**
 * Deletes a statement. The opening stays, because all balances of the account follow from it.
 * @returns the id of the statement
 */
export function deleteStatement(tenant: Tenant, id: string): Promise<string> {
  return tenant.write(async (db) => {
    const { kind } = await lockStatement(db, id)
    if (kind === 'OPENING') {
      throw new AppError('INVALID_INPUT', msg`An account keeps its opening balance. Change it instead.`)
    }
    await db.deleteFrom('balanceStatements').where('id', '=', id).execute()
    return id
  })
}

export async function comparedStatements(db: ReadDb, accountIds: readonly string[]): Promise<BalanceStatement[]> {
  const compared = sql<ComparedRow>`(
    select s.*, a.currency from compared_statements(${accountIds}::uuid[]) s join money_accounts a on a.id = s.account_id)`
  const rows = await db
    .selectFrom(compared.as('compared'))
    .selectAll()
    .orderBy('day')
    .orderBy(sql`kind <> 'OPENING'`)
    .orderBy('id')
    .execute()
  return rows.map(({ amountMinor, balanceMinor, aroseMinor, currency, ...row }) => ({
    ...row,
    amount: { minor: amountMinor, currency },
    balance: { minor: balanceMinor, currency },
    difference: { minor: amountMinor - balanceMinor, currency },
    arose: aroseMinor === null ? null : { minor: aroseMinor, currency },
  }))
}

interface ComparedRow
  extends Pick<BalanceStatement, 'id' | 'accountId' | 'day' | 'kind' | 'source' | 'since' | 'version' | 'createdAt'> {
  amountMinor: bigint
  balanceMinor: bigint
  aroseMinor: bigint | null
  currency: string
}

const otherKind = msg`Choose a value for an asset, and a statement or a count for another account.`

async function requireCompared(db: WriteDb, accountId: string, id: string): Promise<BalanceStatement> {
  const all = await comparedStatements(db, [accountId])
  return requireFound(
    all.find((each) => each.id === id),
    'balance',
  )
}

async function lockStatement(db: WriteDb, id: string) {
  const stored = await db
    .selectFrom('balanceStatements')
    .select(['accountId', 'day', 'amountMinor', 'kind', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const { kind, ...statement } = requireFound(stored, 'balance')
  return { ...statement, kind: kind as StatementKind }
}

async function checkDay(db: WriteDb, account: Account, day: string, kind: StatementKind) {
  if (account.openedOn !== null && day < account.openedOn) return msg`The account was not open on this day.`
  const same = await db
    .selectFrom('balanceStatements')
    .select('id')
    .where('accountId', '=', account.id)
    .where('day', '=', day)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return same === undefined || msg`There is already a balance for this day. Change that one.`
}
