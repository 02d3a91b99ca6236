import type pg from 'pg'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { repeat } from '../../base/timers.ts'
import type { ChangeAction } from '../database/tables.ts'
import type { NotifySubscribers } from '../tenancy/tenant.ts'
import type { Committed } from '../tenancy/tenant-transaction.ts'
import type { Change } from './changes.ts'
import { openChannel } from './channel.ts'

/**
 * Notifies subscribers in all processes that an organization's change stream has grown. Notifications may be lost or
 * repeated, because subscribers read the changes from the table `changes`.
 */
export interface StreamWatcher {
  /** Call after each commit that changed data. */
  notifySubscribers: NotifySubscribers
  /** Call before reading the head. No notification of the stream is missed for at least one second. */
  watchStream(organizationId: string): void
  /** Returns the change that follows a position, if this process has just made it. */
  onlyChangeAfter(organizationId: string, position: bigint): Change | undefined
  /** Resolves when the head is above `position` or the epoch differs. Rejects when the signal aborts. */
  waitForChange(organizationId: string, position: bigint, signal: AbortSignal, epoch?: string): Promise<bigint>
  close(): Promise<void>
}

interface Watched {
  head: bigint
  /** The last commit of this process. */
  committed: Committed | undefined
  epoch: string | undefined
  waiters: Set<() => void>
  isIdle: boolean
}

/** In milliseconds. Notifications are merged, because one per transaction reduces the throughput by two thirds. */
const notifyEvery = 50
/** In milliseconds. The poll of all heads compensates for lost notifications. */
const pollInterval = 1_000

export async function startStreamWatcher(pool: pg.Pool, url: string, log: Log): Promise<StreamWatcher> {
  const watched = new Map<string, Watched>()
  const toNotify = new Map<string, bigint>()
  let notifying: NodeJS.Timeout | undefined

  const watchStream = (organizationId: string) => {
    const known = watched.get(organizationId)
    const watch: Watched = known ?? {
      head: 0n,
      committed: undefined,
      epoch: undefined,
      waiters: new Set(),
      isIdle: false,
    }
    watch.isIdle = false
    watched.set(organizationId, watch)
    return watch
  }
  const removeIdleStreams = () => {
    for (const [organizationId, watch] of watched) {
      if (watch.waiters.size > 0) continue
      if (watch.isIdle) watched.delete(organizationId)
      watch.isIdle = true
    }
  }

  const grow = (organizationId: string, head: bigint) => {
    const watch = watched.get(organizationId)
    if (!watch || head <= watch.head) return
    watch.head = head
    for (const resume of watch.waiters) resume()
  }

  /** After a backup is restored, the stream has a new epoch and lower numbers. */
  const begin = (organizationId: string, epoch: string) => {
    const watch = watched.get(organizationId)
    if (!watch || watch.epoch === epoch) return
    if (watch.epoch !== undefined) watch.head = 0n
    watch.epoch = epoch
    for (const resume of watch.waiters) resume()
  }

  const channel = openChannel(url, 'purser_changes')
  channel.onMessage((payload) => {
    for (const part of payload.split(' ')) {
      const [organizationId, number] = part.split(':')
      if (organizationId && number && /^\d+$/.test(number)) grow(organizationId, BigInt(number))
    }
  })

  const notify = () => {
    notifying = undefined
    // A notification holds at most 8,000 bytes, which is 100 entries of about 50 bytes with a margin.
    const entries = [...toNotify].slice(0, 100)
    for (const [organizationId] of entries) toNotify.delete(organizationId)
    if (toNotify.size > 0) notifying = setTimeout(notify, notifyEvery)
    const payload = entries.map(([organizationId, number]) => `${organizationId}:${number}`).join(' ')
    channel.send(payload)
  }

  const pollHeads = async () => {
    removeIdleStreams()
    if (watched.size > 0) {
      const { rows } = await pool.query<{ organization_id: string; last_number: bigint; epoch: string }>(
        'select * from stream_heads($1::uuid[])',
        [[...watched.keys()]],
      )
      for (const row of rows) {
        begin(row.organization_id, row.epoch)
        grow(row.organization_id, row.last_number)
      }
    }
  }
  const stopPolling = repeat(
    () => pollHeads().catch((error) => log('warn', 'stream.poll_failed', safeErrorFields(error))),
    pollInterval,
  )

  return {
    notifySubscribers(organizationId, committed) {
      const watch = watched.get(organizationId)
      if (watch) watch.committed = committed
      grow(organizationId, committed.head)
      toNotify.set(organizationId, committed.head)
      notifying ??= setTimeout(notify, notifyEvery)
    },
    watchStream,
    onlyChangeAfter(organizationId, position) {
      const committed = watched.get(organizationId)?.committed
      return committed?.head === position + 1n ? onlyChangeOf(committed) : undefined
    },
    waitForChange(organizationId, position, signal, epoch) {
      const watch = watchStream(organizationId)
      return new Promise((resolve, reject) => {
        const stop = () => {
          watch.waiters.delete(check)
          watch.isIdle = false
          signal.removeEventListener('abort', abort)
        }
        const abort = () => {
          stop()
          reject(signal.reason)
        }
        const check = () => {
          const isOther = epoch !== undefined && watch.epoch !== undefined && watch.epoch !== epoch
          if (watch.head <= position && !isOther) return
          stop()
          resolve(watch.head)
        }
        watch.waiters.add(check)
        signal.addEventListener('abort', abort)
        if (signal.aborted) abort()
        else check()
      })
    },
    async close() {
      stopPolling()
      clearTimeout(notifying)
      await channel.close()
    },
  }
}

function onlyChangeOf({ head, onlyChange }: Committed): Change | undefined {
  const [kind, recordId, action, batchId] = onlyChange?.split(' ') ?? []
  return kind && recordId && batchId
    ? { kind, recordId, action: action as ChangeAction, number: head, batchId }
    : undefined
}
