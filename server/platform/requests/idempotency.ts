import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import type { Signer } from '../security/signer.ts'
import type { TenantTransaction } from '../tenancy/tenant-transaction.ts'

export interface KeyedRequest {
  key: string
  hash: Buffer
  organizationId: string | undefined
}

const noOrganizationId = '00000000-0000-0000-0000-000000000000'

/**
 * Claims the key in the transaction of the write, so that the effect and the response are saved together. A second
 * request with the same key waits up to 2 s for the first.
 * @returns undefined for an unused key, otherwise the stored response
 * @throws AppError KEY_REUSED when the key was used for another request
 * @throws AppError IN_PROGRESS when the first request is still running
 */
export async function claimIdempotencyKey(
  { db }: TenantTransaction,
  { key, hash, organizationId = noOrganizationId }: KeyedRequest,
  signer: Signer,
): Promise<string | undefined> {
  if (key.length < 8 || key.length > 255) {
    throw new AppError('MALFORMED', msg`An Idempotency-Key has 8 to 255 characters.`)
  }
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ organizationId, key, requestHash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (isLockTimeout(error))
        throw new AppError('IN_PROGRESS', msg`The first request with this key is still running.`)
      throw error
    })
  if (claimed) return undefined
  const earlier = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where('organizationId', '=', organizationId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!earlier.requestHash.equals(hash)) {
    throw new AppError('KEY_REUSED', msg`This Idempotency-Key was used for another request. Use a new key.`)
  }
  const answer = signer.decryptText('answer', String(earlier.answer))
  if (answer === undefined) {
    throw new AppError(
      'CONFLICT',
      msg`This request already succeeded, but its response is no longer available. Reload the data that it changed.`,
    )
  }
  return answer
}

/** Encrypts the response, because it may contain a secret such as an invitation link. */
export async function saveResponse(
  { db }: TenantTransaction,
  { key, organizationId = noOrganizationId }: KeyedRequest,
  answer: string,
  signer: Signer,
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ answer: sql`to_jsonb(${signer.encryptText('answer', answer)}::text)` })
    .where('organizationId', '=', organizationId)
    .where('key', '=', key)
    .execute()
}

const isLockTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'
