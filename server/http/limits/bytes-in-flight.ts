import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { RateLimitError } from '../../platform/security/token-bucket.ts'
import type { Limits } from './limits.ts'

export interface BytesInFlight {
  /**
   * Reserves the bytes of an upload before they are read.
   * @returns a function that releases them
   * @throws AppError RATE_LIMITED at the organization's limit; UNAVAILABLE at the limit of this process
   */
  reserve(organizationId: string, bytes: number): () => void
}

/** In seconds. */
const retryAfter = 10

export function countBytesInFlight({ perOrganization, perProcess }: Limits['uploadsInFlight']): BytesInFlight {
  const reserved = new Map<string, number>()
  let total = 0
  return {
    reserve(organizationId, bytes) {
      const ofOrganization = (reserved.get(organizationId) ?? 0) + bytes
      if (ofOrganization > perOrganization) {
        throw new RateLimitError(
          retryAfter,
          msg`This organization is uploading too many files. Wait for an upload to finish, then try again.`,
        )
      }
      if (total + bytes > perProcess) {
        throw new AppError('UNAVAILABLE', msg`The server is receiving too many files. Try again in a moment.`)
      }
      reserved.set(organizationId, ofOrganization)
      total += bytes
      return () => {
        total -= bytes
        const left = (reserved.get(organizationId) ?? 0) - bytes
        if (left > 0) reserved.set(organizationId, left)
        else reserved.delete(organizationId)
      }
    },
  }
}
