import { createHmac, timingSafeEqual } from 'node:crypto'
import { decrypt, encrypt } from './encryption.ts'

/** What is done with the server's own keys: signing what goes out, making secrets, hiding what is kept. */
export interface Signer {
  /** @param purpose keeps a token made for one thing from being used for another */
  sign(purpose: string, text: string): string
  /** The signed text, or undefined when the token is not ours, altered, or for another purpose. */
  open(purpose: string, token: string): string | undefined
  /**
   * Secrets made of a text: whoever has the keys can make them again, so they need not be kept. One for each key, the
   * first for what is made now.
   */
  derive(purpose: string, text: string): [string, ...string[]]
  /** Hides a text that is to be kept. */
  seal(purpose: string, text: string): string
  /** What was sealed, or undefined when it was not by us, was altered, or was for another purpose. */
  unseal(purpose: string, sealed: string): string | undefined
}

/**
 * @param keys the first signs; all are accepted, so that a key can be replaced without breaking what is out.
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
    seal: (purpose, text) => encrypt(keys[0], purpose, text),
    unseal(purpose, sealed) {
      for (const key of keys) {
        const text = decrypt(key, purpose, sealed)
        if (text !== undefined) return text
      }
      return undefined
    },
  }
}
