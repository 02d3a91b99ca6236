import type pg from 'pg'
import { type Deadline, startDeadline } from '../../base/deadline.ts'
import { AppError } from '../../base/errors.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'

/** How a pool is divided between the organizations that use it. */
export interface PoolLimits {
  /** The part of the connections that one organization can hold at most, from 0 to 1. */
  perOrganization: number
  /** Milliseconds that a transaction has, unless its caller says otherwise. */
  transactionTime: number
}

interface DividedPool {
  queue: FairQueue
  transactionTime: number
}

/** A connection that was taken for one transaction. */
export interface AcquiredConnection {
  client: pg.PoolClient
  /** Undefined for a pool that is not divided. */
  deadline: Deadline | undefined
  /** @param broken the connection cannot be used again */
  release(broken?: Error | boolean): void
}

/** The user and organization that a connection is for. */
interface ConnectionRequest {
  uid?: string
  userId?: string
  organizationId?: string | undefined
  deadline?: Deadline | undefined
}

const dividedPools = new WeakMap<pg.Pool, DividedPool>()

/**
 * Lets transactions wait in front of a pool instead of inside it, so that no organization holds all connections. One
 * connection stays free for statements outside of transactions, such as the one that cancels another.
 */
export function limitPoolPerOrganization(pool: pg.Pool, { perOrganization, transactionTime }: PoolLimits): void {
  const total = Math.max(1, pool.options.max - 1)
  const queue = createFairQueue({ total, perLane: Math.ceil(total * perOrganization) })
  dividedPools.set(pool, { queue, transactionTime })
}

/** How long a transaction waits for a connection, in milliseconds. */
const longestWait = 5_000

/**
 * @throws AppError UNAVAILABLE when no connection is free in time or the database is gone; TIMEOUT when the caller's
 * deadline ends first
 */
export async function acquireConnection(pool: pg.Pool, claimant: ConnectionRequest): Promise<AcquiredConnection> {
  const divided = dividedPools.get(pool)
  const wait = { milliseconds: longestWait, refuse: serverIsBusy, signal: claimant.deadline?.signal }
  const leave = divided ? await divided.queue.acquireSlot(laneOf(claimant), wait) : () => {}
  const client = await pool.connect().catch(() => {
    leave()
    throw new AppError('UNAVAILABLE', 'The database is not answering. Nothing was saved; try again in a moment.')
  })
  const own = divided && !claimant.deadline ? startDeadline(divided.transactionTime) : undefined
  return {
    client,
    deadline: claimant.deadline ?? own,
    release(broken) {
      own?.stop()
      client.release(broken)
      leave()
    },
  }
}

const serverIsBusy = () => new AppError('UNAVAILABLE', 'The server is busy. Nothing was saved; try again in a moment.')

/** Pairs of a token's subject and an organization for which the last transaction found a membership. */
const members = new Set<string>()
const mostMembers = 50_000

/** A stranger who names an organization waits in a lane of their own and does not use up its share. */
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
    if (members.size >= mostMembers) members.clear()
    members.add(pair)
  }
}
