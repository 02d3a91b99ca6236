/** How long ago it may have been told, and how long it is waited for, in milliseconds. */
const patience = 2_000

let toldAt = 0

/** What the person is and has was told as it is now. */
export function markUserStateReceived(): void {
  toldAt = Date.now()
}

/** Reads what the person is and has if it is not told: without its connection a tab would not hear of it. */
export function fetchUnlessReceived(read: () => void): void {
  const since = Date.now() - patience
  setTimeout(() => toldAt < since && read(), patience)
}
