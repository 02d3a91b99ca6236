import { setTimeout as pause } from 'node:timers/promises'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { createStatementPredictor } from '../../platform/requests/predicted-statements.ts'
import type { StreamPage } from '../../platform/requests/read-stream-page.ts'
import type { StreamWatcher } from '../../platform/stream/stream-watcher.ts'
import type { StreamPosition } from '../../platform/tenancy/tenant-transaction.ts'
import { isCursorInvalid, isPermanentError, type Reads } from './read-messages.ts'
import type { Subscriber, SubscriptionQuery } from './subscriber.ts'
import { createGroup, type GroupServices, type SubscriberGroup } from './subscriber-group.ts'

export interface Stream {
  join(key: string, question: SubscriptionQuery, seat: Subscriber, position: bigint): void
  leave(key: string, seat: Subscriber): void
}

export interface StreamServices {
  streamWatcher: StreamWatcher
  reads: Reads
  log: Log
  onEmpty(): void
}

/**
 * In milliseconds. An idle stream is read immediately. During a burst, reads are at least
 * `minDelay` apart, and the process pauses for as long as the last read took, up to `maxDelay`.
 */
const [minDelay, maxDelay, retryDelay] = [25, 50, 1_000]

export function createStream(services: StreamServices, organizationId: string, head: StreamPosition): Stream {
  const { streamWatcher, reads, log } = services
  const groups = new Map<string, { group: SubscriberGroup; question: SubscriptionQuery; seats: Set<Subscriber> }>()
  const ended = new AbortController()
  const { epoch } = head
  let position = head.number
  const predictor = createStatementPredictor()

  const groupServices: GroupServices = { reads, log, getHead: () => ({ epoch, number: position }) }

  const deliver = async (page: StreamPage) => {
    const from = position
    const hidden = page.until - from - BigInt(page.changes.length)
    const privateReaders = hidden > 0n ? await page.listPrivateReaders(from) : []
    position = page.until
    const concerned: SubscriberGroup[] = []
    for (const { group, question } of groups.values()) {
      if (!group.isConcerned(page, privateReaders)) group.skip(from, page.until)
      else if (question.privateTo !== undefined) void group.catchUp()
      else concerned.push(group)
    }
    // Only the fastest group uses this read, so that a slow group does not delay the others.
    const [first, ...others] = concerned.sort((a, b) => a.took - b.took)
    for (const other of others) void other.catchUp()
    await first?.serve(from, page)
  }

  const readOn = async () => {
    const [first] = groups.values()
    const [leader] = first?.seats ?? []
    if (!leader) return
    try {
      const onlyChange = streamWatcher.onlyChangeAfter(organizationId, position)
      await reads.page(
        leader.reader,
        { after: { epoch, number: position }, isShared: true, predictor, onlyChange },
        deliver,
      )
    } catch (error) {
      if (isCursorInvalid(error)) for (const { group } of groups.values()) group.failAll(error)
      else if (isPermanentError(error)) leader.revoke(error)
      else throw error
    }
  }

  const run = async () => {
    const { signal } = ended
    while (!signal.aborted) {
      await streamWatcher.waitForChange(organizationId, position, signal, epoch)
      const began = performance.now()
      try {
        await readOn()
      } catch (error) {
        log('warn', 'stream.not_read', safeErrorFields(error))
        await pause(retryDelay, undefined, { signal })
      }
      const took = performance.now() - began
      await pause(Math.max(minDelay - took, Math.min(took, maxDelay)), undefined, { signal })
    }
  }
  run().catch((error: unknown) => {
    if (!ended.signal.aborted) log('error', 'stream.ended', safeErrorFields(error))
  })

  return {
    join(key, question, seat, at) {
      const known = groups.get(key) ?? { group: createGroup(groupServices, question), question, seats: new Set() }
      groups.set(key, known)
      known.seats.add(seat)
      known.group.join(seat, at)
    },
    leave(key, seat) {
      const known = groups.get(key)
      known?.group.leave(seat)
      known?.seats.delete(seat)
      if (known?.seats.size === 0) groups.delete(key)
      if (groups.size > 0 || ended.signal.aborted) return
      ended.abort()
      services.onEmpty()
    },
  }
}
