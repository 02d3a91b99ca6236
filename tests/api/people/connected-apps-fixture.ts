import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as oidc from 'openid-client'
import pg from 'pg'
import { makePrivateCertificate } from '../../support/servers/certificates.ts'
import { type CookieBrowser, createCookieBrowser, type Opened } from '../../support/servers/cookie-browser.ts'
import { freePort } from '../../support/servers/server.ts'
import { type AccountsServer, type Client, startAccountsServer } from './accounts-fixture.ts'

/** A signed-in person with a browser. */
export interface Visitor extends Client {
  email: string
  browser: CookieBrowser
  organizationId: string
}

/** An authorization request that waits for its user. */
export interface Asked {
  id: string
  state: string
  verifier: string
}

export interface AppsTest {
  server: AccountsServer
  /** The address of the server for browsers, which is also the issuer. */
  origin: string
  newVisitor(): Promise<Visitor>
  /** Registers an app that returns to the loopback address. */
  register(metadata?: Record<string, unknown>): Promise<oidc.Configuration>
  /** Sends the browser to the authorization endpoint, and stops at the consent page or where it ends instead. */
  ask(
    visitor: Visitor,
    app: oidc.Configuration,
    parameters?: Record<string, string | undefined>,
  ): Promise<Asked & Opened>
  /** Sends a request of the consent page. */
  consent(visitor: Visitor, id: string, decision?: object): Promise<{ status: number; body: Record<string, unknown> }>
  /** Confirms a request and returns the address of the app that the browser opens then. */
  approve(visitor: Visitor, id: string, decision?: object): Promise<URL>
  redeem(app: oidc.Configuration, asked: Asked, callback: URL, parameters?: Record<string, string>): Promise<Tokens>
  /** All steps of an app and its user. */
  connect(visitor: Visitor, options?: ConnectOptions): Promise<Tokens & { app: oidc.Configuration }>
  /** Runs an operation with a token. */
  graphql(token: string, query: string, variables?: object, organizationId?: string): Promise<GraphqlAnswer>
  /** Serves the metadata document of an app at an address that the server may request. Returns its address. */
  publishApp(metadata?: Record<string, unknown>): string
  /** Reads the rows of grants and of the authorization server, as a copy of the database has them. */
  readRecords(): Promise<string[]>
  /** The paths that were requested from the server of metadata documents. */
  documentRequests: string[]
  stop(): Promise<void>
}

export interface GraphqlAnswer {
  status: number
  /** The header WWW-Authenticate. */
  challenge: string | null
  code?: string
  // biome-ignore lint/suspicious/noExplicitAny: the data of a query without generated types.
  data: Record<string, any> | null
}

export interface ConnectOptions {
  app?: oidc.Configuration
  parameters?: Record<string, string>
  decision?: object
}

export type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>

export const redirectUri = 'http://127.0.0.1:33418/callback'

/** Sends the requests of an app from its own network, because the limits of networks are low. */
const fromNetwork =
  (address: string): oidc.CustomFetch =>
  (url, options) =>
    fetch(url, { ...options, headers: { ...options.headers, 'x-forwarded-for': address } } as RequestInit)

