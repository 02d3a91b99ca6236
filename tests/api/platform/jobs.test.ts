import { expect, test } from 'vitest'
import { AppError } from '../../../server/base/errors.ts'
import { ReadingError } from '../../../server/base/reading-error.ts'
import { verbatim } from '../../../server/base/text.ts'
import type { ImportServices } from '../../../server/intake/imports/files/stored-file.ts'
import { importTasks } from '../../../server/intake/imports/jobs.ts'
import { enqueue, type OrganizationTask, type Task } from '../../../server/platform/jobs/jobs.ts'
import type { Tenant } from '../../../server/platform/tenancy/tenant.ts'
import { beginTenantTransaction } from '../../../server/platform/tenancy/tenant-transaction.ts'
import { createJobsFixture, untilTrue } from './jobs-fixture.ts'

const fixture = createJobsFixture()

const task = (run: Task<null>['run']): Task<null> => ({ run, onGivenUp: async () => {} })

test('a job runs as the member who requested it, with its arguments', async () => {
  const ada = await fixture.signUp()
  const done = Promise.withResolvers<{ tenant: Tenant; details: Record<string, string> }>()
  await fixture.start({ greet: task(async (tenant, details) => done.resolve({ tenant, details })) }, null)

  await fixture.ask(ada, 'greet', { documentId: 'one', today: '2026-03-14' })

  const { tenant, details } = await done.promise
  expect(details).toMatchObject({ documentId: 'one' })
  expect(tenant).toMatchObject({ ...ada, today: '2026-03-14' })
})

test('a job does not run if its transaction is rolled back', async () => {
  const ada = await fixture.signUp()
  const seen: string[] = []
  const done = Promise.withResolvers<void>()
  const note = task(async (_, { word = '' }) => {
    seen.push(word)
    if (word === 'kept') done.resolve()
  })
  await fixture.start({ note }, null)

  const tenantTransaction = await beginTenantTransaction(fixture.pool, 'read write', { ...ada, via: 'web' })
  await enqueue(tenantTransaction.db, 'note', { word: 'undone' })
  await tenantTransaction.rollback()
  await fixture.ask(ada, 'note', { word: 'kept' })

  await done.promise
  expect(seen).toEqual(['kept'])
})

test('only the latest of several jobs with the same key stays pending', async () => {
  const ada = await fixture.signUp()
  await fixture.ask(ada, 'keyed', { word: 'first' }, 'key')
  await fixture.ask(ada, 'keyed', { word: 'second' }, 'key')
  expect(await fixture.queuedCount('keyed')).toBe(1)
  const done = Promise.withResolvers<string>()
  await fixture.start({ keyed: task(async (_, { word = '' }) => done.resolve(word)) }, null)

  expect(await done.promise).toBe('second')
})

test('a failed job is retried', async () => {
  const ada = await fixture.signUp()
  let attempts = 0
  const done = Promise.withResolvers<void>()
  const flaky = task(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('once')
    done.resolve()
  })
  await fixture.start({ flaky }, null)

  await fixture.ask(ada, 'flaky', {})
  await untilTrue(async () => attempts === 1 && (await fixture.lockedBy('flaky')) === null)
  await fixture.owner(`update graphile_worker._private_jobs set run_at = now()`)

  await done.promise
  expect(attempts).toBe(2)
})

test('the failure handler of a job runs once after the last attempt', async () => {
  const ada = await fixture.signUp()
  const reported = Promise.withResolvers<unknown>()
  let times = 0
  await fixture.ask(ada, 'doomed', { documentId: 'one' })
  await fixture.owner(`update graphile_worker._private_jobs set attempts = max_attempts - 1`)
  const doomed: Task<null> = {
    run: () => Promise.reject(new Error('always')),
    async onGivenUp(tenant, details, _, error) {
      times += 1
      reported.resolve([tenant.userId, details.documentId, error instanceof Error && error.message])
    },
  }
  await fixture.start({ doomed }, null)

  expect(await reported.promise).toEqual([ada.userId, 'one', 'always'])
  await untilTrue(async () => (await fixture.queuedCount('doomed')) === 0)
  expect(times).toBe(1)
})

test('a job that was refused is not retried', async () => {
  const ada = await fixture.signUp()
  const reported = Promise.withResolvers<unknown>()
  const rejected: Task<null> = {
    run: () => Promise.reject(new AppError('FORBIDDEN', verbatim('No.'))),
    onGivenUp: async (_, __, ___, error) => reported.resolve(error),
  }
  await fixture.start({ refused: rejected }, null)

  await fixture.ask(ada, 'refused', {})
  expect(await reported.promise).toMatchObject({ message: 'No.' })
})

test('a job of a removed member does nothing', async () => {
  const ada = await fixture.signUp()
  await fixture.ask(ada, 'late', {})
  await fixture.write(ada, (db) =>
    db.updateTable('memberships').set({ removedAt: new Date() }).where('userId', '=', ada.userId).execute(),
  )
  let ran = false
  const late = task(async () => {
    ran = true
  })
  await fixture.start({ late }, null)

  await untilTrue(async () => (await fixture.queuedCount('late')) === 0)
  expect(ran).toBe(false)
})

