import * as oidc from 'openid-client'
import type { Log } from '../base/log.ts'

export interface OidcSettings {
  /** Part of the address that starts a sign-in, such as "google". */
  id: string
  /** The name on the button, such as "Google". */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

export interface OidcProvider {
  id: string
  name: string
  /** @returns null if the provider cannot be reached or is not configured correctly */
  start(callback: string): Promise<StartedSignIn | null>
  /** @param address the address to which the provider has sent the browser, with its parameters */
  finish(address: URL, secrets: SignInSecrets): Promise<ProvedPerson | 'cancelled' | 'failed'>
}

export interface StartedSignIn extends SignInSecrets {
  /** The page of the provider. */
  url: string
}

/** Random values that bind the answer of a provider to the browser that asked. */
export interface SignInSecrets {
  state: string
  nonce: string
  verifier: string
}

export interface ProvedPerson {
  issuer: string
  subject: string
  /** Undefined unless the provider states that it has verified the address. */
  verifiedEmail: string | undefined
  name: string | undefined
}

/** In seconds, for each request to a provider. */
const timeout = 5
/** The time in milliseconds after which the settings of a provider are loaded again. */
const settingsLifetime = 3_600_000
/** The specification's limit. */
const maxSubjectLength = 255

/** Providers are first asked when a user signs in, so that one that does not respond delays nothing else. */
export function openOidcProvider(settings: OidcSettings, log: Log): OidcProvider {
  const { id, name } = settings
  const discover = discoverOnce(settings)
  const report = (step: string, error: unknown) =>
    log('warn', 'oidc.failed', { provider: id, step, reason: reasonOf(error) })

  return {
    id,
    name,
    async start(callback) {
      try {
        const configuration = await discover()
        const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
        const url = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: callback,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        return { url: url.href, state, nonce, verifier }
      } catch (error) {
        report('start', error)
        return null
      }
    },
    async finish(address, secrets) {
      try {
        return await proveIdentity(await discover(), address, secrets)
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return 'cancelled'
        report('finish', error)
        return 'failed'
      }
    },
  }
}

/** Loads the settings of a provider once for all callers, and again after a failure. */
function discoverOnce({ issuer, clientId, clientSecret }: OidcSettings): () => Promise<oidc.Configuration> {
  const url = new URL(issuer)
  const execute = [oidc.enableNonRepudiationChecks]
  // The configuration accepts http only for loopback addresses.
  if (url.protocol === 'http:') execute.push(oidc.allowInsecureRequests)
  let loaded: { configuration: Promise<oidc.Configuration>; until: number } | undefined
  return () => {
    if (loaded && loaded.until > Date.now()) return loaded.configuration
    const configuration = oidc.discovery(url, clientId, undefined, authenticateClient(clientSecret), {
      timeout,
      execute,
    })
    const loading = { configuration, until: Date.now() + settingsLifetime }
    loaded = loading
    configuration.catch(() => {
      if (loaded === loading) loaded = undefined
    })
    return configuration
  }
}

/** Uses HTTP Basic, which is the default of the specification, unless the provider names other methods only. */
function authenticateClient(secret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...request)
  }
}

/** @throws Error for an answer that is not valid, also if its code was used before */
async function proveIdentity(
  configuration: oidc.Configuration,
  address: URL,
  { state, nonce, verifier }: SignInSecrets,
): Promise<ProvedPerson> {
  const tokens = await oidc.authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims || claims.sub.length > maxSubjectLength) throw new Error('The ID token has no valid subject.')
  // The address and its verification must come from the same document.
  const isComplete = claims.email !== undefined && claims.email_verified !== undefined
  const asksUserInfo = !isComplete && configuration.serverMetadata().userinfo_endpoint !== undefined
  const profile = asksUserInfo ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
  const name = profile.name ?? claims.name
  return {
    issuer: claims.iss,
    subject: claims.sub,
    verifiedEmail: isVerified(profile.email_verified) && typeof profile.email === 'string' ? profile.email : undefined,
    name: typeof name === 'string' ? name : undefined,
  }
}

/** Amazon Cognito and others send the text "true" in place of the value. */
const isVerified = (stated: unknown) => stated === true || stated === 'true'

/**
 * Describes a failure without users' data: the codes of the error and its causes, and the claim that is wrong. The messages of
 * invalid responses are fixed texts of the library.
 */
function reasonOf(error: unknown): string {
  const parts = new Set<string>()
  let next = error
  for (let depth = 0; depth < 5 && typeof next === 'object' && next !== null; depth++) {
    const from = next as Record<string, unknown>
    const isInvalid = from.code === 'OAUTH_INVALID_RESPONSE'
    const found = isInvalid ? from.message : [from.error, from.code, from.claim, from.attribute, from.name].find(isWord)
    if (typeof found === 'string') parts.add(found)
    next = from.cause
  }
  return [...parts].join(': ') || 'unknown'
}

const isWord = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,60}$/.test(value)
