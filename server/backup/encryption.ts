import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { createByteReader } from './byte-reader.ts'

// An encrypted backup begins with a mark, the salt of the key and a tag that tells whether the passphrase is right. Chunks
// of 64 KB follow, each with its own tag. The nonce of a chunk is its number and whether it is the last one, so that
// chunks cannot be exchanged, repeated or cut off.

const mark = Buffer.from('PURSERBACKUP1\n\0\0')
const [saltSize, tagSize, chunkSize] = [16, 16, 65_536]
const headerSize = mark.length + saltSize + tagSize

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** Takes about 0.3 s and 128 MB, so that guessing a passphrase is expensive. */
const deriveKey = (passphrase: string, salt: Buffer) =>
  derive(passphrase.normalize('NFC'), salt, 32, { N: 131_072, r: 8, p: 1, maxmem: 160 * 1_048_576 })

export async function* encrypt(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltSize)
  const key = await deriveKey(passphrase, salt)
  yield Buffer.concat([mark, salt, encryptChunk(key, checkNonce, Buffer.concat([mark, salt]), Buffer.alloc(0))])
  const reader = createByteReader(source)
  let chunk = await reader.read(chunkSize)
  for (let number = 0n; ; number++) {
    const next = await reader.read(chunkSize)
    yield encryptChunk(key, nonceOf(number, next.length === 0), mark, chunk)
    if (next.length === 0) return
    chunk = next
  }
}

/**
 * Decrypts an encrypted backup and passes an unencrypted one on.
 * @throws Error if the passphrase is missing or wrong, or if the backup is damaged or incomplete
 */
export async function* decrypt(source: AsyncIterable<Buffer>, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const reader = createByteReader(source)
  const header = await reader.read(headerSize)
  if (!header.subarray(0, mark.length).equals(mark)) {
    yield header
    yield* reader.pieces(Number.POSITIVE_INFINITY)
    return
  }
  if (!passphrase) throw new Error('The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.')
  if (header.length < headerSize) throw new Error('The backup is incomplete.')
  const salted = header.subarray(0, mark.length + saltSize)
  const key = await deriveKey(passphrase, Buffer.from(salted.subarray(mark.length)))
  if (!decryptChunk(key, checkNonce, salted, header.subarray(salted.length))) {
    throw new Error('BACKUP_PASSPHRASE is not the passphrase of this backup.')
  }
  let chunk = await reader.read(chunkSize + tagSize)
  for (let number = 0n; ; number++) {
    const next = await reader.read(chunkSize + tagSize)
    const bytes = decryptChunk(key, nonceOf(number, next.length === 0), mark, chunk)
    if (!bytes) throw new Error('The backup is damaged or incomplete.')
    yield bytes
    if (next.length === 0) return
    chunk = next
  }
}

const checkNonce = Buffer.alloc(12, 0xff)

function nonceOf(number: bigint, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(number)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function encryptChunk(key: Buffer, nonce: Buffer, context: Buffer, bytes: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(context)
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function decryptChunk(key: Buffer, nonce: Buffer, context: Buffer, chunk: Buffer): Buffer | undefined {
  if (chunk.length < tagSize) return undefined
  const end = chunk.length - tagSize
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagSize })
  decipher.setAAD(context).setAuthTag(chunk.subarray(end))
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()])
  } catch {
    return undefined
  }
}