test("a removed member's import is given up, and the organization's own job still runs", async () => {
  const jobs = { READING: 'read-import', APPLYING: 'apply-import', REVERTING: 'revert-import' }
  let last = ''
  for (const [state, job] of Object.entries(jobs)) {
    const { organizationId, userId } = await fixture.signUp()
    const [made] = await fixture.owner<{ id: string }>(`
      insert into imports (organization_id, file_name, size, state, created_by)
        values ('${organizationId}', '${job}', 1, '${state}', '${userId}') returning id`)
    await fixture.ask({ organizationId, userId }, job, { importId: made?.id ?? '', attempt: '1' })
    if (state === 'REVERTING') await fixture.ask({ organizationId, userId }, 'organization-job', {})
    await fixture.owner(`update memberships set removed_at = now() where user_id = '${userId}'`)
    last = organizationId
  }
  const done = Promise.withResolvers<string>()
  const ofOrganization: OrganizationTask<unknown> = {
    runForOrganization: async ({ organizationId, currency }) => done.resolve(`${organizationId} ${currency}`),
  }
  await fixture.start<ImportServices>({ ...importTasks, 'organization-job': ofOrganization }, {} as ImportServices)

  expect(await done.promise).toBe(`${last} USD`)
  await expect
    .poll(() => fixture.owner('select file_name, state from imports order by 1'))
    .toEqual([
      { file_name: 'apply-import', state: 'READY' },
      { file_name: 'read-import', state: 'FAILED' },
      { file_name: 'revert-import', state: 'DONE' },
    ])
})

test('a stopping server finishes the running job', async () => {
  const ada = await fixture.signUp()
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isDone = false
  const slow = task(async () => {
    begun.resolve()
    await finish.promise
    isDone = true
  })
  const jobs = await fixture.start({ slow }, null)
  await fixture.ask(ada, 'slow', {})
  await begun.promise

  const stopped = jobs.stop()
  finish.resolve()
  await stopped
  expect(isDone).toBe(true)
  expect(await fixture.queuedCount('slow')).toBe(0)
})

test('organizations take turns: the first file of one is read before the second file of another', async () => {
  const [ada, bob] = [await fixture.signUp(), await fixture.signUp()]
  const order: string[] = []
  for (const member of [ada, ada, ada, bob]) await fixture.ask(member, 'read-import', {})
  const note = { ...task(async ({ organizationId }) => void order.push(organizationId)), atOnce: 1 }
  await fixture.start({ 'read-import': note }, null)
  await untilTrue(async () => order.length === 4)
  expect(order).toEqual([ada, bob, ada, ada].map(({ organizationId }) => organizationId))
})

test('a permanent failure is not retried, and a transient error is', async () => {
  const ada = await fixture.signUp()
  const permanent = [
    new AppError('INVALID_INPUT', verbatim('This amount is too large.')),
    new ReadingError('DAMAGED', verbatim('This file is damaged.')),
    new RangeError('Invalid array length'),
  ]
  const passing = [
    new AppError('UNAVAILABLE', verbatim('The storage does not answer.')),
    new TypeError('fetch', { cause: 1 }),
  ]
  const attempts = new Map<string, number>()
  const ended: string[] = []
  const failing: Task<null> = {
    run: async (_, { at = '' }) => {
      attempts.set(at, (attempts.get(at) ?? 0) + 1)
      throw [...permanent, ...passing][Number(at)]
    },
    onGivenUp: async (_, { at = '' }) => void ended.push(at),
  }
  await fixture.start({ failing }, null)
  for (const at of ['0', '1', '2', '3', '4']) await fixture.ask(ada, 'failing', { at })
  await untilTrue(async () => ended.length >= 3 && attempts.size === 5 && (await fixture.lockedBy('failing')) === null)
  expect(ended.toSorted()).toEqual(['0', '1', '2'])
  expect(await fixture.queuedCount('failing')).toBe(2)
})

test('a file whose reading ended with the process is retried once and then fails with an error', async () => {
  const ada = await fixture.signUp()
  await fixture.ask(ada, 'file', { word: 'once' })
  await fixture.ask(ada, 'file', { word: 'twice' })
  const [table, ended] = ['graphile_worker._private_jobs', `where payload ->> 'word' =`]
  await fixture.owner(`update ${table} set attempts = 1 ${ended} 'once'`)
  await fixture.owner(`update ${table} set attempts = 2 ${ended} 'twice'`)
  const read: string[] = []
  const failed: unknown[] = []
  const file: Task<null> = {
    run: async (_, { word = '' }) => void read.push(word),
    onGivenUp: async (_, { word }, __, error) => void failed.push([word, String(error)]),
    readsFile: true,
  }
  await fixture.start({ file }, null)
  await untilTrue(async () => (await fixture.queuedCount('file')) === 0)
  expect(read).toEqual(['once'])
  expect(failed).toEqual([['twice', expect.stringContaining('Purser stopped twice while reading this file')]])
})
