import { sql } from 'kysely'
import type pg from 'pg'
import { grantLifetime, type RequestingClient } from '../../adapters/authorization-requests.ts'
import type { Scope } from '../../adapters/identity.ts'
import { requireFound } from '../../base/errors.ts'
import { checkName, plainName } from '../../language/names.ts'
import { inUserTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { hashOfSecret } from './record-store.ts'

export interface ConnectedApp {
  id: string
  name: string
  /** The host that the app has proved. */
  host: string | null
  scopes: Scope[]
  /** The only organization in which the app works. Null for all organizations of the user. */
  organization: { id: string; name: string } | null
  connectedAt: Date
  /** To the hour. */
  lastUsedAt: Date | null
}

/**
 * Connects an app for a user, in one organization or in all.
 * @returns the id of the grant
 * @throws AppError NOT_FOUND if the user is not a member of the organization
 */
export async function connectApp(
  pool: pg.Pool,
  userId: string,
  client: RequestingClient,
  { scopes, organizationId }: { scopes: readonly string[]; organizationId: string | null },
): Promise<string> {
  const { id, host } = client
  return inUserTransaction(pool, userId, async (db) => {
    const { rows } = await sql<{ id: string | null }>`
      select connect_app(${id}, ${hashOfSecret(id)}, ${appName(client)}, ${host}, ${[...scopes]}, ${organizationId},
        ${grantLifetime}) as id`.execute(db)
    return requireFound(rows[0]?.id ?? undefined, 'organization')
  })
}

export async function listConnectedApps(db: WriteDb): Promise<ConnectedApp[]> {
  const { rows } = await sql<
    Omit<ConnectedApp, 'organization'> & { organizationId: string | null; organizationName: string }
  >`
    select id, name, host, scopes, organization_id as "organizationId", organization_name as "organizationName",
        created_at as "connectedAt", last_used_at as "lastUsedAt"
      from list_connected_apps()`.execute(db)
  return rows.map(({ organizationId, organizationName, ...app }) => ({
    ...app,
    organization: organizationId === null ? null : { id: organizationId, name: organizationName },
  }))
}

/**
 * Ends the access of an app. Its next request is refused, and its sockets are closed.
 * @throws AppError NOT_FOUND for an app of another user
 */
export async function disconnectApp(db: WriteDb, id: string): Promise<void> {
  const { rows } = await sql<{ isFound: boolean }>`select revoke_grant(${id}) as "isFound"`.execute(db)
  requireFound(rows[0]?.isFound || undefined, 'app')
}

/** Returns the name of an app as it is shown, which the app has chosen itself. */
export function appName({ name, host, redirectsTo }: RequestingClient): string {
  const plain = [...plainName(name.toWellFormed())].slice(0, 120).join('').trim()
  return checkName(plain) === true ? plain : (host ?? redirectsTo)
}
