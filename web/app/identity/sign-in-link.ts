import { useSyncExternalStore } from 'react'

const kinds = ['verify', 'reset', 'email', 'ticket', 'error'] as const

/** The code of a mailed link, the ticket for the second factor or the error that an OIDC sign-in ended with. */
export interface SignInLink {
  kind: (typeof kinds)[number]
  code: string
}

const subscribers = new Set<() => void>()
let link = linkInAddress()

/** Returns what the address of the login page contained, until `clearSignInLink` is called. */
export function useSignInLink(): SignInLink | null {
  return useSyncExternalStore(subscribe, () => link)
}

export function clearSignInLink(): void {
  link = null
  for (const subscriber of subscribers) subscriber()
}

function linkInAddress(): SignInLink | null {
  if (location.pathname !== '/login') return null
  const fields = new URLSearchParams(location.hash.slice(1))
  const kind = kinds.find((each) => fields.has(each))
  return kind ? { kind, code: fields.get(kind) ?? '' } : null
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

// The code is taken out of the address before the router reads it, so that it is neither visible nor in the history.
if (link) history.replaceState(history.state, '', location.pathname + location.search)
// A link that is opened in a tab with the login page changes only the hash.
addEventListener('hashchange', () => linkInAddress() && location.reload())
