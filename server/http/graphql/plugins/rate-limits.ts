import type { RateLimiter } from '../../limits/rate-limiter.ts'
import type { RateLimitSubject } from '../../rate-limit-subject.ts'
import type { Operation } from '../operation.ts'
import { aroundRequest } from '../plugin.ts'

/** Limits how many mutations a user sends in a time, and how many operations of a user run at once. */
export const useRateLimits = (rates: RateLimiter) =>
  aroundRequest(async ({ operation, request, run }) => {
    const { subject, deadline } = request
    if (!subject || !deadline) return run()
    const uid = subject.signedIn?.uid
    const sendsInvitation = uid !== undefined && takeWrites(rates, operation, subject, uid)
    try {
      const end = await rates.operations.begin(subject.key, deadline.signal)
      return await run().finally(end)
    } finally {
      // Invitations are counted by those that were sent, not by those that were requested.
      if (sendsInvitation && !request.isSaved) rates.invitations.giveBack(uid)
    }
  })

/** @returns whether it took from the allowance for invitations */
function takeWrites(
  rates: RateLimiter,
  { kind, rootFields }: Operation,
  { payWrite }: RateLimitSubject,
  uid: string,
): boolean {
  if (kind !== 'mutation') return false
  payWrite()
  if (rootFields.some((name) => /^create(?:Import)?UploadUrl$/.test(name))) rates.uploads.take(uid)
  if (rootFields.includes('sendMessage') || rootFields.includes('stageWithTool')) rates.commands.take(uid)
  const sendsInvitation = rootFields.some((name) => name === 'createInvitation' || name === 'resendInvitation')
  if (sendsInvitation) rates.invitations.take(uid)
  return sendsInvitation
}
