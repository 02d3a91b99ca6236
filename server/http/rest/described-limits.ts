import type { RateLimit } from '../../platform/security/token-bucket.ts'
import type { Limits } from '../limits/limits.ts'

export function describeLimits(limits: Limits): [what: string, limit: string][] {
  const { document, operations, sockets } = limits
  return [
    [
      'operations of one user at a time',
      `${operations.perUser}; ${operations.waiting} more wait up to ${seconds(operations.waitTime)}`,
    ],
    ['time for one query', seconds(limits.operationTime)],
    ['time for one mutation', seconds(limits.writeTime)],
    ['query cost of one operation', count(document.cost)],
    ['query cost of one user', pace(limits.cost)],
    ['query cost of one API token or connected app', pace(limits.grantCost)],
    ['query cost of one organization', pace(limits.organizationCost)],
    ['writes of one user', pace(limits.writes)],
    ['writes of one API token or connected app', pace(limits.grantWrites)],
    ['upload addresses of one user', pace(limits.uploads)],
    ['messages of one user to the assistant, and proposals through MCP', pace(limits.commands)],
    ['invitations of one user', pace(limits.invitations)],
    ['exports of one user', pace(limits.exports)],
    ['refused tokens from one address', pace(limits.rejectedTokens)],
    ['body of a request', `${count(limits.bodyBytes / 1_024)} KB`],
    [
      'GraphQL document',
      `${count(document.bytes / 1_024)} KB, ${count(document.tokens)} tokens, depth ${document.depth}`,
    ],
    [
      'WebSockets',
      `${sockets.perUser} of one user, ${sockets.perAddress} from one address, ${sockets.subscriptions} subscriptions each`,
    ],
    ['messages over one WebSocket', pace(sockets.messages)],
  ]
}

const count = (value: number) => value.toLocaleString('en-US')
const seconds = (milliseconds: number) => `${count(milliseconds / 1_000)} s`

function pace({ capacity, perSecond }: RateLimit): string {
  const [each, unit] = perSecond >= 1 ? [1, 'second'] : perSecond * 60 >= 0.9 ? [60, 'minute'] : [3_600, 'hour']
  const rate = Math.round(perSecond * each)
  return rate === capacity
    ? `${count(rate)} per ${unit}`
    : `${count(rate)} per ${unit}, up to ${count(capacity)} at once`
}
