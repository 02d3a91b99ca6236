/** The period before and after this moment in which a message counts as recent, in milliseconds. */
const freshFor = 2_000

let receivedAt = 0

export function markUserStateReceived(): void {
  receivedAt = Date.now()
}

/** Fetches the user state unless it arrives live. A tab without a connection receives no messages. */
export function fetchUnlessReceived(read: () => void): void {
  const since = Date.now() - freshFor
  setTimeout(() => receivedAt < since && read(), freshFor)
}
