const storageKey = 'pendingRequest'

/**
 * Returns the path that required a login. A request of an app is remembered in this tab, because it also survives a second
 * factor or a registration.
 */
export function originOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  if (isOwnPath(from)) return from
  const pending = sessionStorage.getItem(storageKey)
  return isOwnPath(pending) ? pending : '/dashboard'
}

export function storePendingRequest(path: string): void {
  sessionStorage.setItem(storageKey, path)
}

export function clearPendingRequest(): void {
  sessionStorage.removeItem(storageKey)
}

/** Paths such as `//example.com` and `/\\example.com` would lead to another site. */
function isOwnPath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/')) return false
  return URL.parse(path, location.origin)?.origin === location.origin
}
