import { existsSync, statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDataDir } from '../../server/adapters/embedded/data-dir-lock.ts'
import { makeDataDir } from './support.ts'

test('one server uses a folder, and the next one learns its owner', async () => {
  const dataDir = join(await makeDataDir(), 'new')
  const lock = await lockDataDir(dataDir, 4000)
  expect(statSync(dataDir).mode & 0o777).toBe(0o711)
  await expect(lockDataDir(dataDir, 4001)).rejects.toThrow(
    `Purser is already running on this folder (pid ${process.pid}, port 4000): ${dataDir}`,
  )
  await lock.release()
  expect(await readdir(dataDir)).toEqual([])
  await (await lockDataDir(dataDir)).release()
})

test.each([
  ['is gone', { pid: 2 ** 30, birth: 'then', port: 4000 }],
  ['is another program by now', { pid: process.pid, birth: 'an earlier boot', port: 4000 }],
  ['cannot be told', 'half a line'],
])('a lock is taken over if its holder %s', async (_, left) => {
  const dataDir = await makeDataDir()
  await writeFile(join(dataDir, 'server.lock'), typeof left === 'string' ? left : JSON.stringify(left))
  const lock = await lockDataDir(dataDir)
  expect(JSON.parse(await readFile(join(dataDir, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid })
  await lock.release()
})

test('a stale lock is given to exactly one of many simultaneous servers', async () => {
  const dataDir = await makeDataDir()
  for (let round = 0; round < 20; round++) {
    await writeFile(join(dataDir, 'server.lock'), JSON.stringify({ pid: 2 ** 30, birth: 'then', port: null }))
    const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(dataDir)))
    const [winner, ...others] = attempts.filter((attempt) => attempt.status === 'fulfilled')
    expect(others).toEqual([])
    await winner?.value.release()
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)
  }
})
