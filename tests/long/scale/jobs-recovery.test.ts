import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openPool } from '../../../server/platform/database/database.ts'
import type { Task } from '../../../server/platform/jobs/jobs.ts'
import { unlockOrphanedJobs } from '../../../server/platform/jobs/jobs-recovery.ts'
import { createJobsFixture } from '../../api/platform/jobs-fixture.ts'

const fixture = createJobsFixture()
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

test('the job of a killed process restarts immediately, and that of a live process continues', async () => {
  const ada = await fixture.signUp()
  const child = await startProcess()
  await fixture.ask(ada, 'wait-for-ever', {})
  await untilOutput(child, 'taken')

  const queue = openPool(fixture.ownerUrl, 1)
  expect(await unlockOrphanedJobs(queue)).toBe(0)
  expect(await fixture.lockedBy('wait-for-ever')).not.toBeNull()
  await queue.end()

  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
  const secondRun = Promise.withResolvers<void>()
  await fixture.start({ 'wait-for-ever': taking(secondRun.resolve) }, null)
  await secondRun.promise
})

test('another running process takes over an orphaned job without a restart', async () => {
  const ada = await fixture.signUp()
  const child = await startProcess()
  await fixture.ask(ada, 'wait-for-ever', {})
  await untilOutput(child, 'taken')
  const secondRun = Promise.withResolvers<void>()
  await fixture.start({ 'wait-for-ever': taking(secondRun.resolve) }, null, { recoverEvery: 50 })

  child.kill('SIGKILL')
  await secondRun.promise
})

test('a job whose process died in the last attempt is given up', async () => {
  const ada = await fixture.signUp()
  await fixture.ask(ada, 'died', { documentId: 'one' })
  await fixture.owner(
    `update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now(), locked_by = 'pool-of-the-dead'`,
  )
  const reported = Promise.withResolvers<string | undefined>()
  const died: Task<null> = { run: async () => {}, onGivenUp: async (_, { documentId }) => reported.resolve(documentId) }
  await fixture.start({ died }, null)

  expect(await reported.promise).toBe('one')
  expect(await fixture.queuedCount('died')).toBe(0)
})

const taking = (resolve: () => void): Task<null> => ({ run: async () => resolve(), onGivenUp: async () => {} })

async function startProcess(): Promise<ChildProcess> {
  const program = path.join(import.meta.dirname, '../../api/platform/jobs-process.ts')
  const child = spawn(process.execPath, [program, fixture.ownerUrl, fixture.appUrl])
  children.push(child)
  await untilOutput(child, 'started')
  return child
}

async function untilOutput(child: ChildProcess, word: string): Promise<void> {
  const { stdout } = child
  if (!stdout) throw new Error('The process can not be heard.')
  for (;;) {
    const [chunk] = await once(stdout, 'data')
    if (String(chunk).includes(word)) return
  }
}
