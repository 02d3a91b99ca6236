import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * The format of an API token: 'pur_', 30 random base62 characters (178 bits), and the CRC-32 of those 30 characters as 6
 * base62 characters. The digits are 0-9A-Za-z, the most significant one first. The CRC has the polynomial of zlib.
 */
export const apiTokenPrefix = 'pur_'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const [secretLength, checksumLength] = [30, 6]
const format = new RegExp(`^${apiTokenPrefix}([${alphabet}]{${secretLength}})([${alphabet}]{${checksumLength}})$`)

export function generateApiToken(): string {
  const secret = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return apiTokenPrefix + secret + checksumOf(secret)
}

/** Finds mistyped tokens without a query. */
export function isApiToken(token: string): boolean {
  const [, secret, checksum] = format.exec(token) ?? []
  return secret !== undefined && checksum === checksumOf(secret)
}

/** The database stores this hash instead of the token. */
export const hashOfApiToken = (token: string): Buffer => createHash('sha256').update(token).digest()

function checksumOf(secret: string): string {
  let [rest, text] = [crc32(secret), '']
  while (text.length < checksumLength) {
    text = alphabet.charAt(rest % alphabet.length) + text
    rest = Math.floor(rest / alphabet.length)
  }
  return text
}
