import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { decodeJwt, type JWTPayload, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'
import type { Certificate } from './certificates.ts'

/** The claims of a provider about a person. `email_verified` may be anything, as with real providers. */
export interface Person {
  sub: string
  email?: string
  email_verified?: unknown
  name?: string
}

/** Changes to what a correct provider answers. Each test sets those that it needs. */
export interface Mistakes {
  metadata?: (metadata: Record<string, unknown>) => void
  /** Changes the address to which the browser returns. */
  callback?: (address: URL) => void
  idToken?: (claims: JWTPayload) => void
  /** Signs ID tokens with a key that is not published. */
  signsWithOtherKey?: boolean
  /** Answers nothing. */
  isSilent?: boolean
}

export interface OidcServer {
  issuer: string
  /** The person at the keyboard, or null for one who cancels. */
  person: Person | null
  mistakes: Mistakes
  /** The paths that were requested. */
  requests: string[]
  close(): Promise<void>
}

export interface OidcServerOptions {
  /** The callback addresses of the client "purser". */
  callbacks: readonly string[]
  /** True if the address of the person is in the ID token, and not only in the user info. */
  hasFullIdToken?: boolean
  certificate?: Certificate
  authentication?: 'client_secret_basic' | 'client_secret_post'
  port?: number
}

export const oidcClient = { id: 'purser', secret: 'a secret: with+special characters' }

/** Starts an OIDC provider on the loopback address where the current person is signed in without a form. */
export async function startOidcServer(options: OidcServerOptions): Promise<OidcServer> {
  const { certificate } = options
  let handler: RequestListener = () => {}
  const listen: RequestListener = (request, response) => handler(request, response)
  const server = certificate ? createTlsServer(certificate, listen) : createServer(listen)
  await once(server.listen(options.port ?? 0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.')
  const people = new Map<string, Person>()
  const state: OidcServer = {
    issuer: `${certificate ? 'https' : 'http'}://127.0.0.1:${address.port}`,
    person: null,
    mistakes: {},
    requests: [],
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const [key, otherKey] = [newKey(), newKey()]
  const provider = createProvider(state.issuer, options, people, key.export({ format: 'jwk' }))
  const serve = provider.callback()

  handler = (request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '')
    state.requests.push(path)
    if (state.mistakes.isSilent) return
    if (path.startsWith('/interaction/')) {
      const { person } = state
      if (person) people.set(person.sub, person)
      const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' }
      void provider.interactionFinished(request, response, result)
      return
    }
    changeAnswer(path, response, state, (claims) => sign(claims, state.mistakes.signsWithOtherKey ? otherKey : key))
    void serve(request, response)
  }
  return state
}

type Key = ReturnType<typeof newKey>

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey

const sign = (claims: JWTPayload, key: Key) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(key)

function createProvider(
  issuer: string,
  { callbacks, hasFullIdToken = false, authentication = 'client_secret_basic' }: OidcServerOptions,
  people: ReadonlyMap<string, Person>,
  key: object,
): Provider {
  return new Provider(issuer, {
    adapter: createMemoryAdapter(),
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        redirect_uris: callbacks,
        token_endpoint_auth_method: authentication,
      },
    ],
    clientAuthMethods: [authentication],
    jwks: { keys: [{ ...key, kid: 'first', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !hasFullIdToken,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    // The person agrees to everything.
    async loadExistingGrant({ oidc }: GrantContext) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

interface GrantContext {
  oidc: { provider: Provider; client: { clientId: string }; session: { accountId: string } }
}

/** Applies the mistakes to an answer before it is sent. */
function changeAnswer(
  path: string,
  response: ServerResponse,
  { mistakes, issuer }: OidcServer,
  signToken: (claims: JWTPayload) => Promise<string>,
): void {
  const end = response.end.bind(response)
  const sendJson = (value: object) => {
    const body = JSON.stringify(value)
    response.setHeader('content-length', Buffer.byteLength(body))
    end(body)
  }
  response.end = ((body?: string) => {
    const location = response.getHeader('location')
    if (mistakes.callback && typeof location === 'string' && !location.startsWith(issuer) && URL.canParse(location)) {
      const changed = new URL(location)
      mistakes.callback(changed)
      response.setHeader('location', changed.href)
    }
    if (path.startsWith('/.well-known/') && mistakes.metadata) {
      const metadata = JSON.parse(String(body))
      mistakes.metadata(metadata)
      sendJson(metadata)
    } else if (path === '/token' && response.statusCode === 200) {
      const answer = JSON.parse(String(body))
      const claims = decodeJwt(answer.id_token)
      mistakes.idToken?.(claims)
      void signToken(claims).then((token) => sendJson({ ...answer, id_token: token }))
    } else end(body)
    return response
  }) as typeof response.end
}
