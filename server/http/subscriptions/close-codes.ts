/**
 * The standard graphql-ws client reconnects after 1012, 1013, 4403 and 4408, and gives up after 4400, 4401, 4409 and
 * 4429. It must never receive 4500.
 */
export const closeCodes = {
  stopping: 1012,
  tooSlow: 1013,
  notUnderstood: 4400,
  refused: 4401,
  tokenEnded: 4403,
  handshakeTimeout: 4408,
  idTaken: 4409,
  abuse: 4429,
} as const

export const closeReasons = {
  noMember: 'You are no longer a member',
  roleChanged: 'Your role has changed',
} as const
