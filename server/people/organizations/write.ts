import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { ensure } from '../../base/errors.ts'
import type { OrganizationKind } from '../../platform/database/tables.ts'
import { withOrganization } from '../../platform/tenancy/active-organization.ts'
import {
  type OperatorSettings,
  requireActiveAccount,
  type SignedInUser,
  type Tenant,
} from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { requireOwnership } from '../billing/limits.ts'
import { defaultCategories } from './default-categories.ts'
import { type Organization, requireOrganization } from './read.ts'
import { validateOrganization } from './validation.ts'

export interface NewOrganization {
  name: string
  kind: OrganizationKind
  /** An ISO 4217 code. */
  currency: string
  monthStartDay: number
  /** An IANA time zone, such as 'Europe/Berlin'. */
  timeZone: string
  /** Adds categories for teams, such as payroll and marketing. */
  hasTeamCategories: boolean
}

export type OrganizationChanges = Partial<
  Pick<NewOrganization, 'name' | 'currency' | 'monthStartDay' | 'timeZone'> & Pick<Organization, 'attachesReceipts'>
>

/** @throws AppError PLAN_LIMIT when the user owns as many organizations as their plans allow; ACCOUNT_DELETED */
export function createOrganization(
  user: SignedInUser,
  operatorSettings: OperatorSettings,
  input: NewOrganization,
): Promise<Organization> {
  requireActiveAccount(user)
  const organization = validateOrganization(input)
  return user.write(async (db) => {
    ensure({ currency: (await isCurrency(db, input.currency)) || msg`Choose a currency from the list.` })
    await requireOwnership(db, user.userId, operatorSettings.plan)
    return requireOrganization(db, await recordOrganization(db, operatorSettings, organization))
  })
}

export async function recordOrganization(
  db: WriteDb,
  { plan }: OperatorSettings,
  { hasTeamCategories, ...organization }: NewOrganization,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
  const id = rows[0]?.id
  if (!id) throw new Error('No id was made.')
  await withOrganization(db, id, async () => {
    await db
      .insertInto('organizations')
      .values({ ...organization, id, plan })
      .execute()
    await db.insertInto('streams').defaultValues().execute()
    await db.insertInto('memberships').values({ userId: sql<string>`current_app_user()`, role: 'OWNER' }).execute()
    const categories = defaultCategories(hasTeamCategories ? organization.kind : 'PERSONAL')
    await db
      .insertInto('categories')
      .values(categories.map((category, position) => ({ ...category, position })))
      .execute()
  })
  return id
}

/** @throws AppError INVALID_INPUT, also for a change of the currency of an organization with records */
export function updateOrganization(tenant: Tenant, changes: OrganizationChanges): Promise<Organization> {
  const chosen = validateOrganization(changes)
  const { currency } = chosen
  return tenant.write(async (db) => {
    const before = await lockOrganization(db)
    if (currency !== undefined && currency !== before.currency) {
      ensure({ currency: (await isCurrency(db, currency)) || msg`Choose a currency from the list.` })
      ensure({ currency: (await isEmpty(db)) || lockedCurrency(currency) })
    }
    if (Object.keys(chosen).length > 0) {
      await db.updateTable('organizations').set(chosen).where('id', '=', tenant.organizationId).execute()
    }
    return requireOrganization(db, tenant.organizationId)
  })
}

export function lockOrganization(db: WriteDb): Promise<{ name: string; currency: string; plan: string }> {
  return db
    .selectFrom('organizations')
    .select(['name', 'currency', 'plan'])
    .where('id', '=', (eb) => eb.fn('current_organization'))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function isEmpty(db: ReadDb): Promise<boolean> {
  const recorded = await db.selectFrom('transactions').select('id').limit(1).executeTakeFirst()
  const planned = await db.selectFrom('budgets').select('id').limit(1).executeTakeFirst()
  return !recorded && !planned
}

async function isCurrency(db: ReadDb, code: string): Promise<boolean> {
  const country = await db.selectFrom('countries').select('id').where('currency', '=', code).executeTakeFirst()
  return country !== undefined
}

const lockedCurrency = (currency: string) =>
  msg`The currency is locked once there are transactions or budgets. Create another organization for ${{ currency }}.`
