import { sql } from 'kysely'
import type { Origin } from '../tenancy/origin.ts'
import type { OrganizationWork, Tenant } from '../tenancy/tenant.ts'
import type { WriteDb } from '../tenancy/tenant-transaction.ts'

/** What a job is about: ids and days, never contents. `today` is the day of the person who asked. */
export type JobDetails = Record<string, string>

/** Work done later, as the member who asked for it. It may run twice, so it must be able to. */
export interface Task<Parts> {
  run(tenant: Tenant, details: JobDetails, parts: Parts): Promise<void>
  /** Called once after the last attempt, so that what waits for the job waits no longer. */
  onGivenUp(tenant: Tenant, details: JobDetails, parts: Parts, error: unknown): Promise<void>
  /**
   * Joins a transaction in the organization, on nobody's behalf: called instead where who asked may not come in any
   * more, so that what waits for the job waits no longer.
   */
  onSenderGone?(db: WriteDb, details: JobDetails): Promise<void>
  /** How many of this kind one process runs at a time, so that others are not kept waiting. Default: as many as it can. */
  atOnce?: number
  /** It reads a file of a user, which may be what ends a process. */
  readsFile?: boolean
  /** Through what its changes are said to come. Default: 'job'. */
  origin?: Origin
}

/** Work for the organization: it is done also when the member whose change enqueued it has left. */
export interface OrganizationTask<Parts> {
  runForOrganization(work: OrganizationWork, details: JobDetails, parts: Parts): Promise<void>
}

const mostAttempts = 5

/**
 * Joins a transaction: the job exists when and only when the transaction commits.
 * @param key of jobs with the same key only the latest waits
 * @param attempts how often it is tried before it is given up
 */
export async function enqueue(
  db: WriteDb,
  task: string,
  details: JobDetails,
  key?: string,
  attempts = mostAttempts,
): Promise<void> {
  await sql`select enqueue(${task}, ${JSON.stringify(details)}::jsonb, ${key ?? null}, ${attempts})`.execute(db)
}

/** The value of a detail that every job of its kind has. */
export function requireDetail(details: JobDetails, name: string): string {
  const value = details[name]
  if (value === undefined) throw new Error(`The job does not say its ${name}.`)
  return value
}
