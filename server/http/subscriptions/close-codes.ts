/**
 * Why a socket ends. The stock client of graphql-ws comes back by itself after 1012, 1013, 4403 and 4408, and gives up
 * after 4400, 4401, 4409 and 4429; it must never see 4500.
 */
export const closeCodes = {
  stopping: 1012,
  tooSlow: 1013,
  notUnderstood: 4400,
  refused: 4401,
  tokenEnded: 4403,
  /** Has not said who it is in time. */
  handshakeTimeout: 4408,
  /** A subscription with that id is open. */
  idTaken: 4409,
  abuse: 4429,
} as const

/** What a socket is told whose user is no longer what they were let in as. */
export const closeReasons = {
  noMember: 'You are no longer a member',
  roleChanged: 'Your role has changed',
} as const
