import type { RateLimiter } from '../../limits/rate-limiter.ts'
import { aroundRequest } from '../plugin.ts'

/**
 * Charges the cost of an operation to its user and its organization before it runs. A caller who turns out to be no
 * member of the organization uses up nothing of the organization's allowance.
 */
export const useQueryCost = ({ organizationCost }: RateLimiter) =>
  aroundRequest(async ({ operation, variables, request, run }) => {
    const cost = operation.costWith(variables)
    const { subject, caller } = request
    subject?.pay(cost)
    const organizationId = subject?.signedIn && caller.organizationId
    if (!organizationId) return run()
    organizationCost.take(organizationId, cost)
    return run().finally(() => {
      if (!request.context?.streamPosition) organizationCost.giveBack(organizationId, cost)
    })
  })