export async function startAppsTest(): Promise<AppsTest> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-apps-'))
  const certificate = await makePrivateCertificate(folder)
  const documents = new Map<string, object>()
  const documentRequests: string[] = []
  const documentServer = createServer(certificate, (request, response) => {
    documentRequests.push(request.url ?? '')
    const document = documents.get(request.url ?? '')
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(document ?? {}))
  })
  await once(documentServer.listen(0, '127.0.0.1'), 'listening')
  const documentAddress = documentServer.address()
  const documentPort = typeof documentAddress === 'object' ? documentAddress?.port : undefined
  const environment = { WEBHOOK_ALLOW: '127.0.0.1/32', NODE_EXTRA_CA_CERTS: certificate.authorityFile }
  const server = await startAccountsServer(environment, port)

  const test: AppsTest = {
    server,
    origin,
    documentRequests,
    async newVisitor() {
      const person = await server.signUp()
      await person.graphql('mutation { initializeProfile(name: "Ada Black") { id } }')
      const { data } = await person.graphql('{ organizations { id } }')
      const browser = createCookieBrowser({ 'x-forwarded-for': person.address }, {})
      return Object.assign(person, { browser, organizationId: data?.organizations[0].id })
    },
    register: (metadata = {}) =>
      oidc.dynamicClientRegistration(
        new URL(origin),
        { client_name: 'Budget Helper', redirect_uris: ['http://127.0.0.1/callback'], ...metadata },
        oidc.None(),
        {
          algorithm: 'oauth2',
          execute: [oidc.allowInsecureRequests],
          [oidc.customFetch]: fromNetwork(server.client().address),
        },
      ),
    async ask({ browser }, app, parameters = {}) {
      const [state, verifier] = [oidc.randomState(), oidc.randomPKCECodeVerifier()]
      const all = {
        redirect_uri: redirectUri,
        scope: 'read',
        state,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...parameters,
      }
      const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
      const address = oidc.buildAuthorizationUrl(app, Object.fromEntries(given))
      const stopsAt = (url: URL) => url.origin !== origin || url.pathname.startsWith('/oauth/consent/')
      const opened = await browser.open(address.href, stopsAt, { accept: 'text/html' })
      return { ...opened, id: opened.url.pathname.split('/').at(-1) ?? '', state, verifier }
    },
    async consent({ browser, token, address }, id, decision) {
      const cookies = [...(browser.cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(`${origin}/oauth/consent/${id}/${decision ? 'decision' : 'request'}`, {
        method: decision ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          cookie: cookies,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(decision && { body: JSON.stringify(decision) }),
      })
      return { status: response.status, body: await response.json() }
    },
    async approve(visitor, id, decision = { approves: true, organizationId: visitor.organizationId }) {
      const { body } = await test.consent(visitor, id, decision)
      return (await visitor.browser.open(String(body.location), (url) => url.origin !== origin)).url
    },
    redeem: (app, { state, verifier }, callback, parameters = {}) =>
      oidc.authorizationCodeGrant(app, callback, { pkceCodeVerifier: verifier, expectedState: state }, parameters),
    async connect(visitor, { app: given, parameters = {}, decision } = {}) {
      const app = given ?? (await test.register())
      const asked = await test.ask(visitor, app, parameters)
      const { resource } = parameters
      const tokens = await test.redeem(
        app,
        asked,
        await test.approve(visitor, asked.id, decision),
        resource ? { resource } : {},
      )
      return Object.assign(tokens, { app })
    },
    async graphql(token, query, variables = {}, organizationId) {
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          ...(organizationId && { 'x-active-organization-id': organizationId }),
        },
        body: JSON.stringify({ query, variables }),
      })
      const { data = null, errors } = await response.json()
      const challenge = response.headers.get('www-authenticate')
      return { status: response.status, challenge, data, ...(errors?.[0] && { code: errors[0].extensions?.code }) }
    },
    publishApp(metadata = {}) {
      const name = `/apps/${documents.size}.json`
      const client_id = `https://127.0.0.1:${documentPort}${name}`
      documents.set(name, {
        client_id,
        client_name: 'Published Helper',
        redirect_uris: ['http://127.0.0.1/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'private_key_jwt',
        scope: 'read openid profile',
        ...metadata,
      })
      return client_id
    },
    async readRecords() {
      const db = new pg.Client({ connectionString: server.signIn.ownerUrl })
      await db.connect()
      try {
        await db.query('set role purser_backup')
        const { rows } = await db.query(
          'select r::text as row from oauth_records r union all select g::text from grants g',
        )
        return rows.map(({ row }) => row)
      } finally {
        await db.end()
      }
    },
    async stop() {
      await server.stop()
      documentServer.closeAllConnections()
      documentServer.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return test
}

/** The error code that a client library reports, or the status of an answer without one. */
export const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    ({ error, status }) => error ?? status,
  )

export const createTag = 'mutation($name: String!) { createTag(name: $name) { id } }'
