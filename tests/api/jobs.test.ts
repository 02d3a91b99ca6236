import { expect, test } from 'vitest'
import { AppError } from '../../server/base/errors.ts'
import { ReadingError } from '../../server/base/reading-error.ts'
import type { ImportParts } from '../../server/intake/imports/files/stored-file.ts'
import { importTasks } from '../../server/intake/imports/jobs.ts'
import { enqueue, type OrganizationTask, type Task } from '../../server/platform/jobs/jobs.ts'
import type { Tenant } from '../../server/platform/tenancy/tenant.ts'
import { beginTenantTransaction } from '../../server/platform/tenancy/tenant-transaction.ts'
import { openJobsWorld, untilTrue } from './jobs-world.ts'

const world = openJobsWorld()

const task = (run: Task<null>['run']): Task<null> => ({ run, onGivenUp: async () => {} })

test('a job runs as the member who requested it, with its arguments', async () => {
  const ada = await world.signUp()
  const done = Promise.withResolvers<{ tenant: Tenant; details: Record<string, string> }>()
  await world.start({ greet: task(async (tenant, details) => done.resolve({ tenant, details })) }, null)

  await world.ask(ada, 'greet', { documentId: 'one', today: '2026-03-14' })

  const { tenant, details } = await done.promise
  expect(details).toMatchObject({ documentId: 'one' })
  expect(tenant).toMatchObject({ ...ada, today: '2026-03-14' })
})

test('a job does not run if its transaction is rolled back', async () => {
  const ada = await world.signUp()
  const seen: string[] = []
  const done = Promise.withResolvers<void>()
  const note = task(async (_, { word = '' }) => {
    seen.push(word)
    if (word === 'kept') done.resolve()
  })
  await world.start({ note }, null)

  const fence = await beginTenantTransaction(world.pool, 'read write', { ...ada, via: 'web' })
  await enqueue(fence.db, 'note', { word: 'undone' })
  await fence.rollback()
  await world.ask(ada, 'note', { word: 'kept' })

  await done.promise
  expect(seen).toEqual(['kept'])
})

test('only the latest of several jobs with the same key stays pending', async () => {
  const ada = await world.signUp()
  await world.ask(ada, 'keyed', { word: 'first' }, 'key')
  await world.ask(ada, 'keyed', { word: 'second' }, 'key')
  expect(await world.waiting('keyed')).toBe(1)
  const done = Promise.withResolvers<string>()
  await world.start({ keyed: task(async (_, { word = '' }) => done.resolve(word)) }, null)

  expect(await done.promise).toBe('second')
})

test('a failed job is retried', async () => {
  const ada = await world.signUp()
  let attempts = 0
  const done = Promise.withResolvers<void>()
  const flaky = task(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('once')
    done.resolve()
  })
  await world.start({ flaky }, null)

  await world.ask(ada, 'flaky', {})
  await untilTrue(async () => attempts === 1 && (await world.lockedBy('flaky')) === null)
  await world.owner(`update graphile_worker._private_jobs set run_at = now()`)

  await done.promise
  expect(attempts).toBe(2)
})

test('the failure handler of a job runs once after the last attempt', async () => {
  const ada = await world.signUp()
  const told = Promise.withResolvers<unknown>()
  let times = 0
  await world.ask(ada, 'doomed', { documentId: 'one' })
  await world.owner(`update graphile_worker._private_jobs set attempts = max_attempts - 1`)
  const doomed: Task<null> = {
    run: () => Promise.reject(new Error('always')),
    async onGivenUp(tenant, details, _, error) {
      times += 1
      told.resolve([tenant.userId, details.documentId, error instanceof Error && error.message])
    },
  }
  await world.start({ doomed }, null)

  expect(await told.promise).toEqual([ada.userId, 'one', 'always'])
  await untilTrue(async () => (await world.waiting('doomed')) === 0)
  expect(times).toBe(1)
})

test('a job that was refused is not retried', async () => {
  const ada = await world.signUp()
  const told = Promise.withResolvers<unknown>()
  const refused: Task<null> = {
    run: () => Promise.reject(new AppError('FORBIDDEN', 'No.')),
    onGivenUp: async (_, __, ___, error) => told.resolve(error),
  }
  await world.start({ refused }, null)

  await world.ask(ada, 'refused', {})
  expect(await told.promise).toMatchObject({ message: 'No.' })
})

test('a job of a removed member does nothing', async () => {
  const ada = await world.signUp()
  await world.ask(ada, 'late', {})
  await world.write(ada, (db) =>
    db.updateTable('memberships').set({ removedAt: new Date() }).where('userId', '=', ada.userId).execute(),
  )
  let ran = false
  const late = task(async () => {
    ran = true
  })
  await world.start({ late }, null)

  await untilTrue(async () => (await world.waiting('late')) === 0)
  expect(ran).toBe(false)
})

