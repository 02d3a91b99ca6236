import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

/** Encrypts a text and returns the nonce, the tag and the ciphertext in base64url. */
export function encrypt(key: string, purpose: string, text: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyFor(key, purpose), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** @returns undefined for a text with another key or purpose, or an altered text */
export function decrypt(key: string, purpose: string, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < ivLength + tagLength) return undefined
  const decipher = createDecipheriv(algorithm, keyFor(key, purpose), bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    const text = decipher.update(bytes.subarray(ivLength + tagLength))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const keyFor = (key: string, purpose: string) => createHmac('sha256', key).update(`seal\n${purpose}`).digest()
