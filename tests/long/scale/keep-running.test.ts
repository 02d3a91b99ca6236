import { expect, test } from 'vitest'
import { startPostgres } from '../../../server/adapters/embedded/postgres.ts'
import { isRunning } from '../../../server/adapters/embedded/process.ts'
import { ask, makeDataDir, readPostmaster, until } from '../../embedded/support.ts'

for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGTERM'] as const) {
  test(`a database ended by ${signal} runs again where it was, with what was committed`, async () => {
    const dataDir = await makeDataDir()
    const output: string[] = []
    const { url, port, stop } = await startPostgres({ dataDir, port: 21500, log: (line) => output.push(line) })
    await ask(url, 'create table kept as select 42 as answer')
    const pid = readPostmaster(dataDir)?.pid ?? 0

    process.kill(pid, signal)
    const begun = performance.now()
    await until(async () => !(await isRunning(pid)))
    await until(() =>
      ask(url, 'select 1').then(
        () => true,
        () => false,
      ),
    )
    console.log(`PostgreSQL: again after ${signal} within ${Math.round(performance.now() - begun)} ms`)
    expect(await ask(url, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(readPostmaster(dataDir)).toMatchObject({ port })
    await until(async () => output.some((line) => line.startsWith('PostgreSQL ended by itself and runs again after')))

    const restartedPid = readPostmaster(dataDir)?.pid ?? 0
    await stop()
    expect(await isRunning(restartedPid)).toBe(false)
    expect(readPostmaster(dataDir)).toBeUndefined()
  })
}
