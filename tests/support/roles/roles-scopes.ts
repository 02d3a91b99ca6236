import { randomUUID } from 'node:crypto'
import { accessTokenPrefix } from '../../../server/adapters/authorization-requests.ts'
import { hashOfSecret } from '../../../server/people/apps/record-store.ts'
import { generateApiToken, hashOfApiToken } from '../../../server/people/tokens/token-format.ts'
import { seeded } from '../../../server/portability/sample/seeded-random.ts'
import { type Actor, cellOf, expectedErrorOf, isRow } from './roles.ts'
import type { Bearer, RolesFixture } from './roles-fixture.ts'
import { type Operation, operationsOf } from './roles-matrix.ts'
import { isInScope, type Scope, scopes } from './scopes.ts'

const owners = ['owner', 'admin', 'member', 'viewer', 'removed', 'stranger'] as const
/** Where a token works, or why it does not. "elsewhere" is the personal organization of its owner. */
const kinds = ['one', 'all', 'elsewhere', 'denied', 'expired', 'revoked'] as const
/** An API token, or the access token of a connected app. */
const forms = ['api_token', 'app'] as const
const requested = ['main', 'elsewhere', 'none'] as const

interface Token {
  owner: (typeof owners)[number]
  form: (typeof forms)[number]
  kind: (typeof kinds)[number]
  scope: Scope
  text: string
}

interface Generated {
  operation: Operation
  token: Token
  organization: (typeof requested)[number]
  expected: string | undefined
}

export interface ScopesFound {
  requests: number
  refused: number
  leaks: string[]
  /** Requests that were refused although the tables allow them. */
  wronglyRefused: string[]
}

/**
 * Sends random operations with random tokens and compares the responses with the tables of roles and scopes. Requests that
 * must be refused run first, together, and must not change the organization.
 */
export async function compareScopes(
  fixture: RolesFixture,
  { requests, seed }: { requests: number; seed: number },
): Promise<ScopesFound> {
  const random = seeded(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const homes = await personalOrganizations(fixture)
  const tokens = await createTokens(fixture, homes)
  const operations = await operationsOf(fixture)
  const generated = Array.from({ length: requests }, (): Generated => {
    const call = { operation: pick(operations), token: pick(tokens), organization: pick(requested) }
    return { ...call, expected: expectedCode(call) }
  })
  const refused = generated.filter(({ expected }) => expected !== undefined)
  const allowed = generated.filter(({ expected }) => expected === undefined)

  const send = async ({ operation, token, organization, expected }: Generated) => {
    const organizationId = { main: fixture.organizationId, elsewhere: homes.get(token.owner), none: undefined }
    const bearer: Bearer = { token: token.text, organizationId: organizationId[organization] }
    const { code } = await operation.run(bearer)
    const isRefused = code !== undefined && refusals.includes(code)
    if (expected === undefined ? !isRefused : code === expected) return undefined
    const { owner, form, kind, scope } = token
    return `${operation.name} with ${form} ${scope}/${kind} of ${owner} in ${organization}: ${code ?? 'allowed'} instead of ${expected ?? 'allowed'}`
  }
  const before = await fixture.head()
  const leaks = await inParallel(refused, send)
  if ((await fixture.head()) !== before) leaks.push('A refused request has changed the organization.')
  return { requests, refused: refused.length, leaks, wronglyRefused: await inParallel(allowed, send) }
}

const refusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_A_MEMBER', 'NO_ACTIVE_ORGANIZATION', 'UNEXPECTED', 'UNAVAILABLE']

function expectedCode({ operation, token, organization }: Omit<Generated, 'expected'>): string | undefined {
  const { name, asks } = operation
  const { owner, kind, scope } = token
  const isMember = owner !== 'removed' && owner !== 'stranger'
  if (kind === 'expired' || kind === 'revoked' || (kind === 'one' && !isMember)) return 'UNAUTHENTICATED'
  const own = kind === 'one' ? 'main' : kind === 'elsewhere' ? 'elsewhere' : undefined
  const active = organization === 'none' ? own : own && own !== organization ? 'unknown' : organization
  const isIn = active === 'elsewhere' || (active === 'main' && isMember && kind !== 'denied')
  // A socket is refused before its subscriptions are known. The fixture opens one without an organization for the others.
  const isSocket = name.startsWith('Subscription ')
  if (isSocket && active !== undefined && !isIn) return 'NOT_A_MEMBER'
  if (!isInScope(name.replace(/^(Query|Mutation|Subscription) /, ''), asks, scope)) return 'FORBIDDEN'
  if (!isRow(asks)) return undefined
  if (active === undefined) return 'NO_ACTIVE_ORGANIZATION'
  if (!isIn) return 'NOT_A_MEMBER'
  if (active === 'elsewhere') return cellOf(asks, 'owner') === 'no' ? 'FORBIDDEN' : undefined
  return expectedErrorOf(asks, owner)
}

async function personalOrganizations({ sql, userIds }: RolesFixture): Promise<Map<Actor, string>> {
  const homes = new Map<Actor, string>()
  for (const owner of owners) {
    const [created] = await sql<{ id: string }>(
      `insert into organizations (name, kind, currency, created_by) values ('Home', 'TEAM', 'USD', $1) returning id`,
      [userIds[owner]],
    )
    const id = created?.id ?? ''
    await sql('insert into streams (organization_id) values ($1)', [id])
    await sql(`insert into memberships (organization_id, user_id, role) values ($1, $2, 'OWNER')`, [id, userIds[owner]])
    homes.set(owner, id)
  }
  return homes
}

async function createTokens(
  { sql, userIds, organizationId }: RolesFixture,
  homes: ReadonlyMap<Actor, string>,
): Promise<Token[]> {
  const tokens = owners.flatMap((owner) =>
    kinds.flatMap((kind) =>
      scopes.flatMap((scope) =>
        forms.map((form): Token => {
          const text = form === 'app' ? `${accessTokenPrefix}${randomUUID()}` : generateApiToken()
          return { owner, form, kind, scope, text }
        }),
      ),
    ),
  )
  const later = new Date(Date.now() + 86_400_000)
  for (const { owner, form, kind, scope, text } of tokens) {
    const only = { one: organizationId, elsewhere: homes.get(owner) ?? '' }
    const expiresAt = kind === 'expired' ? new Date(0) : form === 'app' ? later : null
    const [grant] = await sql<{ id: string }>(
      `insert into grants (kind, user_id, name, scopes, token_hash, only_organization, denied_organizations, expires_at, revoked_at, client_id)
         values ($1, $2, 'Test', $3, $4, $5, $6, $7, $8, $9) returning id`,
      [
        form,
        userIds[owner],
        [scope],
        form === 'app' ? null : hashOfApiToken(text),
        kind === 'one' || kind === 'elsewhere' ? only[kind] : null,
        kind === 'denied' ? [organizationId] : [],
        expiresAt,
        kind === 'revoked' ? new Date() : null,
        form === 'app' ? 'app' : null,
      ],
    )
    if (form === 'app') {
      await sql(
        `insert into oauth_records (kind, id, grant_id, content, scopes, resource, expires_at)
           values ('AccessToken', $1, $2, '', $3, $4, $5)`,
        [hashOfSecret(text), grant?.id, [scope], 'http://127.0.0.1', later],
      )
    }
  }
  return tokens
}

const parallel = 8

async function inParallel(calls: readonly Generated[], send: (call: Generated) => Promise<string | undefined>) {
  const found: string[] = []
  const waiting = calls.values()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const call of waiting) {
        const mismatch = await send(call)
        if (mismatch) found.push(mismatch)
      }
    }),
  )
  return found
}
