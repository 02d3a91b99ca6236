import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPostgres } from '../../../server/adapters/embedded/postgres.ts'
import { isRunning } from '../../../server/adapters/embedded/process.ts'
import { ask, launch, makeDataDir, occupyPort, readPostmaster, until } from '../../embedded/support.ts'

const log = () => undefined

test('the database is adopted with its connections after its server was killed', async () => {
  const dataDir = await makeDataDir()
  const killed = await launch(dataDir, 21100)
  await ask(killed.url, 'create table kept as select 42 as answer')
  await killed.kill()

  const adopter = await startPostgres({ dataDir, port: 21150, log })
  expect(adopter).toMatchObject({ adopted: true, port: killed.port, url: killed.url })
  expect(await ask(adopter.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  const pid = readPostmaster(dataDir)?.pid ?? 0
  await adopter.stop()
  expect(await isRunning(pid)).toBe(false)
})

test('committed data is recovered after server and database were both killed', async () => {
  const dataDir = await makeDataDir()
  const killed = await launch(dataDir, 21200)
  await ask(killed.url, 'create table kept as select generate_series(1, 10000) as number')
  const pid = readPostmaster(dataDir)?.pid ?? 0
  process.kill(pid, 'SIGKILL')
  await killed.kill()

  const begun = performance.now()
  const recovered = await startPostgres({ dataDir, port: 21200, log })
  console.log(`PostgreSQL: start after a crash ${Math.round(performance.now() - begun)} ms`)
  expect(recovered.adopted).toBe(false)
  expect(await ask(recovered.url, 'select count(*)::int as count from kept')).toEqual([{ count: 10000 }])
  await recovered.stop()
})

test('a lock file of an ended process or another program is ignored', async () => {
  const dataDir = await makeDataDir()
  const made = await startPostgres({ dataDir, port: 21250, log })
  await made.stop()
  const lockFile = join(dataDir, 'postgres/cluster/postmaster.pid')
  for (const pid of [process.pid, 2 ** 30]) {
    await writeFile(lockFile, `${pid}\n${dataDir}\n1700000000\n21250\n\n127.0.0.1\n0 0\nready\n`)
    const started = await startPostgres({ dataDir, port: 21250, log })
    expect(started.adopted).toBe(false)
    expect(await ask(started.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await started.stop()
  }
})

test('the next free port is used, and two folders run side by side', async () => {
  const occupied = await occupyPort()
  const [one, other] = await Promise.all([makeDataDir(), makeDataDir()])
  const [first, second] = await Promise.all([
    startPostgres({ dataDir: one, port: occupied, log }),
    startPostgres({ dataDir: other, port: occupied, log }),
  ])
  expect(new Set([occupied, first.port, second.port]).size).toBe(3)
  expect(Math.min(first.port, second.port)).toBeGreaterThan(occupied)
  await ask(first.url, 'create table mine as select 1')
  await expect(ask(second.url, 'select * from mine')).rejects.toThrow('does not exist')
  await Promise.all([first.stop(), second.stop()])
})

test('an interrupted first start is repeated', async () => {
  const dataDir = await makeDataDir()
  const interrupted = join(dataDir, 'postgres/cluster.new')
  await mkdir(interrupted, { recursive: true })
  await writeFile(join(interrupted, 'PG_VERSION'), '18\n')
  const started = await startPostgres({ dataDir, port: 21300, log })
  expect(await ask(started.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await started.stop()
})

test("a failure is reported in PostgreSQL's own text", async () => {
  const dataDir = await makeDataDir()
  const made = await startPostgres({ dataDir, port: 21350, log })
  await made.stop()
  const cluster = join(dataDir, 'postgres/cluster')

  await writeFile(join(cluster, 'PG_VERSION'), '9.6\n')
  await expect(startPostgres({ dataDir, port: 21350, log })).rejects.toThrow(
    /PostgreSQL did not start: it ended with exit code 1.*FATAL: {2}database files are incompatible.*version 9\.6/s,
  )
  await rm(join(cluster, 'PG_VERSION'))
  await expect(startPostgres({ dataDir, port: 21350, log })).rejects.toThrow(
    `${cluster} holds files but no PostgreSQL cluster (PG_VERSION is missing)`,
  )
  expect(readPostmaster(dataDir)).toBeUndefined()
})

test('the database stops during work, cuts off its clients and does not hang', async () => {
  const dataDir = await makeDataDir()
  const launched = await launch(dataDir, 21400)
  const work = ask(launched.url, 'select pg_sleep(60)').catch((error: Error) => error.message)
  const pid = readPostmaster(dataDir)?.pid ?? 0
  await until(async () => {
    const [row] = await ask(
      launched.url,
      "select count(*)::int as busy from pg_stat_activity where query ~ 'sleep\\(60'",
    )
    return Number(row?.busy) > 0
  })
  const ended = new Promise((resolve) => launched.process.once('exit', resolve))
  launched.process.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(await isRunning(pid)).toBe(false)
  expect(await work).toMatch(/terminat/)
  await expect(connect(launched.port)).rejects.toThrow('ECONNREFUSED')
})

function connect(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(void socket.destroy()))
    socket.once('error', reject)
  })
}
