import { sql } from 'kysely'
import type { Grant, Scope } from '../../adapters/identity.ts'
import type { SignedInUser, Tenant } from '../../platform/tenancy/tenant.ts'

/** An API token that was not revoked. The token itself is not stored. */
export interface ApiToken {
  id: string
  kind: Grant['kind']
  name: string
  scopes: Scope[]
  /** The only organization in which it works. Null for all organizations of its user. */
  organizationId: string | null
  userId: string
  createdAt: Date
  /** Null if it does not expire. */
  expiresAt: Date | null
  /** The start of the hour of the last use. Null if it was never used. */
  lastUsedAt: Date | null
}

/** The user's own API tokens, newest first, with those that have expired. */
export function listApiTokens(user: SignedInUser): Promise<ApiToken[]> {
  return user.read(async (db) => {
    const found = sql<ApiToken>`(
      select 'api_token' as kind, id, name, scopes, only_organization as "organizationId", user_id as "userId",
        created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
      from list_grants('api_token'))`
    return db.selectFrom(found.as('found')).selectAll().execute()
  })
}

/**
 * The API tokens and connected apps with which members reach the organization, newest first. Those for all organizations
 * of a member have no last use, because it may have been in another organization.
 */
export function listOrganizationGrants(tenant: Tenant): Promise<ApiToken[]> {
  return tenant.read(async (db) => {
    const found = sql<ApiToken>`(
      select kind, id, name, scopes, only_organization as "organizationId", user_id as "userId",
        created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
      from list_organization_grants())`
    return db.selectFrom(found.as('found')).selectAll().execute()
  })
}
