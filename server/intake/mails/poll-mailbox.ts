import type pg from 'pg'
import type { Mailbox, MailboxSession } from '../../adapters/mailbox.ts'
import { AppError } from '../../base/errors.ts'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { isTransient } from '../../platform/jobs/job-failures.ts'
import type { ScheduledJob } from '../../platform/jobs/scheduled-jobs.ts'
import type { StreamWatcher } from '../../platform/stream/stream-watcher.ts'
import { type DeliveryServices, deliverMail, type MailOutcome } from './deliver-mail.ts'
import { mailboxFailureOf, saveMailboxFailure, saveMailboxRead } from './mailbox-state.ts'

type PollingServices = Omit<DeliveryServices, 'pool' | 'wake'> & { streamWatcher: StreamWatcher }

const maxPerRound = 50
const minute = 60_000
const shortWait = 5 * minute
const maxWait = 60 * minute

/**
 * Reads the unseen messages of the mailbox every minute, on one server at a time. A message is marked as seen after it is
 * stored, and then moved; one that is read again because the server stopped in between is recognized.
 */
export function mailboxChores(mailbox: Mailbox, log: Log): Record<string, ScheduledJob<PollingServices>> {
  const backoff = createBackoff()
  /** The time of the next attempt for each message that could not be added. */
  const deferred = new Map<string, number>()
  const run = async (pool: pg.Pool, { streamWatcher, ...others }: PollingServices) => {
    if (backoff.isWaiting()) return
    const services = { ...others, pool, wake: streamWatcher.notifySubscribers }
    const round = await mailbox
      .open((session) => readRound({ services, session, mailbox, deferred, log }))
      .catch(async (error: unknown) => {
        // A mailbox is down for a while, so only the first failure is logged.
        if (backoff.extend()) log('warn', 'mailbox.failed', safeErrorFields(error))
        await saveMailboxFailure(pool, mailboxFailureOf(error))
      })
    if (!round) return
    await saveMailboxRead(pool, round.hasMore)
    if (round.counts.size > 0) log('info', 'mailbox.read', Object.fromEntries(round.counts))
    if (backoff.end()) log('info', 'mailbox.recovered')
  }
  return { 'read-mailbox': { cron: '* * * * *', run } }
}

interface Round {
  services: DeliveryServices
  session: MailboxSession
  mailbox: Mailbox
  deferred: Map<string, number>
  log: Log
}

type Count = MailOutcome | 'deferred' | 'not_moved'

async function readRound({ services, session, mailbox, deferred, log }: Round) {
  const keyOf = (id: number) => `${session.uidValidity} ${id}`
  const unseen = await session.listUnseen()
  const keys = new Set(unseen.map(keyOf))
  for (const key of deferred.keys()) if (!keys.has(key)) deferred.delete(key)
  const due = unseen.filter((id) => (deferred.get(keyOf(id)) ?? 0) <= Date.now())
  const counts = new Map<Count, number>()
  const count = (outcome: Count) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  const move = createMover(session, mailbox.doneFolder)
  for (const id of due.slice(0, maxPerRound)) {
    if (mailbox.isClosed()) break
    let outcomes: MailOutcome[]
    try {
      outcomes = await deliverMail(services, session, id, mailbox.address)
      for (const outcome of outcomes) count(outcome)
    } catch (error) {
      if (!session.isUsable()) throw error
      // The message stays unseen, so nothing is lost. It must not delay those after it.
      deferred.set(keyOf(id), Date.now() + (isTransient(error) ? shortWait : maxWait))
      count('deferred')
      if (!(error instanceof AppError)) log('error', 'mailbox.message_failed', safeErrorFields(error))
      continue
    }
    await session.markSeen(id)
    deferred.delete(keyOf(id))
    if (outcomes.some((outcome) => outcome === 'added' || outcome === 'repeated') && !(await move(id))) {
      count('not_moved')
    }
  }
  return { counts, hasMore: due.length > maxPerRound }
}

/** @returns a function that moves a message, and returns false if the mail server refuses that */
function createMover(session: MailboxSession, folder: string | undefined): (id: number) => Promise<boolean> {
  let isCreated = false
  return async (id) => {
    if (folder === undefined) return true
    try {
      if (!isCreated) await session.createFolder(folder)
      isCreated = true
      await session.move(id, folder)
      return true
    } catch (error) {
      if (!session.isUsable()) throw error
      return false
    }
  }
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
