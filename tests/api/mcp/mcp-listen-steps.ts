import type { SubscriptionFilter } from '@modelcontextprotocol/client'
import type { TestUser } from '../../support/people.ts'
import { type ConnectOptions, connectMcp } from './mcp-client.ts'

/** Connects a client that keeps the addresses that it is notified of. */
export async function listen(
  baseUrl: string,
  user: Pick<TestUser, 'token' | 'organizationId'>,
  filter: SubscriptionFilter,
  options?: ConnectOptions,
) {
  const client = await connectMcp(baseUrl, user, options)
  const seen: string[] = []
  client.setNotificationHandler('notifications/resources/updated', ({ params }) => void seen.push(params.uri))
  client.setNotificationHandler('notifications/resources/list_changed', () => void seen.push('list'))
  const subscription = await client.listen(filter)
  return { client, seen, subscription }
}

export const addressOf = ({ organizationId }: Pick<TestUser, 'organizationId'>, path: string) =>
  `purser://organizations/${organizationId}/${path}`
