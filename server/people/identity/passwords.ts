import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { msg, plural } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { semaphore } from '../../base/semaphore.ts'
import type { Text } from '../../base/text.ts'

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. `memory` is in KiB. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 }
const [saltBytes, hashBytes] = [16, 32]
/** A longer queue would delay a sign-in by more than two seconds. */
const maxWaiting = 60
/** The specification's minimum. */
const minLength = 6
/** In UTF-16 code units. The limit keeps the hash of a long text from taking longer than that of a password. */
const maxLength = 256

const hashWith = promisify(argon2)
const acquireHashSlot = semaphore(2)
let waiting = 0

/** @returns true, or the text for a password that is too short or too long */
export function checkPassword(password: string): true | Text {
  if (password.length < minLength) return msg`Password should be at least 6 characters.`
  if (password.length <= maxLength) return true
  return msg`${plural({ length: maxLength }, { other: 'Enter a password of at most # characters.' })}`
}

/**
 * Hashes a password with Argon2id.
 * @returns the hash in the PHC string format
 * @throws AppError UNAVAILABLE when too many hashes wait
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes)
  const hash = await derive(password, nonce, parameters, hashBytes)
  const { memory, passes, parallelism } = parameters
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}

/**
 * Compares a password with a hash. A missing hash takes the same time and is never equal.
 * @throws AppError UNAVAILABLE when too many hashes wait
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored ?? '')
  if (!found || password.length > maxLength) {
    await derive(password.slice(0, maxLength), Buffer.alloc(saltBytes), parameters, hashBytes)
    return false
  }
  const [, memory, passes, parallelism, salt = '', hash = ''] = found
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const expected = Buffer.from(hash, 'base64')
  return timingSafeEqual(expected, await derive(password, Buffer.from(salt, 'base64'), costs, expected.length))
}

async function derive(password: string, nonce: Buffer, costs: typeof parameters, tagLength: number): Promise<Buffer> {
  if (waiting >= maxWaiting) throw new AppError('UNAVAILABLE', msg`The server is busy. Try again in a moment.`)
  waiting += 1
  const release = await acquireHashSlot()
  try {
    return await hashWith('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...costs })
  } finally {
    waiting -= 1
    release()
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
