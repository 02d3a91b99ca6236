import { createHash, randomInt } from 'node:crypto'

/** Without letters and digits that look alike. Addresses ignore case, so there are no capitals. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 119 bits. */
const length = 24
/** The sender writes the header and each secret costs a search, so only the first ones count. */
const maxSecrets = 20

export function generateMailSecret(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** An arriving mail finds its organization by this hash. */
export const hashOfMailSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** @returns such as 'receipts+secret@example.com' */
export function addressWithSecret(address: string, secret: string): string {
  const [local, domain] = address.split('@')
  return `${local}+${secret}@${domain}`
}

/**
 * Finds the secrets of the mailbox's address in any header field, because a copy or a forwarded mail has them only in fields
 * such as Delivered-To and Received. The text is searched and not parsed.
 */
export function findMailSecrets(header: Buffer, address: string): string[] {
  const [local = '', domain = ''] = address.split('@')
  const pattern = `(?<![\\w.-])${RegExp.escape(local)}\\+([${alphabet}]{${length}})@${RegExp.escape(domain)}(?![\\w.-]*\\w)`
  const found = header.toString('latin1').toLowerCase().matchAll(new RegExp(pattern, 'g'))
  return [...new Set(Array.from(found, ([, secret = '']) => secret))].slice(0, maxSecrets)
}

/** @returns the bytes up to the first empty line */
export function headerBytes(mail: Buffer): Buffer {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => mail.indexOf(end)).filter((at) => at >= 0)
  return ends.length === 0 ? mail : mail.subarray(0, Math.min(...ends) + 2)
}
