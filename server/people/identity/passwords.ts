import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { msg, plural } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
import { createFairQueue } from '../../platform/database/fair-queue.ts'

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. `memory` is in KiB. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 }
const [saltBytes, hashBytes] = [16, 32]
/** A longer queue of strangers would delay a sign-in by more than two seconds. */
const maxWaiting = 60
/** The queue of one network or of one account. */
const waitingPerLane = 8
/** In milliseconds. */
const waitTime = 10_000
/** The specification's minimum. */
const minLength = 6
/** In UTF-16 code units. The limit keeps the hash of a long text from taking longer than that of a password. */
const maxLength = 256

const hashWith = promisify(argon2)
const strangers = createFairQueue({ total: 2, perLane: 2, waitingPerLane })
const trusted = createFairQueue({ total: 1, perLane: 1, waitingPerLane })

/** The lane in which a caller waits for a hash. Lanes take turns. */
export interface HashLane {
  /** The network of a stranger. Otherwise, the account or the address that was proved. */
  lane: string
  /** True for a signed-in user, a proved address and a network from which the account has signed in. */
  isTrusted: boolean
}

/** @returns true, or the text for a password that is too short or too long */
export function checkPassword(password: string): true | Text {
  if (password.length < minLength) return msg`Password should be at least 6 characters.`
  if (password.length <= maxLength) return true
  return msg`${plural({ length: maxLength }, { other: 'Enter a password of at most # characters.' })}`
}

/**
 * Hashes a password with Argon2id.
 * @param saltOf a hash to share the salt with, so that `findPasswordMatch` compares a password with both at once
 * @returns the hash in the PHC string format
 * @throws AppError UNAVAILABLE when too many hashes wait
 */
export async function hashPassword(password: string, lane: HashLane, saltOf: string | null = null): Promise<string> {
  const shared = readHash(saltOf)
  const nonce = shared && isCurrent(shared.costs) ? shared.nonce : randomBytes(saltBytes)
  const hash = await derive(password, nonce, parameters, hashBytes, lane)
  const { memory, passes, parallelism } = parameters
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}

/**
 * Compares a password with a hash. A missing hash takes the same time and is never equal.
 * @throws AppError UNAVAILABLE when too many hashes wait
 */
export async function verifyPassword(password: string, stored: string | null, lane: HashLane): Promise<boolean> {
  return (await findPasswordMatch(password, [stored], lane)) === 0
}

/**
 * Compares a password with several hashes in the time of one. A hash with another salt than the first one is not equal.
 * @returns the index of the equal hash, or -1
 * @throws AppError UNAVAILABLE when too many hashes wait
 */
export async function findPasswordMatch(
  password: string,
  stored: readonly (string | null)[],
  lane: HashLane,
): Promise<number> {
  const found = stored.map(readHash)
  const first = found.find((each) => each !== undefined)
  if (!first || password.length > maxLength) {
    await derive(password.slice(0, maxLength), Buffer.alloc(saltBytes), parameters, hashBytes, lane)
    return -1
  }
  const { settings, costs, nonce, hash } = first
  const derived = await derive(password, nonce, costs, hash.length, lane)
  return found.findIndex((each) => each?.settings === settings && isEqual(each.hash, derived))
}

const isEqual = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)

const isCurrent = ({ memory, passes, parallelism }: typeof parameters) =>
  memory === parameters.memory && passes === parameters.passes && parallelism === parameters.parallelism

/** Reads a hash in the PHC string format. Its settings are its costs and its salt. */
function readHash(stored: string | null) {
  const found = /^(\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+))\$([\w+/]+)$/.exec(stored ?? '')
  if (!found) return undefined
  const [, settings = '', memory, passes, parallelism, salt = '', hash = ''] = found
  return {
    settings,
    costs: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

async function derive(
  password: string,
  nonce: Buffer,
  costs: typeof parameters,
  tagLength: number,
  { lane, isTrusted }: HashLane,
): Promise<Buffer> {
  const refuse = () => new AppError('UNAVAILABLE', msg`The server is busy. Try again in a moment.`)
  if (!isTrusted && strangers.countWaiting() >= maxWaiting) throw refuse()
  const release = await (isTrusted ? trusted : strangers).acquireSlot(lane, { milliseconds: waitTime, refuse })
  try {
    return await hashWith('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...costs })
  } finally {
    release()
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
