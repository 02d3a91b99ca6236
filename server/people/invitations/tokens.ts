import { createHash } from 'node:crypto'
import type { Signer } from '../../platform/security/signer.ts'

export interface Sending {
  id: string
  sends: number
}

/** The token is not stored. The database has its hash, and the mail job derives it again. */
export function tokenOf(signer: Signer, sending: Sending): string {
  return tokensOf(signer, sending)[0]
}

/** Finds the token with this hash. Tokens that were derived with a former server key are included. */
export function findToken(signer: Signer, sending: Sending, hash: Buffer): string | undefined {
  return tokensOf(signer, sending).find((token) => hashOf(token).equals(hash))
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function linkOf(address: string, token: string): string {
  return `${address}/accept-invite?token=${token}`
}

const tokensOf = (signer: Signer, { id, sends }: Sending) => signer.derive('invitation', `${id}/${sends}`)
