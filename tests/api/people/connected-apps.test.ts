import { createHash } from 'node:crypto'
import * as oidc from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSocket } from '../http/transport-client.ts'
import {
  type AppsTest,
  createTag,
  errorOf,
  redirectUri,
  startAppsTest,
  type Visitor,
} from './connected-apps-fixture.ts'

let apps: AppsTest
let ada: Visitor

beforeAll(async () => {
  apps = await startAppsTest()
  ada = await apps.newVisitor()
})

afterAll(async () => {
  await apps?.stop()
})

const listApps = '{ connectedApps { id name host scopes organization { id } lastUsedAt } }'
const disconnect = 'mutation($id: ID!) { disconnectApp(id: $id) { id } }'

test('an app in a page of another site reads the metadata, registers and sends its code', async () => {
  const origin = 'https://inspector.example'
  const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin')
  const documents = ['oauth-authorization-server', 'oauth-protected-resource/mcp'].map((name) => `/.well-known/${name}`)
  for (const path of [...documents, '/oauth/register']) {
    const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
    const preflight = await fetch(apps.origin + path, { method: 'OPTIONS', headers: asked })
    expect([path, preflight.status, allowed(preflight)]).toEqual([path, 204, '*'])
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, *')
  }
  for (const path of documents) expect(allowed(await fetch(apps.origin + path, { headers: { origin } }))).toBe('*')

  const register = (redirectUris: string[], headers: Record<string, string> = {}) =>
    fetch(`${apps.origin}/oauth/register`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        redirect_uris: redirectUris,
        client_name: 'Inspector',
        token_endpoint_auth_method: 'none',
      }),
    })
  const refused = await register(['http://plain.example/callback'])
  expect([refused.status, allowed(refused)]).toEqual([400, '*'])
  const withCookie = await register([`${origin}/callback`], { cookie: 'purser=1' })
  expect(allowed(withCookie)).toBeNull()
  const registered = await register([`${origin}/callback`])
  expect([registered.status, allowed(registered)]).toEqual([201, '*'])
  const { client_id: clientId } = await registered.json()
  const form = { grant_type: 'authorization_code', client_id: clientId, code: 'x', redirect_uri: `${origin}/callback` }
  const token = await fetch(`${apps.origin}/oauth/token`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ ...form, code_verifier: 'v'.repeat(43) }),
  })
  expect([token.status, allowed(token)]).toEqual([400, origin])
})

test('the metadata documents lead an app from a refused request to the endpoints', async () => {
  const refused = await apps.graphql('nothing', '{ me { id } }')
  expect(refused).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  const address = /resource_metadata="([^"]+)"/.exec(refused.challenge ?? '')?.[1] ?? ''
  expect(address).toBe(`${apps.origin}/.well-known/oauth-protected-resource/graphql`)
  const read = async (path: string) => (await fetch(new URL(path, apps.origin))).json()
  expect(await read(address)).toMatchObject({
    resource: `${apps.origin}/graphql`,
    authorization_servers: [apps.origin],
  })
  expect(await read('/.well-known/oauth-protected-resource/mcp')).toMatchObject({
    resource: `${apps.origin}/mcp`,
    scopes_supported: ['read', 'stage'],
  })
  expect(await read('/.well-known/oauth-protected-resource')).toMatchObject({ resource: apps.origin })
  const metadata = await read('/.well-known/oauth-authorization-server')
  expect(metadata).toMatchObject({
    issuer: apps.origin,
    authorization_endpoint: `${apps.origin}/oauth/authorize`,
    registration_endpoint: `${apps.origin}/oauth/register`,
    revocation_endpoint: `${apps.origin}/oauth/revoke`,
    scopes_supported: ['read', 'stage', 'write', 'admin'],
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    token_endpoint_auth_methods_supported: ['none'],
    client_id_metadata_document_supported: true,
  })
  expect(await read('/.well-known/openid-configuration')).toEqual(metadata)
  expect((await fetch(`${apps.origin}/.well-known/other`)).status).toBe(404)
})

test('an app works in the chosen organization within its scope, and the change log names it', async () => {
  const ben = await apps.newVisitor()
  const app = await apps.register()
  const asked = await apps.ask(ben, app, { scope: 'write unknown openid' })
  expect(await apps.consent(ben, asked.id)).toEqual({
    status: 200,
    body: { name: 'Budget Helper', host: null, redirectsTo: '127.0.0.1:33418', scopes: ['write'] },
  })
  const callback = await apps.approve(ben, asked.id)
  expect(callback.href.startsWith(`${redirectUri}?code=`)).toBe(true)
  const tokens = await apps.redeem(app, asked, callback)
  expect(tokens).toMatchObject({ token_type: 'bearer', scope: 'write', expires_in: 3_600 })
  expect(tokens.access_token).toMatch(/^purapp_[\w-]{43}$/)

  expect(await apps.graphql(tokens.access_token, createTag, { name: 'By an app' })).toMatchObject({ status: 200 })
  expect(await apps.graphql(tokens.access_token, listApps)).toMatchObject({ code: 'FORBIDDEN' })
  const log = await apps.graphql(
    ben.token,
    '{ changeLog(first: 1) { edges { node { grantName } } } }',
    {},
    ben.organizationId,
  )
  expect(log.data?.changeLog.edges[0].node).toEqual({ grantName: 'Budget Helper' })
  const { data } = await ben.graphql(listApps)
  expect(data?.connectedApps).toEqual([
    {
      id: expect.any(String),
      name: 'Budget Helper',
      host: null,
      scopes: ['WRITE'],
      organization: { id: ben.organizationId },
      lastUsedAt: expect.stringMatching(/:00:00.000Z$/),
    },
  ])
})

