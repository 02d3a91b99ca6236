import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { makePrivateCertificate } from '../../support/servers/certificates.ts'
import { type CookieBrowser, createCookieBrowser } from '../../support/servers/cookie-browser.ts'
import { type OidcServer, oidcClient, type Person, startOidcServer } from '../../support/servers/oidc-server.ts'
import { freePort } from '../../support/servers/server.ts'
import { type AccountsServer, type Client, startAccountsServer } from './accounts-fixture.ts'

/** A person with a browser, whose client continues with the session of the browser. */
export interface Visitor extends CookieBrowser {
  client: Client
  /** Signs in with a provider. Returns the path of the app where that ends, such as "/login#error=cancelled". */
  signIn(providerId: string, person: Person | null, to?: string): Promise<string>
  /** Returns the page of the provider to which a sign-in leads. */
  start(providerId: string): Promise<URL>
  /** Signs in at the provider, but does not open the callback address. */
  answer(providerId: string, person: Person): Promise<URL>
  /** Opens a callback address and returns the path of the app where that ends. */
  openCallback(callback: URL | string): Promise<string>
}

export interface OidcTest {
  server: AccountsServer
  /** The address of the server for browsers. */
  origin: string
  callbacks: string[]
  /** The providers by their ids. `oidc` names the address of a person only in the user info. */
  providers: Record<'oidc' | 'full' | 'tls' | 'strange', OidcServer>
  visitor(): Visitor
  newPerson(properties?: Partial<Person>): Person & { email: string }
  stop(): Promise<void>
}

/** The address of a server behind a proxy with TLS, which tests reach without the proxy. */
export const httpsOrigin = 'https://purser.example.test'

const suffixes = { oidc: '', full: '_FULL', tls: '_TLS', strange: '_STRANGE' }

/** Starts a server with four providers. The certificate of `tls` is trusted by the server, and that of `strange` is not. */
export async function startOidcTest(more: Record<string, string> = {}): Promise<OidcTest> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const folders = [await mkdtemp(path.join(tmpdir(), 'purser-ca-')), await mkdtemp(path.join(tmpdir(), 'purser-ca-'))]
  const [known, unknown] = await Promise.all(folders.map((folder) => makePrivateCertificate(folder)))
  if (!known) throw new Error('There is no certificate.')
  setDefaultCACertificates([...getCACertificates('default'), await readFile(known.authorityFile, 'utf8')])
  const callbacks = [origin, httpsOrigin].map((each) => `${each}/auth/oidc/callback`)
  const [oidc, full, tls, strange] = await Promise.all([
    startOidcServer({ callbacks }),
    startOidcServer({ callbacks, hasFullIdToken: true, authentication: 'client_secret_post' }),
    startOidcServer({ callbacks, certificate: known }),
    startOidcServer({ callbacks, certificate: unknown }),
  ])
  const providers = { oidc, full, tls, strange }
  const environment: Record<string, string> = { NODE_EXTRA_CA_CERTS: known.authorityFile, ...more }
  for (const [id, suffix] of Object.entries(suffixes)) {
    Object.assign(environment, oidcSettings(suffix, `The ${id} one`, providers[id as keyof typeof suffixes].issuer))
  }
  const server = await startAccountsServer(environment, port)
  let people = 0
  return {
    server,
    origin,
    callbacks,
    providers,
    visitor: () => createVisitor(server, origin, providers),
    newPerson(properties = {}) {
      people += 1
      return {
        sub: `subject-${people}`,
        email: server.newEmail(),
        email_verified: true,
        name: 'Ada Black',
        ...properties,
      }
    },
    async stop() {
      await server.stop()
      await Promise.all(Object.values(providers).map((each) => each.close()))
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

export const oidcSettings = (suffix: string, name: string, issuer: string): Record<string, string> => ({
  [`OIDC_ISSUER${suffix}`]: issuer,
  [`OIDC_CLIENT_ID${suffix}`]: oidcClient.id,
  [`OIDC_CLIENT_SECRET${suffix}`]: oidcClient.secret,
  [`OIDC_NAME${suffix}`]: name,
})

/** @param origin of the server for browsers, which may differ from the address where it listens */
export function createVisitor(server: AccountsServer, origin: string, providers: Record<string, OidcServer>): Visitor {
  const client = server.client()
  const browser = createCookieBrowser(
    { 'x-forwarded-for': client.address, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    { [origin]: server.baseUrl },
  )
  const isApp = (url: URL) => url.origin === origin && !url.pathname.startsWith('/auth/')
  const startOf = (id: string, to: string) => `${origin}/auth/oidc/start?${new URLSearchParams({ provider: id, to })}`
  const setPerson = (id: string, person: Person | null) => {
    const provider = providers[id]
    if (provider) provider.person = person
  }
  const visitor: Visitor = Object.assign(browser, {
    client,
    async signIn(id: string, person: Person | null, to = '/') {
      setPerson(id, person)
      return adopt((await browser.open(startOf(id, to), isApp)).url)
    },
    start: async (id: string) => (await browser.open(startOf(id, '/'), (url) => url.origin !== origin)).url,
    async answer(id: string, person: Person) {
      setPerson(id, person)
      return (await browser.open(startOf(id, '/'), ({ pathname }) => pathname === '/auth/oidc/callback')).url
    },
    openCallback: async (callback: URL | string) => adopt((await browser.open(String(callback), isApp)).url),
  })
  /** Gives the session cookie to the client, which then asks for a token as the web app does. */
  const adopt = async ({ pathname, search, hash }: URL) => {
    const name = origin.startsWith('https:') ? '__Host-purser' : `purser-${new URL(origin).port}`
    const value = browser.cookie(origin, name)
    client.cookie = value ? `${name}=${value}` : ''
    client.token = ''
    if (value) {
      await client.post('refresh')
      browser.cookies.get(origin)?.set(name, client.cookie.slice(name.length + 1))
    }
    return `${pathname}${search}${hash}`
  }
  return visitor
}
