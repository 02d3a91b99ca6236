import type { GraphqlServer } from '../graphql/yoga.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { HttpServices } from '../services.ts'
import { createFanOut } from './fan-out.ts'
import { type MembershipWatcher, watchMemberships } from './membership-watcher.ts'
import { createSessionRevocation, type SessionRevocation } from './session-revocation.ts'
import { createSubscriptions, type Subscriptions } from './subscriptions.ts'

/** The services that WebSockets and MCP clients share, so that equal subscriptions also share their reads. */
export interface LiveServices {
  httpServices: HttpServices
  subscriptions: Subscriptions
  rates: RateLimiter
  sessions: SessionRevocation
  memberships: MembershipWatcher
}

export function createLiveServices(
  httpServices: HttpServices,
  graphql: GraphqlServer,
  rates: RateLimiter,
): LiveServices {
  const memberships = watchMemberships(httpServices)
  const fanOut = createFanOut(httpServices, graphql, memberships)
  const subscriptions = createSubscriptions(httpServices, graphql, rates, fanOut)
  return { httpServices, subscriptions, rates, sessions: createSessionRevocation(httpServices), memberships }
}
