import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { OrganizationKind, Role } from '../../platform/database/tables.ts'
import type { SignedInUser, Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

export interface Organization {
  id: string
  name: string
  kind: OrganizationKind
  currency: string
  monthStartDay: number
  timeZone: string
  role: Role
  plan: string
  isReadOnly: boolean
  /** True if it is read-only because a payment for its plan is missing. */
  isPaymentDue: boolean
  /** If true, a receipt with a certain match is linked to its transaction without a review. */
  attachesReceipts: boolean
  /** True if there is an account, also a closed one. */
  hasAccounts: boolean
  memberCount: number
  createdAt: Date
}

export function listOrganizations(user: SignedInUser): Promise<Organization[]> {
  return user.read((db) =>
    organizations(db)
      .where('memberships.userId', '=', user.userId)
      .orderBy('organizations.kind')
      .orderBy('organizations.name')
      .orderBy('organizations.id')
      .execute(),
  )
}

export function findOrganization(tenant: Tenant): Promise<Organization | null> {
  return tenant.read(async (db) => {
    const found = await organizations(db).where('organizations.id', '=', tenant.organizationId).executeTakeFirst()
    return found ?? null
  })
}

/** @throws AppError NOT_FOUND */
export async function requireOrganization(db: ReadDb, id: string): Promise<Organization> {
  return requireFound(await organizations(db).where('organizations.id', '=', id).executeTakeFirst(), 'organization')
}

export function organizations(db: ReadDb) {
  return db
    .selectFrom('organizations')
    .innerJoin('memberships', 'memberships.organizationId', 'organizations.id')
    .where('organizations.deletedAt', 'is', null)
    .where('memberships.removedAt', 'is', null)
    .whereRef('memberships.userId', '=', (eb) => eb.fn('current_app_user'))
    .select(['organizations.id', 'organizations.name', 'organizations.kind', 'organizations.currency'])
    .select(['organizations.monthStartDay', 'organizations.timeZone', 'memberships.role'])
    .select(['organizations.plan', 'organizations.createdAt', 'organizations.attachesReceipts'])
    .select(sql<boolean>`coalesce(organizations.plan_ends_at <= now(), false)`.as('isReadOnly'))
    .select(sql<boolean>`is_payment_due(organizations.id)`.as('isPaymentDue'))
    .select(sql<boolean>`has_accounts(organizations.id)`.as('hasAccounts'))
    .select(sql<number>`member_count(organizations.id)`.as('memberCount'))
}