test('a revoked app is refused at once, and its socket is closed', async () => {
  const ben = await apps.newVisitor()
  const { access_token: token, refresh_token: refresh = '', app } = await apps.connect(ben)
  const socket = openSocket(apps.server.baseUrl)
  await socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
  await socket.waitFor(({ type }) => type === 'connection_ack')
  const { data } = await ben.graphql(listApps)
  const id = data?.connectedApps[0].id
  expect(await ada.graphql(disconnect, { id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await ben.graphql(disconnect, { id })).toEqual({ data: { disconnectApp: [] } })
  expect(await apps.graphql(token, '{ me { id } }')).toMatchObject({
    status: 401,
    challenge: expect.stringContaining('error="invalid_token"'),
  })
  expect(await errorOf(oidc.refreshTokenGrant(app, refresh))).toBe('invalid_grant')
  expect(await socket.end()).toMatchObject({ code: 4401 })
})

test('an app ends its own access at the revocation endpoint', async () => {
  const { access_token: token, refresh_token: refresh = '', app } = await apps.connect(ada)
  await oidc.tokenRevocation(app, refresh)
  expect(await apps.graphql(token, '{ me { id } }')).toMatchObject({ status: 401 })
})

test('an app is described by the document at its address, which is never requested from the own network', async () => {
  const known = new oidc.Configuration((await apps.register()).serverMetadata(), apps.publishApp(), {}, oidc.None())
  oidc.allowInsecureRequests(known)
  const { access_token } = await apps.connect(ada, { app: known, decision: { approves: true, organizationId: null } })
  expect(await apps.graphql(access_token, '{ me { id } }')).toMatchObject({ status: 200 })
  const { data } = await ada.graphql(listApps)
  const host = new URL(known.clientMetadata().client_id).host
  expect(data?.connectedApps).toContainEqual(
    expect.objectContaining({ name: 'Published Helper', host, organization: null }),
  )

  const requested = apps.documentRequests.length
  const { port } = new URL(known.clientMetadata().client_id)
  for (const hidden of [
    `https://127.0.0.2:${port}/apps/0.json`,
    'https://10.0.0.1/app.json',
    'https://[::1]/app.json',
  ]) {
    const app = new oidc.Configuration(known.serverMetadata(), hidden, {}, oidc.None())
    oidc.allowInsecureRequests(app)
    expect({ hidden, ...(await apps.ask(ada, app)) }).toMatchObject({ hidden, status: 400 })
  }
  expect(apps.documentRequests.length).toBe(requested)
})

test('a member who leaves takes the access of apps along', async () => {
  const [ben, owner] = [await apps.newVisitor(), await apps.newVisitor()]
  const asOwner = (query: string, variables: object, organizationId?: string) =>
    apps.graphql(owner.token, query, variables, organizationId)
  const { data: created } = await asOwner(
    'mutation { createOrganization(input: { name: "Shared", currency: "EUR", kind: TEAM }) { id } }',
    {},
  )
  const organizationId = created?.createOrganization.id
  const invite =
    'mutation($email: String!) { createInvitation(input: { email: $email, role: MEMBER }) { invitation { id } } }'
  const { data: sent } = await asOwner(invite, { email: ben.email }, organizationId)
  await ben.graphql('mutation($id: ID!) { acceptInvitation(id: $id) { id } }', {
    id: sent?.createInvitation.invitation.id,
  })
  const {
    access_token,
    refresh_token = '',
    app,
  } = await apps.connect(ben, { decision: { approves: true, organizationId } })
  expect(await apps.graphql(access_token, '{ tags { id } }')).toMatchObject({ status: 200, data: { tags: [] } })
  const { data: members } = await asOwner('{ members { id role } }', {}, organizationId)
  const member = members?.members.find(({ role }: { role: string }) => role === 'MEMBER')
  await asOwner('mutation($id: ID!) { removeMember(userId: $id) }', { id: member.id }, organizationId)
  expect(await apps.graphql(access_token, '{ tags { id } }')).toMatchObject({ status: 401 })
  expect(await errorOf(oidc.refreshTokenGrant(app, refresh_token))).toBe('invalid_grant')
})

test('a copy of the database contains no token, code or cookie', async () => {
  const { access_token, refresh_token = '' } = await apps.connect(ada)
  const rows = await apps.readRecords()
  expect(rows.length).toBeGreaterThan(0)
  for (const secret of [access_token, refresh_token]) expect(rows.join('\n')).not.toContain(secret)
  const stored = createHash('sha256').update(access_token).digest('hex')
  expect(rows.join('\n')).toContain(stored)
})
