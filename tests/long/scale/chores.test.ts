import { expect, test } from 'vitest'
import type { LogFields } from '../../../server/base/log.ts'
import { createJobsFixture } from '../../api/platform/jobs-fixture.ts'

const fixture = createJobsFixture()

const yearly = '0 3 1 1 *'

test("a scheduled job runs at its time, on the application's own connections", async () => {
  const called = Promise.withResolvers<string>()
  const chore = {
    cron: '* * * * *',
    async run(pool: typeof fixture.pool, word: string) {
      const { rows } = await pool.query<{ is: boolean }>(`select pg_has_role('postgres', 'member') as is`)
      called.resolve(`${word} ${rows[0]?.is ? 'of the owner' : 'of the application'}`)
    },
  }
  await fixture.startChores({ 'every-minute': chore }, 'parts')

  expect(await called.promise).toBe('parts of the application')
})

test('only one of several processes runs a scheduled job', async () => {
  const done = Promise.withResolvers<void>()
  let runs = 0
  const chores = {
    counted: { cron: yearly, run: async () => void runs++ },
    // This job is started last, so all earlier jobs have run when it runs.
    last: { cron: yearly, run: async () => done.resolve() },
  }
  await fixture.startChores(chores, null)
  await fixture.startChores(chores, null)
  await fixture.callChore('counted')
  await fixture.callChore('last')

  await done.promise
  await expect.poll(() => fixture.queuedCount('counted')).toBe(0)
  expect(runs).toBe(1)
})

test('a failed scheduled job is logged without its message and tried again', async () => {
  const done = Promise.withResolvers<void>()
  const logged: [string, LogFields | undefined][] = []
  let attempts = 0
  const run = async () => {
    attempts += 1
    if (attempts === 1) throw new Error('a secret of the books')
    done.resolve()
  }
  await fixture.startChores({ flaky: { cron: yearly, run } }, null, (_, event, fields) => logged.push([event, fields]))
  await fixture.callChore('flaky')
  await expect.poll(() => logged.length).toBe(1)
  // The queue delays retries. The database owner reschedules the job immediately.
  await fixture.owner(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  )

  await done.promise
  expect(logged).toMatchObject([['chore.failed', { job: 'flaky', attempt: 1, error: 'Error' }]])
  expect(JSON.stringify(logged)).not.toContain('secret')
})

test('a scheduled job whose process died in its last attempt does not block others', async () => {
  const logged: string[] = []
  await fixture.callChore('dead')
  await fixture.owner(`update graphile_worker._private_jobs set attempts = max_attempts`)
  const run = async () => {}
  await fixture.startChores({ dead: { cron: yearly, run } }, null, (_, event) => logged.push(event))

  await expect.poll(() => fixture.queuedCount('dead')).toBe(0)
  expect(logged).toEqual(['job.given_up'])
})
