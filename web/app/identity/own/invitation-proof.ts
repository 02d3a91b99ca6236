const storageKey = 'invitationProof'

/** The proof from the mail of an invitation that its reader has the address, stored while the user registers, or ''. */
export const invitationProof = (): string => sessionStorage.getItem(storageKey) ?? ''

// The proof is taken out of the address before the router reads it, so that it is neither visible nor in the history.
const found = location.pathname === '/accept-invite' && new URLSearchParams(location.hash.slice(1)).get('proof')
if (found) {
  sessionStorage.setItem(storageKey, found)
  history.replaceState(history.state, '', location.pathname + location.search)
}
