import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createAppLogin } from '../../../migrations/roles.ts'
import type { Log } from '../../../server/base/log.ts'
import { initializeProfile } from '../../../server/people/users/write.ts'
import { openPool } from '../../../server/platform/database/database.ts'
import { type Jobs, type JobsOptions, startJobs } from '../../../server/platform/jobs/job-runner.ts'
import { enqueue, type JobDetails } from '../../../server/platform/jobs/jobs.ts'
import type { ScheduledJob } from '../../../server/platform/jobs/scheduled-jobs.ts'
import { createTenant, type Tenant } from '../../../server/platform/tenancy/tenant.ts'
import { beginTenantTransaction, type WriteDb } from '../../../server/platform/tenancy/tenant-transaction.ts'
import { selfHosted } from '../../support/data/terms.ts'
import { type StartedDatabase, startDatabase } from '../../support/servers/database.ts'

export interface Member {
  userId: string
  organizationId: string
}

type Intervals = Pick<JobsOptions<unknown>, 'recoverEvery' | 'checkEvery'>

export interface JobsFixture {
  ownerUrl: string
  appUrl: string
  pool: pg.Pool
  signUp(): Promise<Member>
  open(member: Member): Promise<Tenant>
  write<T>(member: Member, work: (db: WriteDb) => Promise<T>): Promise<T>
  ask(member: Member, task: string, details: JobDetails, key?: string): Promise<void>
  start<Parts>(tasks: JobsOptions<Parts>['tasks'], services: Parts, intervals?: Intervals): Promise<Jobs>
  startChores<Parts>(chores: Record<string, ScheduledJob<Parts>>, services: Parts, log?: Log): Promise<Jobs>
  callChore(name: string): Promise<void>
  owner<Row extends object>(statement: string): Promise<Row[]>
  queuedCount(task: string): Promise<number>
  lockedBy(task: string): Promise<string | null>
}

/** Call this once at the top of a test file. The services are ready when its tests run. */
export function createJobsFixture(): JobsFixture {
  let dataDir: string
  let postgres: StartedDatabase
  let owners: pg.Pool
  let userCount = 0
  const running: Jobs[] = []

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'purser-jobs-'))
    postgres = await startDatabase(dataDir)
    fixture.ownerUrl = postgres.url
    fixture.appUrl = await createAppLogin(postgres.url, 'jobs')
    fixture.pool = openPool(fixture.appUrl, 8)
    owners = openPool(postgres.url, 2)
  })
  afterEach(async () => {
    for (const jobs of running.splice(0)) await jobs.stop()
  })
  afterAll(async () => {
    await Promise.all([fixture.pool.end(), owners.end()])
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const fixture: JobsFixture = {
    ownerUrl: '',
    appUrl: '',
    pool: openPool('postgres://127.0.0.1:1/nowhere', 1),
    async signUp() {
      userCount += 1
      const uid = `person-${userCount}`
      const tenantTransaction = await beginTenantTransaction(fixture.pool, 'read write', { uid, via: 'web' })
      const signedIn = {
        uid,
        email: `${uid}@example.test`,
        emailVerified: true,
        name: 'Ada',
        signedInAt: 0,
        expiresAt: 0,
      }
      const me = await initializeProfile(tenantTransaction.db, selfHosted, signedIn, 'Ada')
      await tenantTransaction.commit()
      return { userId: me.id, organizationId: me.defaultPersonalOrganization?.id ?? '' }
    },
    open: (member) => createTenant(fixture.pool, { ...member, via: 'web' }, '2026-03-20', () => {}),
    async write(member, work) {
      return (await fixture.open(member)).write(work)
    },
    ask: (member, task, details, key) => fixture.write(member, (db) => enqueue(db, task, details, key)),
    async start(tasks, services, intervals) {
      const { ownerUrl, pool } = fixture
      const jobs = await startJobs({ ownerUrl, pool, wake: () => {}, services, tasks, log: () => {}, ...intervals })
      running.push(jobs)
      return {
        ...jobs,
        stop() {
          running.splice(running.indexOf(jobs), 1)
          return jobs.stop()
        },
      }
    },
    async startChores(chores, services, log = () => {}) {
      const { ownerUrl, pool } = fixture
      const jobs = await startJobs({ ownerUrl, pool, wake: () => {}, services, tasks: {}, chores, log })
      running.push(jobs)
      return jobs
    },
    async callChore(name) {
      await fixture.owner(`select graphile_worker.add_job('${name}')`)
    },
    owner: async (statement) => (await owners.query(statement)).rows,
    async queuedCount(task) {
      const rows = await fixture.owner(`select from graphile_worker.jobs where task_identifier = '${task}'`)
      return rows.length
    },
    async lockedBy(task) {
      const [row] = await fixture.owner<{ locked_by: string | null }>(
        `select locked_by from graphile_worker.jobs where task_identifier = '${task}'`,
      )
      return row?.locked_by ?? null
    },
  }
  return fixture
}

export async function untilTrue(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((next) => setImmediate(next))
}
