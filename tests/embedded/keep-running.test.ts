import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startIdentity } from '../../server/adapters/embedded/identity.ts'
import { startPostgres } from '../../server/adapters/embedded/postgres.ts'
import { isRunning } from '../../server/adapters/embedded/process.ts'
import { ask, makeDataDir, readPostmaster, until } from './support.ts'

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

test('a killed identity provider restarts on its port with its accounts and is reachable', async () => {
  const dataDir = await makeDataDir()
  const output: string[] = []
  const identity = await startIdentity({
    dataDir,
    projectId: 'demo-purser',
    port: 21550,
    log: (line) => output.push(line),
  })
  onTestFinished(() => identity.stop())
  const received: string[] = []
  identity.onAccountChange?.(({ uid }) => void received.push(uid))
  const accounts = `${identity.url}/identitytoolkit.googleapis.com/v1`
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' }
    const response = await fetch(`${accounts}/${path}?key=embedded`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const sender = { email: 'ada@example.test', password: 'correct horse', returnSecureToken: true }
  const { localId } = await post('accounts:signUp', { ...sender })

  const pid = await pidOf(identity.port)
  process.kill(pid, 'SIGKILL')
  await until(async () =>
    output.some((line) => line.startsWith('The identity provider ended by itself and runs again')),
  )
  expect(await post('accounts:signInWithPassword', sender)).toMatchObject({ localId })
  await post('projects/demo-purser/accounts:update', { localId, disableUser: true })
  await until(async () => received.includes(localId))
})

async function pidOf(port: number): Promise<number> {
  const { stdout } = await promisify(execFile)('pgrep', ['-f', `identity-emulator.ts.*"port":${port}\\b`])
  return Number(stdout.split('\n')[0])
}
