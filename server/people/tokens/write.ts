import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type { Scope } from '../../adapters/identity.ts'
import { AppError, ensure } from '../../base/errors.ts'
import { checkName, plainName } from '../../language/names.ts'
import { withIncludedScopes } from '../../platform/tenancy/scopes.ts'
import { requireActiveAccount, type SignedInUser, type Tenant } from '../../platform/tenancy/tenant.ts'
import { requireOrganization } from '../organizations/read.ts'
import { type ApiToken, listApiTokens } from './read.ts'
import { generateApiToken, hashOfApiToken } from './token-format.ts'

export interface ApiTokenFields {
  name: string
  scopes: readonly Scope[]
  /** Null for all organizations of the user. */
  organizationId: string | null
  /** The days until it expires. Null for a token that does not expire. */
  days: number | null
}

export interface CreatedApiToken {
  /** The token, which is shown only once. */
  token: string
  apiToken: ApiToken
}

const [maxTokens, maxDays] = [50, 3_650]

/** @throws AppError INVALID_INPUT; NOT_FOUND if the user is not a member of the organization */
export function createApiToken(user: SignedInUser, fields: ApiTokenFields): Promise<CreatedApiToken> {
  requireActiveAccount(user)
  const { scopes, organizationId, days } = fields
  const name = plainName(fields.name)
  ensure({
    name: checkName(name),
    scopes: scopes.length > 0 || msg`Choose what the token may do.`,
    expiresInDays: days === null || (days >= 1 && days <= maxDays) || msg`Choose 1 to ${{ days: maxDays }} days.`,
  })
  return user.write(async (db) => {
    if (organizationId !== null) await requireOrganization(db, organizationId)
    const token = generateApiToken()
    const { rows } = await sql<{ id: string | null }>`
      select create_api_token(${name}, ${withIncludedScopes(scopes)}, ${organizationId}, ${hashOfApiToken(token)},
        ${days}, ${maxTokens}) as id`.execute(db)
    const id = rows[0]?.id
    if (!id) {
      throw new AppError(
        'INVALID_INPUT',
        msg`You can have at most ${{ limit: maxTokens }} API tokens. Revoke one first.`,
      )
    }
    const created = (await listApiTokens({ ...user, read: (work) => work(db) })).find((each) => each.id === id)
    if (!created) throw new Error('The new API token is not in the list.')
    return { token, apiToken: created }
  })
}

/**
 * Revokes a token of the user.
 * @throws AppError NOT_FOUND
 */
export async function revokeApiToken(user: SignedInUser, id: string): Promise<string> {
  return user.write(async (db) => {
    const { rows } = await sql<{ done: boolean }>`select revoke_grant(${id}) as done`.execute(db)
    return requireRevoked(rows, id)
  })
}

/**
 * Ends the access that an API token or a connected app of a member has to the organization.
 * @throws AppError NOT_FOUND
 */
export async function revokeOrganizationGrant(tenant: Tenant, id: string): Promise<string> {
  return tenant.write(async (db) => {
    const { rows } = await sql<{ done: boolean }>`select revoke_organization_grant(${id}) as done`.execute(db)
    return requireRevoked(rows, id)
  })
}

function requireRevoked([row]: readonly { done: boolean }[], id: string): string {
  if (row?.done) return id
  throw new AppError('NOT_FOUND', msg`This token does not exist or was revoked.`)
}
