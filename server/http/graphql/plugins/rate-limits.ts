import type { RateLimiter } from '../../limits/rate-limiter.ts'
import type { Operation } from '../operation.ts'
import { aroundRequest } from '../plugin.ts'

/** Limits how many mutations a user sends in a time, and how many operations of a user run at once. */
export const useRateLimits = (rates: RateLimiter) =>
  aroundRequest(async ({ operation, request, run }) => {
    const { subject, caller, deadline } = request
    if (!subject || !deadline) return run()
    const uid = subject.signedIn?.uid
    const sendsInvitation = uid !== undefined && takeWrites(rates, operation, uid)
    try {
      const end = await rates.operations.begin(uid ?? caller.address, deadline.signal)
      return await run().finally(end)
    } finally {
      // Invitations are counted by those that were sent, not by those that were requested.
      if (sendsInvitation && !request.isSaved) rates.invitations.giveBack(uid)
    }
  })

/** @returns whether it took from the allowance for invitations */
function takeWrites(rates: RateLimiter, { kind, rootFields }: Operation, uid: string): boolean {
  if (kind !== 'mutation') return false
  rates.writes.take(uid)
  if (rootFields.some((name) => /^create(?:Import)?UploadUrl$/.test(name))) rates.uploads.take(uid)
  if (rootFields.includes('sendMessage')) rates.commands.take(uid)
  const sendsInvitation = rootFields.some((name) => name === 'createInvitation' || name === 'resendInvitation')
  if (sendsInvitation) rates.invitations.take(uid)
  return sendsInvitation
}
