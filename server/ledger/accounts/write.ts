import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure } from '../../base/errors.ts'
import { type Money, parseMoney } from '../../language/money.ts'
import { plainName } from '../../language/names.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type AccountFields, checkFields, plainKeys } from './fields.ts'
import { type AccountGroup, type AccountKind, kindDefaults } from './kinds.ts'
import { type Account, requireAccount } from './read.ts'

interface FurtherFields extends AccountFields {
  group?: AccountGroup | null
  /** A decimal in the account's currency. */
  creditLimit?: string | null
  openedOn?: string | null
  inNetWorth?: boolean | null
}

export interface NewAccount extends FurtherFields {
  kind: AccountKind
  name: string
  currency?: string | null
  /** A decimal; negative for what is owed. */
  balance: string
  /** The day at whose end the account had this balance. */
  day: string
}

/** Omitted fields are kept. Null clears a field that may be empty. */
export interface AccountChanges extends FurtherFields {
  kind?: AccountKind | null
}

export function createAccount(tenant: Tenant, input: NewAccount): Promise<Account> {
  return tenant.write((db) => recordAccount(db, tenant.currency, input))
}

/** @param base the organization currency */
export async function recordAccount(db: WriteDb, base: string, input: NewAccount): Promise<Account> {
  const { kind, day } = input
  const balance = parseMoney(input.balance, input.currency ?? base, 'balance')
  const defaults = kindDefaults[kind]
  ensure(await checkFields(db, input))
  ensure({ day: input.openedOn == null || input.openedOn <= day || msg`The account was not open on this day.` })
  const last = await db
    .selectFrom('moneyAccounts')
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirst()
  const { id } = await db
    .insertInto('moneyAccounts')
    .values({
      kind,
      name: plainName(input.name),
      currency: balance.currency,
      listGroup: input.group ?? defaults.group,
      icon: input.icon ?? defaults.icon,
      color: input.color ?? defaults.color,
      position: (last?.position ?? 0) + 1,
      keys: plainKeys(input.keys ?? []),
      creditLimitMinor: limitOf(input.creditLimit, balance.currency),
      statementDay: input.statementDay ?? null,
      dueDay: input.dueDay ?? null,
      openedOn: input.openedOn ?? null,
      inNetWorth: input.inNetWorth ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordOpening(db, id, day, balance)
  return requireAccount(db, id)
}

/** @throws AppError CONFLICT if `version` is given and the record has a later version */
export function updateAccount(
  tenant: Tenant,
  id: string,
  changes: AccountChanges,
  version?: number | null,
): Promise<Account> {
  return tenant.write(async (db) => {
    await db.selectFrom('moneyAccounts').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const before = await requireAccount(db, id)
    if (version != null && version !== before.version) {
      throw new AppError('CONFLICT', msg`Someone else changed this account. Review their version, then save again.`)
    }
    ensure(await checkFields(db, changes, id))
    ensure({
      kind: changes.kind == null || (changes.kind === 'ASSET') === (before.kind === 'ASSET') || assetStays,
      openedOn: changes.openedOn == null || (await isBeforeStatements(db, id, changes.openedOn)),
    })
    await db
      .updateTable('moneyAccounts')
      .set({ ...valuesFor(changes, before.currency), version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    return requireAccount(db, id)
  })
}

const assetStays = msg`An asset has values instead of statements, so it stays an asset. Create another account.`

function valuesFor(changes: AccountChanges, currency: string) {
  const { kind, name, group, icon, color, keys, creditLimit, statementDay, dueDay, openedOn, inNetWorth } = changes
  return {
    ...(kind != null && { kind }),
    ...(name != null && { name: plainName(name) }),
    ...(group != null && { listGroup: group }),
    ...(icon != null && { icon }),
    ...(color != null && { color }),
    ...(keys != null && { keys: plainKeys(keys) }),
    ...(creditLimit !== undefined && { creditLimitMinor: limitOf(creditLimit, currency) }),
    ...(statementDay !== undefined && { statementDay }),
    ...(dueDay !== undefined && { dueDay }),
    ...(openedOn !== undefined && { openedOn }),
    ...(inNetWorth != null && { inNetWorth }),
  }
}

function limitOf(creditLimit: string | null | undefined, currency: string): bigint | null {
  if (creditLimit == null) return null
  const { minor } = parseMoney(creditLimit, currency, 'creditLimit')
  ensure({ creditLimit: minor >= 0n || msg`Enter a credit limit of 0 or more.` })
  return minor
}

async function recordOpening(db: WriteDb, accountId: string, day: string, { minor, currency }: Money): Promise<void> {
  await db
    .insertInto('balanceStatements')
    .values({ accountId, day, amountMinor: minor, currency, kind: 'OPENING' })
    .execute()
}

async function isBeforeStatements(db: WriteDb, accountId: string, openedOn: string) {
  const earlier = await db
    .selectFrom('balanceStatements')
    .select('id')
    .where('accountId', '=', accountId)
    .where('day', '<', openedOn)
    .executeTakeFirst()
  return earlier === undefined || msg`The account has a balance of an earlier day.`
}
