import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Context, errors, type Interaction, interactionPolicy, Provider } from 'oidc-provider'
import { AppError } from '../base/errors.ts'
import {
  type AuthorizationServer,
  type AuthorizationServerSettings,
  accessTokenPrefix,
  consentPath,
  grantLifetime,
  type RecordStore,
} from './authorization-requests.ts'
import { fetchDocument, redirectTarget, restrictClient } from './oauth-clients.ts'

/** In seconds. */
const lifetimes = {
  AccessToken: 3_600,
  AuthorizationCode: 60,
  // The user signs in or registers in this time.
  Interaction: 3_600,
  Grant: grantLifetime,
  RefreshToken: 60 * 86_400,
  Session: 60,
  IdToken: 60,
}

const routes = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  registration: '/oauth/register',
  jwks: '/oauth/jwks',
}

export function openAuthorizationServer(settings: AuthorizationServerSettings): AuthorizationServer {
  const { issuer } = settings
  const provider = createProvider(settings)
  const serve = provider.callback()
  const findInteraction = (request: IncomingMessage, response: ServerResponse) =>
    provider.interactionDetails(request, response).catch((error: unknown) => {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    })

  return {
    async handle(request, response) {
      const { host, protocol } = new URL(issuer)
      // Endpoints have the public address, whatever the proxy or the client states.
      Object.assign(request.headers, {
        host,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol.slice(0, -1),
      })
      await serve(request, response)
    },
    async findRequest(request, response) {
      const interaction = await findInteraction(request, response)
      const client = interaction && (await provider.Client.find(String(interaction.params.client_id)))
      if (!client) return undefined
      return {
        id: interaction.uid,
        client: {
          id: client.clientId,
          name: client.clientName ?? client.clientId,
          host: client.clientIdMetadataDocument ? new URL(client.clientId).host : null,
          redirectsTo: redirectTarget(String(interaction.params.redirect_uri)),
        },
        resources: [interaction.params.resource].flat().map(String),
        scopes: wordsOf(interaction.params.scope),
      }
    },
    async approve(request, response, { userId, grantId, scopes, ...consent }) {
      const { params } = await provider.interactionDetails(request, response)
      const properties = { jti: grantId, accountId: userId, clientId: String(params.client_id) }
      const grant = new provider.Grant(properties)
      for (const resource of consent.resources) grant.addResourceScope(resource, scopes.join(' '))
      await grant.save()
      return provider.interactionResult(request, response, {
        login: { accountId: userId, remember: false },
        consent: { grantId },
        select_account: {},
      })
    },
    deny: (request, response) => provider.interactionResult(request, response, { error: 'access_denied' }),
  }
}

function createProvider(settings: AuthorizationServerSettings): Provider {
  const provider = new Provider(settings.issuer, configure(settings))
  provider.proxy = true
  provider.on('server_error', (_, error) => settings.reportError(error))
  provider.on('error', settings.reportError)
  const { prototype } = provider.AccessToken
  const generateTokenId = prototype.generateTokenId
  prototype.generateTokenId = function (this: typeof prototype) {
    return `${accessTokenPrefix}${generateTokenId.call(this)}`
  }
  provider.use(async (context, next) => {
    if (context.path === routes.authorization) {
      context.query = { ...context.query, scope: requestedScopes(context, settings).join(' ') }
    }
    await next()
    removeCookies(context, provider.cookieName('session'))
    if (context.oidc?.route === 'discovery') Object.assign(context.body as object, metadataOf(settings))
  })
  return provider
}

const scopesOf = ({ resources }: AuthorizationServerSettings) => [...new Set([...resources.values()].flat())]

/**
 * Leaves out the scopes that the requested resources do not have. A request without a known scope is for reading (RFC 6749,
 * section 3.3).
 */
function requestedScopes(
  { query }: Context,
  { issuer, resources, findResource }: AuthorizationServerSettings,
): string[] {
  const named = [query.resource ?? issuer].flat().map(String)
  const offered = named.flatMap((each) => resources.get(findResource(each) ?? '') ?? [])
  const known = wordsOf(query.scope).filter((scope) => offered.includes(scope))
  return known.length > 0 ? known : ['read']
}

