import { msg } from '@lingui/core/runtime-macro'
import type pg from 'pg'
import { type Deadline, startDeadline } from '../../base/deadline.ts'
import { AppError } from '../../base/errors.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import { keepOpenRead, takeOpenRead } from './open-reads.ts'

export interface PoolLimits {
  /** The maximum share of the connections that one organization can hold, from 0 to 1. */
  perOrganization: number
  /** The default timeout of a transaction, in milliseconds. */
  transactionTime: number
}

interface DividedPool {
  queue: FairQueue
  transactionTime: number
}

export interface AcquiredConnection {
  client: pg.PoolClient
  /** Undefined for a pool without limits per organization. */
  deadline: Deadline | undefined
  /** A finished read is still open on the connection. The caller must commit it first. */
  isReadOpen: boolean
  release(broken?: Error | boolean): void
  /** Releases the connection with a finished read that is still open. */
  releaseOpenRead(): void
}

interface ConnectionRequest {
  uid?: string
  userId?: string
  organizationId?: string | undefined
  deadline?: Deadline | undefined
}

const dividedPools = new WeakMap<pg.Pool, DividedPool>()

/**
 * Queues transactions before the pool, so that no organization holds all connections. One connection stays free for
 * statements outside of transactions, such as cancellations.
 */
export function limitPoolPerOrganization(pool: pg.Pool, { perOrganization, transactionTime }: PoolLimits): void {
  const total = Math.max(1, pool.options.max - 1)
  const queue = createFairQueue({ total, perLane: Math.ceil(total * perOrganization) })
  dividedPools.set(pool, { queue, transactionTime })
}

/** The maximum wait for a connection, in milliseconds. */
const maxWaitTime = 5_000

/**
 * @throws AppError UNAVAILABLE when no connection is free in time or the database is not reachable; TIMEOUT at the
 * caller's deadline
 */
export async function acquireConnection(pool: pg.Pool, claimant: ConnectionRequest): Promise<AcquiredConnection> {
  const divided = dividedPools.get(pool)
  const wait = { milliseconds: maxWaitTime, refuse: serverIsBusy, signal: claimant.deadline?.signal }
  const leave = divided ? await divided.queue.acquireSlot(laneOf(claimant), wait) : () => {}
  const open = takeOpenRead(pool)
  const client =
    open ??
    (await pool.connect().catch(() => {
      leave()
      throw new AppError('UNAVAILABLE', msg`The database is not responding. Nothing was saved; try again in a moment.`)
    }))
  const own = divided && !claimant.deadline ? startDeadline(divided.transactionTime) : undefined
  return {
    client,
    deadline: claimant.deadline ?? own,
    isReadOpen: open !== undefined,
    release(broken) {
      own?.stop()
      client.release(broken)
      leave()
    },
    releaseOpenRead() {
      own?.stop()
      keepOpenRead(pool, client)
      leave()
    },
  }
}

export interface PoolUsage {
  total: number
  idle: number
  /** Transactions and statements that wait for a connection. */
  waiting: number
}

export function measurePool(pool: pg.Pool): PoolUsage {
  const queued = dividedPools.get(pool)?.queue.countWaiting() ?? 0
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount + queued }
}

const serverIsBusy = () =>
  new AppError('UNAVAILABLE', msg`The server is busy. Nothing was saved; try again in a moment.`)

/** Contains "uid organizationId" for callers whose last transaction found a membership. */
const members = new Set<string>()
const maxMembers = 50_000

/** A caller without a known membership waits in a separate lane and does not use the organization's share. */
function laneOf({ uid, userId, organizationId }: ConnectionRequest): string {
  const isMember = userId !== undefined || members.has(`${uid} ${organizationId}`)
  if (organizationId && isMember) return organizationId
  return uid ?? userId ?? 'server'
}

export function cacheMembership({ uid, organizationId }: ConnectionRequest, isMember: boolean): void {
  if (!uid || !organizationId) return
  const pair = `${uid} ${organizationId}`
  if (!isMember) members.delete(pair)
  else if (!members.has(pair)) {
    if (members.size >= maxMembers) members.clear()
    members.add(pair)
  }
}
