import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { isRunning } from '../../../server/adapters/embedded/process.ts'
import { makeDataDir, readPostmaster, until } from '../../embedded/support.ts'
import { freePort } from '../../support/servers/server.ts'

test.each([' is ready', 'PostgreSQL '])(
  'the server and its database end when npm start is killed after it printed "%s"',
  async (printed) => {
    const dataDir = await makeDataDir()
    const port = await freePort()
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exited = once(npm, 'exit')
    for await (const line of createInterface(npm.stdout)) if (line.includes(printed)) break
    const database = readPostmaster(dataDir)?.pid ?? 0
    expect(await isRunning(database)).toBe(true)

    npm.kill('SIGTERM')
    await exited
    await until(async () => !(await isRunning(database)))
    await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow()
  },
)

test('npm start starts a killed server again, with its data', async () => {
  const port = await freePort()
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: await makeDataDir() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [exited, lines] = [once(npm, 'exit'), createInterface(npm.stdout)]
  const printed = lines[Symbol.asyncIterator]()
  const ready = async () => {
    for (;;) {
      const { value, done } = await printed.next()
      if (done || value.includes(' is ready')) return
    }
  }
  await ready()
  await fetch(`http://127.0.0.1:${port}/health/ready`)
  const [supervisor] = await childrenOf(npm)
  const [server] = await childrenOf({ pid: supervisor })
  process.kill(server ?? 0, 'SIGKILL')
  await ready()
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200)
  npm.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow()
})

async function childrenOf({ pid }: Pick<ChildProcess, 'pid'>): Promise<number[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number)
}
