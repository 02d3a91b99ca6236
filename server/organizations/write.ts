import { sql } from 'kysely'
import { defaultCategories } from '../categories/defaults.ts'
import type { WriteDb } from '../core/fence.ts'
import type { OrganizationKind } from '../core/tables.ts'
import type { Person, Tenant, Terms } from '../core/tenant.ts'
import type { Organization } from './read.ts'

/**
 * Joins a transaction: makes an organization owned by the current user, with the default categories, and steps into
 * it for the rest of the transaction.
 * @returns its id
 */
export async function recordOrganization(
  db: WriteDb,
  { plan }: Terms,
  { name, kind, currency }: { name: string; kind: OrganizationKind; currency: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select set_config('app.organization_id', uuidv7()::text, true) as id`.execute(db)
  const id = rows[0]?.id
  if (!id) throw new Error('No id was made.')
  await db.insertInto('organizations').values({ id, name, kind, currency, plan }).execute()
  await db.insertInto('streams').defaultValues().execute()
  await db.insertInto('memberships').values({ userId: sql<string>`current_app_user()`, role: 'OWNER' }).execute()
  await db
    .insertInto('categories')
    .values(defaultCategories(kind).map((category, position) => ({ ...category, position })))
    .execute()
  return id
}

export interface NewOrganization {
  name: string
  kind: OrganizationKind
  /** ISO 4217. */
  currency: string
  monthStartDay: number
  /** IANA, as in 'Europe/Berlin'. */
  timeZone: string
  /** For a team: payroll, marketing and their like. */
  hasTeamCategories: boolean
}

export type OrganizationChanges = Partial<Pick<NewOrganization, 'name' | 'currency' | 'monthStartDay' | 'timeZone'>>

export function createOrganization(_person: Person, _terms: Terms, _input: NewOrganization): Promise<Organization> {
  throw new Error('To be written.')
}

export function updateOrganization(_tenant: Tenant, _changes: OrganizationChanges): Promise<Organization> {
  throw new Error('To be written.')
}
