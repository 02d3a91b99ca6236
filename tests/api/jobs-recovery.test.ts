import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openPool } from '../../server/platform/database/database.ts'
import type { Task } from '../../server/platform/jobs/jobs.ts'
import { unlockOrphanedJobs } from '../../server/platform/jobs/jobs-recovery.ts'
import { openJobsWorld } from './jobs-world.ts'

const world = openJobsWorld()
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

test('the job of a killed process restarts immediately, and that of a live process continues', async () => {
  const ada = await world.signUp()
  const child = await startProcess()
  await world.ask(ada, 'wait-for-ever', {})
  await said(child, 'taken')

  const queue = openPool(world.ownerUrl, 1)
  expect(await unlockOrphanedJobs(queue)).toBe(0)
  expect(await world.lockedBy('wait-for-ever')).not.toBeNull()
  await queue.end()

  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
  const again = Promise.withResolvers<void>()
  await world.start({ 'wait-for-ever': taking(again.resolve) }, null)
  await again.promise
})

test('another running process takes over an orphaned job without a restart', async () => {
  const ada = await world.signUp()
  const child = await startProcess()
  await world.ask(ada, 'wait-for-ever', {})
  await said(child, 'taken')
  const again = Promise.withResolvers<void>()
  await world.start({ 'wait-for-ever': taking(again.resolve) }, null, 50)

  child.kill('SIGKILL')
  await again.promise
})

test('a job whose process died in the last attempt is given up', async () => {
  const ada = await world.signUp()
  await world.ask(ada, 'died', { documentId: 'one' })
  await world.owner(
    `update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now(), locked_by = 'pool-of-the-dead'`,
  )
  const told = Promise.withResolvers<string | undefined>()
  const died: Task<null> = { run: async () => {}, onGivenUp: async (_, { documentId }) => told.resolve(documentId) }
  await world.start({ died }, null)

  expect(await told.promise).toBe('one')
  expect(await world.waiting('died')).toBe(0)
})

const taking = (resolve: () => void): Task<null> => ({ run: async () => resolve(), onGivenUp: async () => {} })

async function startProcess(): Promise<ChildProcess> {
  const program = path.join(import.meta.dirname, 'jobs-process.ts')
  const child = spawn(process.execPath, [program, world.ownerUrl, world.appUrl])
  children.push(child)
  await said(child, 'started')
  return child
}

async function said(child: ChildProcess, word: string): Promise<void> {
  const { stdout } = child
  if (!stdout) throw new Error('The process can not be heard.')
  for (;;) {
    const [chunk] = await once(stdout, 'data')
    if (String(chunk).includes(word)) return
  }
}
