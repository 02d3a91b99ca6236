import type { IncomingMessage } from 'node:http'
import { resourceAt, resourcePaths, scopesOfResource } from '../../people/apps/resources.ts'

export const metadataPath = '/.well-known/oauth-protected-resource'

/**
 * Describes a protected resource for apps (RFC 9728).
 * @param path of the resource, or an empty text for the server as a whole
 * @returns undefined for another path
 */
export function describeResource(address: string, path: string): object | undefined {
  if (path !== '' && !resourcePaths.some((each) => each === path)) return undefined
  return {
    resource: `${address}${path}`,
    authorization_servers: [address],
    scopes_supported: scopesOfResource(path),
    bearer_methods_supported: ['header'],
    resource_name: 'Purser',
    resource_documentation: `${address}/api/v1`,
  }
}

/** The header that tells an app without a valid token where to get one (RFC 9728, section 5.1). */
export function challengeFor({ headers }: IncomingMessage, address: string, path: string): string | undefined {
  const resource = resourceAt(path)
  if (!resource) return undefined
  const error = headers.authorization === undefined ? undefined : 'invalid_token'
  return bearerChallenge(address, resource, scopesOfResource(resource).slice(0, 1), error)
}

/** Tells an app where to get a token, and for which scopes (RFC 9728, RFC 6750). */
export function bearerChallenge(
  address: string,
  resource: string,
  scopes: readonly string[],
  error: 'invalid_token' | 'insufficient_scope' | undefined,
): string {
  const metadata = `resource_metadata="${address}${metadataPath}${resource}"`
  return `Bearer ${error ? `error="${error}", ` : ''}${metadata}, scope="${scopes.join(' ')}"`
}
