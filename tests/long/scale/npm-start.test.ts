import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
