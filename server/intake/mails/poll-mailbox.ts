import type pg from 'pg'
import type { Mailbox, MailboxSession } from '../../adapters/mailbox.ts'
import { AppError } from '../../base/errors.ts'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { isTransient } from '../../platform/jobs/job-failures.ts'
import type { ScheduledJob } from '../../platform/jobs/scheduled-jobs.ts'
import type { StreamWatcher } from '../../platform/stream/stream-watcher.ts'
import { type DeliveryServices, deliverMail, type MailOutcome } from './deliver-mail.ts'

type PollingServices = Omit<DeliveryServices, 'pool' | 'wake'> & { streamWatcher: StreamWatcher }

const maxPerRound = 50
const minute = 60_000
const shortWait = 5 * minute
const maxWait = 60 * minute

/**
 * Reads the unseen messages of the mailbox every minute, on one server at a time. A message is marked as seen after it is
 * stored; one that is read again because the server stopped in between is recognized.
 */
export function mailboxChores(mailbox: Mailbox, log: Log): Record<string, ScheduledJob<PollingServices>> {
  const backoff = createBackoff()
  /** The messages that could not be added, by id, with the time of the next attempt. */
  const deferred = new Map<number, number>()
  const run = async (pool: pg.Pool, { streamWatcher, ...others }: PollingServices) => {
    if (backoff.isWaiting()) return
    const services = { ...others, pool, wake: streamWatcher.notifySubscribers }
    try {
      const counts = await mailbox.open((session) => readRound({ services, session, mailbox, deferred, log }))
      if (counts.size > 0) log('info', 'mailbox.read', Object.fromEntries(counts))
      if (backoff.end()) log('info', 'mailbox.recovered')
    } catch (error) {
      // A mailbox is down for a while, so only the first failure is logged.
      if (backoff.extend()) log('warn', 'mailbox.failed', safeErrorFields(error))
    }
  }
  return { 'read-mailbox': { cron: '* * * * *', run } }
}

interface Round {
  services: DeliveryServices
  session: MailboxSession
  mailbox: Mailbox
  deferred: Map<number, number>
  log: Log
}

type Counts = Map<MailOutcome | 'deferred', number>

async function readRound({ services, session, mailbox, deferred, log }: Round): Promise<Counts> {
  const unseen = await session.listUnseen()
  for (const id of deferred.keys()) if (!unseen.includes(id)) deferred.delete(id)
  const due = unseen.filter((id) => (deferred.get(id) ?? 0) <= Date.now()).slice(0, maxPerRound)
  const counts: Counts = new Map()
  const count = (outcome: MailOutcome | 'deferred') => counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  for (const id of due) {
    if (mailbox.isClosed()) break
    try {
      for (const outcome of await deliverMail(services, session, id, mailbox.address)) count(outcome)
    } catch (error) {
      if (!session.isUsable()) throw error
      // The message stays unseen, so nothing is lost. It must not delay those after it.
      deferred.set(id, Date.now() + (isTransient(error) ? shortWait : maxWait))
      count('deferred')
      if (!(error instanceof AppError)) log('error', 'mailbox.message_failed', safeErrorFields(error))
      continue
    }
    await session.markSeen(id)
    deferred.delete(id)
  }
  return counts
}

/** Waits after the second failure in a row: for 1, 2, 4 and so on up to 60 minutes. */
function createBackoff() {
  let failures = 0
  let until = 0
  return {
    isWaiting: () => Date.now() < until,
    /** @returns whether this is the first failure */
    extend(): boolean {
      failures += 1
      if (failures > 1) until = Date.now() + Math.min(maxWait, 2 ** (failures - 2) * minute)
      return failures === 1
    },
    /** @returns whether a failure was before */
    end(): boolean {
      const hadFailed = failures > 0
      failures = 0
      until = 0
      return hadFailed
    },
  }
}
