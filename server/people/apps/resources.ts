import { type Scope, scopes, unauthenticatedError, type VerifiedToken } from '../../adapters/identity.ts'

/** The entry points that apps use. An access token is for one of them, or for all. */
export const resourcePaths = ['/mcp', '/graphql', '/api/v1'] as const
export type ResourcePath = (typeof resourcePaths)[number]

/** Finds the resource of a path. */
export function resourceAt(path: string): ResourcePath | undefined {
  return resourcePaths.find((each) => path === each || path.startsWith(`${each}/`))
}

/**
 * Refuses the token of an app at another resource than its own, to which another server may have lured the app.
 * @throws AppError UNAUTHENTICATED
 */
export function requireResource({ grant }: VerifiedToken, address: string, path: string): void {
  const resource = grant?.resource
  if (resource !== undefined && resource !== address && resource !== `${address}${resourceAt(path)}`) {
    throw unauthenticatedError()
  }
}

/** The scopes that an app can request for a resource. Nothing is approved or written through MCP. */
export function scopesOfResource(path: string): readonly Scope[] {
  return path === '/mcp' ? ['read', 'stage'] : scopes
}

/** @returns the scopes of each resource by its URL: the server as a whole, and each entry point */
export function listResources(address: string): ReadonlyMap<string, readonly Scope[]> {
  return new Map(['', ...resourcePaths].map((path) => [`${address}${path}`, scopesOfResource(path)]))
}

/** Finds the URL of a resource. Clients also write it with a slash at the end. */
export function findResource(address: string, indicator: string): string | undefined {
  const url = URL.parse(indicator)?.href.replace(/\/$/, '')
  return url !== undefined && listResources(address).has(url) ? url : undefined
}
