import { createHmac, timingSafeEqual } from 'node:crypto'
import { decrypt, encrypt } from './encryption.ts'

export interface Signer {
  /** @param purpose restricts where the token is valid */
  sign(purpose: string, text: string): string
  /** Returns the signed text, or undefined if the token is invalid, altered or for another purpose. */
  open(purpose: string, token: string): string | undefined
  /**
   * Derives one secret per server key from a text, so that the secrets need not be stored. The first secret uses the
   * current key.
   */
  derive(purpose: string, text: string): [string, ...string[]]
  encryptText(purpose: string, text: string): string
  /** Returns the decrypted text, or undefined if it is invalid, altered or for another purpose. */
  decryptText(purpose: string, encrypted: string): string | undefined
}

/**
 * @param keys the first key signs; all keys verify, so that a key can be replaced without invalidating existing tokens
 */
export function createSigner(keys: [string, ...string[]]): Signer {
  const digest = (key: string, purpose: string, body: string) =>
    createHmac('sha256', key).update(`${purpose}\n${body}`).digest().subarray(0, 18)
  return {
    sign(purpose, text) {
      const body = Buffer.from(text).toString('base64url')
      return `${body}.${digest(keys[0], purpose, body).toString('base64url')}`
    },
    open(purpose, token) {
      const [body, signature, rest] = token.split('.')
      if (!body || !signature || rest !== undefined) return undefined
      const given = Buffer.from(signature, 'base64url')
      const isOurs = keys.some((key) => {
        const expected = digest(key, purpose, body)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
      return isOurs ? Buffer.from(body, 'base64url').toString() : undefined
    },
    derive(purpose, text) {
      const [first, ...others] = keys
      const secretOf = (key: string) =>
        createHmac('sha256', key).update(`derive\n${purpose}\n${text}`).digest('base64url')
      return [secretOf(first), ...others.map(secretOf)]
    },
    encryptText: (purpose, text) => encrypt(keys[0], purpose, text),
    decryptText(purpose, encrypted) {
      for (const key of keys) {
        const text = decrypt(key, purpose, encrypted)
        if (text !== undefined) return text
      }
      return undefined
    },
  }
}
