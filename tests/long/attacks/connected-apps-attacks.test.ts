import * as oidc from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AppsTest,
  createTag,
  errorOf,
  startAppsTest,
  type Visitor,
} from '../../api/people/connected-apps-fixture.ts'

let apps: AppsTest
let ada: Visitor

beforeAll(async () => {
  apps = await startAppsTest()
  ada = await apps.newVisitor()
})

afterAll(async () => {
  await apps?.stop()
})

test.each([
  ['without a challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
  ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['for a token in place of a code', { response_type: 'token' }, 'invalid_request'],
  ['for an answer by form', { response_mode: 'form_post' }, undefined],
  ['for an unknown resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
  ['without the user', { prompt: 'none' }, 'consent_required'],
])('a request %s is refused', async (_, parameters, error) => {
  const { url } = await apps.ask(ada, await apps.register(), parameters)
  expect(url.pathname).not.toMatch('/oauth/consent')
  const answer = new URLSearchParams(`${url.search.slice(1)}&${url.hash.slice(1)}`)
  if (error) expect(answer.get('error')).toBe(error)
  expect(answer.has('code') || answer.has('access_token')).toBe(false)
})

test.each([
  ['another host', 'https://evil.example/callback'],
  ['another path', 'http://127.0.0.1:33418/other'],
  ['a path that begins alike', 'http://127.0.0.1:33418/callback/more'],
  ['another loopback host', 'http://localhost:33418/callback'],
])('a request that returns to %s ends at a page of the server', async (_, redirect_uri) => {
  const { url, status } = await apps.ask(ada, await apps.register(), { redirect_uri })
  expect({ origin: url.origin, status }).toEqual({ origin: apps.origin, status: 400 })
})

test('an app cannot register an address without encryption, except on the own device', async () => {
  for (const redirect of ['http://other.example/callback', 'javascript:alert(1)', 'https://a.example/#part']) {
    expect({ redirect, error: await errorOf(apps.register({ redirect_uris: [redirect] })) }).toEqual({
      redirect,
      error: 'invalid_redirect_uri',
    })
  }
  expect(await errorOf(apps.register({ redirect_uris: [] }))).toBe('invalid_redirect_uri')
})

test('a code works once: its second use ends the access that the first one gave', async () => {
  const app = await apps.register()
  const asked = await apps.ask(ada, app)
  const callback = await apps.approve(ada, asked.id)
  expect(await errorOf(apps.redeem(await apps.register(), asked, callback))).toBe('invalid_grant')
  expect(await errorOf(apps.redeem(app, { ...asked, verifier: oidc.randomPKCECodeVerifier() }, callback))).toBe(
    'invalid_grant',
  )
  const { access_token: token } = await apps.redeem(app, asked, callback)
  expect(await errorOf(apps.redeem(app, asked, callback))).toBe('invalid_grant')
  expect(await apps.graphql(token, '{ me { id } }')).toMatchObject({ status: 401 })
})

test('a refresh token works once: its second use ends the access', async () => {
  const { refresh_token: first = '', app } = await apps.connect(ada)
  const { refresh_token: second = '', access_token: token } = await oidc.refreshTokenGrant(app, first)
  expect(await apps.graphql(token, '{ me { id } }')).toMatchObject({ status: 200 })
  expect(await errorOf(oidc.refreshTokenGrant(app, first))).toBe('invalid_grant')
  expect(await errorOf(oidc.refreshTokenGrant(app, second))).toBe('invalid_grant')
  expect(await apps.graphql(token, '{ me { id } }')).toMatchObject({ status: 401 })
})

test('two uses of a refresh token at the same time do not both succeed', async () => {
  const { refresh_token: refresh = '', app } = await apps.connect(ada)
  const uses = Array.from({ length: 8 }, () => oidc.refreshTokenGrant(app, refresh))
  const succeeded = (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled')
  expect(succeeded.length).toBeLessThanOrEqual(1)
})

test('a token is only for its resource and never for more scopes than the user confirmed', async () => {
  const resource = `${apps.origin}/mcp`
  const {
    access_token,
    refresh_token: refresh = '',
    scope,
    app,
  } = await apps.connect(ada, {
    parameters: { resource, scope: 'read stage write admin' },
  })
  expect(scope).toBe('read stage')
  expect(await apps.graphql(access_token, '{ me { id } }')).toMatchObject({ status: 401 })
  expect(await errorOf(oidc.refreshTokenGrant(app, refresh, { scope: 'read write' }))).toBe('invalid_scope')
  const { refresh_token: next = '', ...narrow } = await oidc.refreshTokenGrant(app, refresh, { scope: 'read' })
  expect(narrow.scope).toBe('read')
  expect(await errorOf(oidc.refreshTokenGrant(app, next, { resource: `${apps.origin}/graphql` }))).toBe(
    'invalid_target',
  )
  const read = await apps.connect(ada, { parameters: { resource: `${apps.origin}/graphql/`, scope: 'read' } })
  expect(await apps.graphql(read.access_token, createTag, { name: 'Never' })).toMatchObject({ code: 'FORBIDDEN' })
  const rest = await fetch(`${apps.origin}/api/v1/organizations`, {
    headers: { authorization: `Bearer ${read.access_token}` },
  })
  expect(rest.status).toBe(401)
})

test('only the browser that began a request confirms it, and only with a session of its user', async () => {
  const eve = await apps.newVisitor()
  const app = await apps.register()
  const asked = await apps.ask(eve, app)
  const approves = { approves: true, organizationId: ada.organizationId }
  expect(await apps.consent(ada, asked.id, approves)).toMatchObject({ status: 404 })
  ada.browser.copyCookies(eve.browser)
  for (const name of ada.browser.cookies.get(apps.origin)?.keys() ?? []) {
    if (name.endsWith('.sig')) ada.browser.cookies.get(apps.origin)?.delete(name)
  }
  expect(await apps.consent(ada, asked.id, approves)).toMatchObject({ status: 404 })
  const { access_token } = await apps.connect(eve)
  const own = await apps.ask(eve, app)
  expect(await apps.consent(eve, asked.id, approves)).toMatchObject({ status: 404 })
  expect(await apps.consent({ ...eve, token: access_token }, own.id, approves)).toMatchObject({ status: 403 })
  expect(await apps.consent({ ...eve, token: '' }, own.id, approves)).toMatchObject({ status: 401 })
  expect(await apps.consent(eve, own.id, approves)).toMatchObject({ status: 404, body: { errorCode: 'NOT_FOUND' } })
  const denied = await apps.approve(eve, own.id, { approves: false })
  expect(denied.searchParams.get('error')).toBe('access_denied')
})
