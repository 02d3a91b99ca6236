import type { ServerResponse } from 'node:http'
import { msg } from '@lingui/core/runtime-macro'
import { notSignedInError } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import { createCounter } from '../limits/counter.ts'
import type { LiveServices } from '../subscriptions/live-services.ts'
import { watchAccess } from '../subscriptions/socket-authentication.ts'
import { McpLedgerChangedDocument, McpReceiptsChangedDocument } from './generated.ts'
import type { FollowedOrganization } from './listen-filter.ts'
import { type LiveClient, openLiveClient } from './live-client.ts'
import type { McpRequest } from './mcp-request.ts'
import { createNotificationStream, type NotificationStream } from './notification-stream.ts'
import type { Notifier } from './protocol.ts'

export interface Listening {
  answer: Response
  notifier: Notifier
  followed: FollowedOrganization[]
}

/** The open streams of `subscriptions/listen`. */
export interface McpListeners {
  /**
   * Sends notifications until the client disconnects, its access ends or the server stops. Resolves when the stream has
   * begun, and no change is missed from then on.
   * @throws AppError RATE_LIMITED for too many streams, and the errors of opening a subscription
   */
  open(request: McpRequest, listening: Listening, response: ServerResponse): Promise<void>
  count(): number
  /** Ends all streams. */
  close(): void
}

export function createMcpListeners(live: LiveServices): McpListeners {
  const { limits } = live.httpServices
  const users = createCounter(limits.sockets.perUser)
  const addresses = createCounter(limits.sockets.perAddress)
  const open = new Set<() => void>()

  /** @returns a function that ends the count */
  const countStream = (user: string, address: string) => {
    const isAddressFree = addresses.enter(address)
    if (isAddressFree && users.enter(user)) {
      return () => {
        addresses.leave(address)
        users.leave(user)
      }
    }
    if (isAddressFree) addresses.leave(address)
    throw new AppError('RATE_LIMITED', msg`Too many open subscriptions. End one first.`)
  }

  return {
    async open({ caller, subject, disconnected }, { answer, notifier, followed }, response) {
      const { signedIn } = subject
      if (!signedIn) throw notSignedInError()
      // The response has no further event that would end the count.
      if (disconnected.aborted) return notifier.end()
      const leave = countStream(signedIn.uid, caller.address)
      const gone = new AbortController()
      const end = () => {
        gone.abort()
        notifier.end()
      }
      open.add(end)
      response.once('close', () => {
        end()
        open.delete(end)
        leave()
      })
      const stream = createNotificationStream(answer, response, limits.sockets.flushTime)
      const access = { ...live, services: live.httpServices, gone: gone.signal, end }
      try {
        for (const organization of followed) {
          const { organizationId } = organization
          const userId = await watchAccess(access, signedIn, organizationId)
          const owner = { signedIn, userId, claims: { organizationId, today: caller.today } }
          await follow(openLiveClient(live.subscriptions, owner, end, gone.signal), organization, notifier, stream)
        }
      } catch (error) {
        end()
        throw error
      }
      // The client disconnected or did not accept a message in time.
      stream.start().catch(() => response.destroy())
    },
    count: () => open.size,
    close() {
      for (const end of open) end()
    },
  }
}

async function follow(
  client: LiveClient,
  { figures, receipts, isListFollowed }: FollowedOrganization,
  notifier: Notifier,
  stream: NotificationStream,
): Promise<void> {
  const notify = (uris: (string | undefined)[], isListChanged: boolean) => () => {
    const known = uris.filter((uri) => uri !== undefined)
    for (const uri of known) notifier.resourceUpdated(uri)
    if (isListChanged) notifier.resourcesChanged()
    return known.length + (isListChanged ? 1 : 0)
  }
  if (figures.length > 0) {
    await client.subscribe(McpLedgerChangedDocument, (data, onSent) => {
      const changes = data?.ledgerChanged.changes
      const changed = figures.filter(
        ({ dependsOn, includes }) =>
          !changes || changes.some(({ kind, months }) => dependsOn.includes(kind) && (months?.some(includes) ?? true)),
      )
      stream.send(
        notify(
          changed.map(({ uri }) => uri),
          false,
        ),
        onSent,
      )
    })
  }
  if (receipts.size > 0 || isListFollowed) {
    await client.subscribe(McpReceiptsChangedDocument, (data, onSent) => {
      const { receipts: changed = [], deletedIds = [] } = data?.pendingItemsChanged ?? {}
      const ids = data ? [...changed.map(({ id }) => id), ...deletedIds] : [...receipts.keys()]
      stream.send(
        notify(
          ids.map((id) => receipts.get(id)),
          isListFollowed && (!data || ids.length > 0),
        ),
        onSent,
      )
    })
  }
}