/** The parts of the metadata document that the configuration does not determine. */
const metadataOf = (settings: AuthorizationServerSettings) => ({
  scopes_supported: scopesOf(settings),
  response_modes_supported: ['query'],
  claims_supported: undefined,
  claim_types_supported: undefined,
})

/** Sessions of the authorization server are not kept, so that their cookie and its signature are of no use. */
function removeCookies({ response }: Context, name: string): void {
  const cookies = [response.get('set-cookie') ?? []].flat()
  if (cookies.length > 0)
    response.set(
      'set-cookie',
      cookies.filter((cookie) => !cookie.startsWith(name)),
    )
}

function configure(settings: AuthorizationServerSettings): object {
  const { issuer, resources } = settings
  const always = () => true
  return {
    adapter: (kind: string) => adapt(settings.openStore(kind)),
    jwks: { keys: settings.signingKeys },
    routes,
    ttl: lifetimes,
    scopes: scopesOf(settings),
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientDefaults: {
      // Requires https, a loopback address or the scheme of an app, and ignores the port of a loopback address (RFC 8252).
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      response_modes: ['query'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'ES256',
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    extraClientMetadata: { properties: ['software_id'], validator: restrictClient },
    pkce: { required: always },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      revocation: { enabled: true },
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02', cacheDuration: { min: 3_600, max: 86_400 } },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_: unknown, __: unknown, oneOf?: string[]) => oneOf ?? issuer,
        getResourceServerInfo(_: unknown, indicator: string) {
          const audience = settings.findResource(indicator)
          if (audience === undefined) throw new errors.InvalidTarget()
          return { audience, scope: resources.get(audience)?.join(' '), accessTokenFormat: 'opaque' }
        },
      },
    },
    cookies: { keys: settings.cookieKeys },
    interactions: {
      policy: prompts,
      url: (_: unknown, { uid }: Interaction) => `${consentPath}/${uid}`,
    },
    // The consent names the user each time, so the authorization server keeps no session of its own.
    expiresWithSession: () => false,
    issueRefreshToken: (_: unknown, client: { grantTypeAllowed(type: string): boolean }) =>
      client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    revokeGrantPolicy: always,
    findAccount(context: Context, accountId: string) {
      const { client, route } = context.oidc ?? {}
      if (client && route === 'token') refuseAboveLimit(() => settings.countRequest(client.clientId))
      return { accountId, claims: () => ({ sub: accountId }) }
    },
    clientBasedCORS: (_: unknown, origin: string, { redirectUris }: { redirectUris: string[] }) =>
      redirectUris.some((uri) => URL.parse(uri)?.origin === origin),
    renderError(context: Context, { error_description: description, error }: Record<string, string>) {
      context.type = 'html'
      context.body = settings.renderError(description ?? error ?? '')
    },
    fetch: (url: string, { signal }: { signal: AbortSignal }) => fetchDocument(settings.outgoing, url, signal),
  }
}

const { Check, Prompt } = interactionPolicy

/** Each authorization request asks the user. The prompts that clients may name are all answered by the consent. */
const prompts = [
  new Prompt(
    { name: 'consent', requestable: true },
    new Check('not_confirmed', 'the user has not confirmed the request', ({ oidc }) => !oidc?.result?.consent),
  ),
  new Prompt({ name: 'login', requestable: true }),
  new Prompt({ name: 'select_account', requestable: true }),
]

function adapt(store: RecordStore): object {
  return {
    upsert: store.upsert,
    find: store.find,
    destroy: store.destroy,
    revokeByGrantId: store.revokeByGrantId,
    // Two requests with one code or refresh token may pass the earlier check at the same time.
    async consume(id: string) {
      if (!(await store.consume(id))) throw new errors.InvalidGrant('already used')
    },
  }
}

function refuseAboveLimit(count: () => void): void {
  try {
    count()
  } catch (error) {
    if (error instanceof AppError) throw new errors.OIDCProviderError(429, 'temporarily_unavailable')
    throw error
  }
}

const wordsOf = (text: unknown) => (typeof text === 'string' ? text.split(' ') : [])
