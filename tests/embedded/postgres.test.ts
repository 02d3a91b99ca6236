import { chown, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPostgres } from '../../server/adapters/embedded/postgres.ts'
import { isRunning } from '../../server/adapters/embedded/process.ts'
import { ask, makeDataDir, readPostmaster } from './support.ts'

const log = () => undefined

test('the database starts on an empty folder, keeps its data and leaves no process when stopped', async () => {
  const dataDir = await makeDataDir()
  const begun = performance.now()
  const first = await startPostgres({ dataDir, port: 21000, log })
  const firstTime = performance.now() - begun
  await ask(first.url, "create table kept as select uuidv7() as id, 'Ähre'::text as word")
  const pid = readPostmaster(dataDir)?.pid ?? 0
  expect(await isRunning(pid)).toBe(true)
  await first.stop()
  expect(await isRunning(pid)).toBe(false)
  await expect(ask(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED')

  const restartedAt = performance.now()
  const second = await startPostgres({ dataDir, port: 21000, log })
  console.log(
    `PostgreSQL: first start ${Math.round(firstTime)} ms, warm ${Math.round(performance.now() - restartedAt)} ms`,
  )
  expect(second.adopted).toBe(false)
  expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'Ähre' }])
  await second.stop()
})

test('the database is safe by default: durable, on loopback only, with a password and no statements in its messages', async () => {
  const dataDir = await makeDataDir()
  const { url, port, stop } = await startPostgres({ dataDir, port: 21050, log })
  const settings = await ask(
    url,
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit',
      'listen_addresses', 'unix_socket_directories', 'password_encryption', 'max_connections', 'log_statement',
      'log_min_error_statement', 'server_encoding', 'TimeZone')`,
  )
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    max_connections: '100',
    log_statement: 'none',
    log_min_error_statement: 'panic',
    server_encoding: 'UTF8',
    TimeZone: 'UTC',
  })
  await expect(ask(`postgres://postgres:wrong@127.0.0.1:${port}/postgres`, 'select 1')).rejects.toThrow('password')
  await stop()
})

test.runIf(process.getuid?.() === 0)('the database starts for a user ID without a name', async () => {
  const dataDir = await makeDataDir()
  await chown(dataDir, 54_321, 54_321)
  const home = join(dataDir, 'postgres')
  await mkdir(home, { mode: 0o700 })
  await chown(home, 54_321, 54_321)
  const { url, stop } = await startPostgres({ dataDir, port: 21100, log })
  expect(await ask(url, "select rolname from pg_roles where rolname !~ '^pg_'")).toEqual([{ rolname: 'postgres' }])
  expect((await stat(join(home, 'cluster'))).uid).toBe(54_321)
  expect(await readdir(home)).not.toContain('cluster.programs')
  await stop()
})
