import { createHash } from 'node:crypto'
import type { Signer } from '../../platform/security/signer.ts'

/** An invitation as it is sent out: each time with another token. */
export interface Sending {
  id: string
  sends: number
}

/** The token that goes out. It is kept nowhere: the database has its hash, and the mail's job makes it again. */
export function tokenOf(signer: Signer, sending: Sending): string {
  return tokensOf(signer, sending)[0]
}

/** The token of which this is the hash, also when the server's key was replaced since. */
export function findToken(signer: Signer, sending: Sending, hash: Buffer): string | undefined {
  return tokensOf(signer, sending).find((token) => hashOf(token).equals(hash))
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** @param address where people reach this server */
export function linkOf(address: string, token: string): string {
  return `${address}/accept-invite?token=${token}`
}

const tokensOf = (signer: Signer, { id, sends }: Sending) => signer.derive('invitation', `${id}/${sends}`)
