import { sql } from 'kysely'
import type pg from 'pg'
import type { OrganizationWork } from '../tenancy/organization-work.ts'
import type { Origin } from '../tenancy/origin.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import type { WriteDb } from '../tenancy/tenant-transaction.ts'

/** Contains ids and days, never contents. `today` is the day of the requesting user. */
export type JobDetails = Record<string, string>

/** Runs as the member who requested the job. A task may run twice, so it must be idempotent. */
export interface Task<Services> {
  run: (tenant: Tenant, details: JobDetails, services: Services) => Promise<void>
  /** Called once after the last attempt failed. */
  onGivenUp: (tenant: Tenant, details: JobDetails, services: Services, error: unknown) => Promise<void>
  /** Called instead of `onGivenUp` in a transaction without a user when the requesting user has lost access. */
  onSenderGone?(db: WriteDb, details: JobDetails): Promise<void>
  /** The maximum number of jobs of this kind in one process. Default: unlimited. */
  atOnce?: number
  /** The task reads a user's file, which could crash the process. */
  readsFile?: boolean
  /** The origin of the recorded changes. Default: 'job'. */
  origin?: Origin
}

/** A task of the organization. It also runs when the member who caused it has left. */
export interface OrganizationTask<Services> {
  runForOrganization: (work: OrganizationWork, details: JobDetails, services: Services) => Promise<void>
  /** The task also runs for an organization that is scheduled for deletion. */
  isForDeleted?: boolean
  /** The maximum number of jobs of this kind in one process. Default: unlimited. */
  atOnce?: number
}

/** A task of the server, which concerns neither an organization nor a user with a profile. */
export interface ServerTask<Services> {
  runForServer: (pool: pg.Pool, details: JobDetails, services: Services) => Promise<void>
}

const maxAttempts = 5

/**
 * Enqueues a job, which exists only if the transaction commits.
 * @param key replaces a waiting job with the same key
 * @param attempts the maximum number of attempts
 */
export async function enqueue(
  db: WriteDb,
  task: string,
  details: JobDetails,
  key?: string,
  attempts = maxAttempts,
): Promise<void> {
  await sql`select enqueue(${task}, ${JSON.stringify(details)}::jsonb, ${key ?? null}, ${attempts})`.execute(db)
}

export function requireDetail(details: JobDetails, name: string): string {
  const value = details[name]
  if (value === undefined) throw new Error(`The job does not say its ${name}.`)
  return value
}
