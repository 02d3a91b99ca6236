import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'

const storageKey = 'pendingInvitation'
const asideKey = 'invitationPutAside'

/** The token of the invitation link, stored on this device while the user registers and logs in. */
const pending = makeVar(stored())
const answering = makeVar(false)

window.addEventListener('storage', ({ key }) => {
  if (key === storageKey) pending(stored())
})

export function storeInvitation(token: string): void {
  sessionStorage.removeItem(asideKey)
  localStorage.setItem(storageKey, token)
  pending(token)
}

export function clearInvitation(): void {
  localStorage.removeItem(storageKey)
  pending(null)
}

export function putInvitationAside(): void {
  const token = pending()
  if (token) sessionStorage.setItem(asideKey, token)
  pending(null)
}

/** Hides the question while the response is pending, so that nothing else takes its place. */
export async function whileAnswering(work: () => Promise<void>): Promise<void> {
  answering(true)
  try {
    await work()
  } finally {
    answering(false)
  }
}

export function usePendingInvitation(): { token: string | null; isAnswering: boolean } {
  return { token: useReactiveVar(pending), isAnswering: useReactiveVar(answering) }
}

function stored(): string | null {
  const token = localStorage.getItem(storageKey)
  return token === sessionStorage.getItem(asideKey) ? null : token
}
