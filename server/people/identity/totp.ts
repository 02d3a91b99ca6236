import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** In seconds (RFC 6238). */
const period = 30
/** The codes of the step before and after the current one are accepted, because clocks differ. */
const tolerance = 1
const digits = 6
const keyBytes = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const createTotpKey = (): Buffer => randomBytes(keyBytes)

/** The key in base32, as authenticator apps expect it. */
export function base32(key: Buffer): string {
  const bits = [...key].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet[Number.parseInt(group, 2)]).join('')
}

/** The address that an authenticator app reads from the QR code. */
export function totpUrl(key: Buffer, email: string): string {
  const label = `Purser:${email}`
  return `otpauth://totp/${encodeURIComponent(label)}?secret=${base32(key)}&issuer=Purser&algorithm=SHA1&digits=${digits}&period=${period}`
}

/**
 * Finds the time step of a code.
 * @param now in milliseconds since 1970
 * @returns the step, which must be higher than the last one that was used, or undefined for a wrong code
 */
export function findTotpStep(key: Buffer, code: string, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const current = Math.floor(now / 1_000 / period)
  let found: number | undefined
  for (let step = current - tolerance; step <= current + tolerance; step++) {
    if (timingSafeEqual(Buffer.from(totpCode(key, step)), Buffer.from(code))) found = step
  }
  return found
}

/** The code of a time step (RFC 4226, section 5.3). */
export function totpCode(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}