test("a removed member's import is given up, and the organization's own job still runs", async () => {
  const jobs = { READING: 'read-import', APPLYING: 'apply-import', REVERTING: 'revert-import' }
  let last = ''
  for (const [state, job] of Object.entries(jobs)) {
    const { organizationId, userId } = await world.signUp()
    const [made] = await world.owner<{ id: string }>(`
      insert into imports (organization_id, file_name, size, state, created_by)
        values ('${organizationId}', '${job}', 1, '${state}', '${userId}') returning id`)
    await world.ask({ organizationId, userId }, job, { importId: made?.id ?? '', attempt: '1' })
    if (state === 'REVERTING') await world.ask({ organizationId, userId }, 'organization-job', {})
    await world.owner(`update memberships set removed_at = now() where user_id = '${userId}'`)
    last = organizationId
  }
  const done = Promise.withResolvers<string>()
  const ofOrganization: OrganizationTask<unknown> = {
    runForOrganization: async ({ organizationId, currency }) => done.resolve(`${organizationId} ${currency}`),
  }
  await world.start<ImportParts>({ ...importTasks, 'organization-job': ofOrganization }, {} as ImportParts)

  expect(await done.promise).toBe(`${last} USD`)
  await expect
    .poll(() => world.owner('select file_name, state from imports order by 1'))
    .toEqual([
      { file_name: 'apply-import', state: 'READY' },
      { file_name: 'read-import', state: 'FAILED' },
      { file_name: 'revert-import', state: 'DONE' },
    ])
})

test('a stopping server finishes the running job', async () => {
  const ada = await world.signUp()
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isDone = false
  const slow = task(async () => {
    begun.resolve()
    await finish.promise
    isDone = true
  })
  const jobs = await world.start({ slow }, null)
  await world.ask(ada, 'slow', {})
  await begun.promise

  const stopped = jobs.stop()
  finish.resolve()
  await stopped
  expect(isDone).toBe(true)
  expect(await world.waiting('slow')).toBe(0)
})

test('organizations take turns: the first file of one is read before the second file of another', async () => {
  const [ada, bob] = [await world.signUp(), await world.signUp()]
  const order: string[] = []
  for (const member of [ada, ada, ada, bob]) await world.ask(member, 'read-import', {})
  const note = { ...task(async ({ organizationId }) => void order.push(organizationId)), atOnce: 1 }
  await world.start({ 'read-import': note }, null)
  await untilTrue(async () => order.length === 4)
  expect(order).toEqual([ada, bob, ada, ada].map(({ organizationId }) => organizationId))
})

test('a permanent failure is not retried, and a transient error is', async () => {
  const ada = await world.signUp()
  const permanent = [
    new AppError('INVALID_INPUT', 'This amount is too large.'),
    new ReadingError('DAMAGED', 'This file is damaged.'),
    new RangeError('Invalid array length'),
  ]
  const passing = [new AppError('UNAVAILABLE', 'The storage does not answer.'), new TypeError('fetch', { cause: 1 })]
  const attempts = new Map<string, number>()
  const ended: string[] = []
  const failing: Task<null> = {
    run: async (_, { at = '' }) => {
      attempts.set(at, (attempts.get(at) ?? 0) + 1)
      throw [...permanent, ...passing][Number(at)]
    },
    onGivenUp: async (_, { at = '' }) => void ended.push(at),
  }
  await world.start({ failing }, null)
  for (const at of ['0', '1', '2', '3', '4']) await world.ask(ada, 'failing', { at })
  await untilTrue(async () => ended.length >= 3 && attempts.size === 5 && (await world.lockedBy('failing')) === null)
  expect(ended.toSorted()).toEqual(['0', '1', '2'])
  expect(await world.waiting('failing')).toBe(2)
})

test('a file whose reading ended with the process is retried once and then fails with an error', async () => {
  const ada = await world.signUp()
  await world.ask(ada, 'file', { word: 'once' })
  await world.ask(ada, 'file', { word: 'twice' })
  const [table, ended] = ['graphile_worker._private_jobs', `where payload ->> 'word' =`]
  await world.owner(`update ${table} set attempts = 1 ${ended} 'once'`)
  await world.owner(`update ${table} set attempts = 2 ${ended} 'twice'`)
  const read: string[] = []
  const failed: unknown[] = []
  const file: Task<null> = {
    run: async (_, { word = '' }) => void read.push(word),
    onGivenUp: async (_, { word }, __, error) => void failed.push([word, String(error)]),
    readsFile: true,
  }
  await world.start({ file }, null)
  await untilTrue(async () => (await world.waiting('file')) === 0)
  expect(read).toEqual(['once'])
  expect(failed).toEqual([['twice', expect.stringContaining('stopped twice while it was reading this file')]])
})
