import { expect, test } from 'vitest'
import type { Task } from '../../../server/platform/jobs/jobs.ts'
import { createJobsFixture, type Member } from './jobs-fixture.ts'

const fixture = createJobsFixture()
const hour = 3_600_000

/** Starts a server that does not check the queue within the test, so that only notifications start jobs. */
async function startTask(name: string, options: Partial<Task<null>> = {}) {
  const arrived = new Map<string, () => void>()
  const run: Task<null>['run'] = async (_, { word = '' }) => arrived.get(word)?.()
  await fixture.start({ [name]: { run, onGivenUp: async () => {}, ...options } }, null, { checkEvery: hour })
  return async (member: Member, word: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    arrived.set(word, resolve)
    await fixture.ask(member, name, { word })
    return { isDone: promise }
  }
}

const words = Array.from({ length: 30 }, (_, at) => `word ${at}`)

test('each job starts when its transaction commits', async () => {
  const ada = await fixture.signUp()
  const ask = await startTask('note')
  for (const word of words) await (await ask(ada, word)).isDone
})

test('the jobs of one queue follow each other', async () => {
  const ada = await fixture.signUp()
  const ask = await startTask('read-import')
  const asked = await Promise.all(words.map((word) => ask(ada, word)))
  await Promise.all(asked.map(({ isDone }) => isDone))
  for (const word of words) await (await ask(ada, word)).isDone
})

test('the jobs of several queues start at the same time', async () => {
  const members = await Promise.all(Array.from({ length: 7 }, () => fixture.signUp()))
  let started = 0
  let all = Promise.withResolvers<void>()
  const run: Task<null>['run'] = async () => {
    started += 1
    if (started % members.length === 0) all.resolve()
    await all.promise
  }
  await fixture.start({ 'read-import': { run, onGivenUp: async () => {} } }, null, { checkEvery: hour })
  for (let round = 0; round < 10; round++) {
    all = Promise.withResolvers()
    await Promise.all(members.map((member) => fixture.ask(member, 'read-import', {})))
    await all.promise
  }
})

test('a limited kind uses its limit although others are fetched at the same time', async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => fixture.signUp()))
  const ask = await startTask('read-import', { atOnce: 1 })
  for (let round = 0; round < 5; round++) {
    const asked = await Promise.all(
      members.flatMap((member, at) => words.slice(0, 3).map((word) => ask(member, `${word} ${at} ${round}`))),
    )
    await Promise.all(asked.map(({ isDone }) => isDone))
  }
})

test('a check of the queue starts a job whose notification was lost', async () => {
  const ada = await fixture.signUp()
  const done = Promise.withResolvers<void>()
  const note: Task<null> = { run: async () => done.resolve(), onGivenUp: async () => {} }
  await fixture.start({ note }, null, { checkEvery: 50 })
  await fixture.owner(`
    insert into graphile_worker._private_tasks (identifier) values ('note') on conflict do nothing;
    insert into graphile_worker._private_jobs (task_id, payload)
      select id, '${JSON.stringify({ ...ada })}' from graphile_worker._private_tasks where identifier = 'note'`)
  await expect(done.promise).resolves.toBeUndefined()
})
