import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, readFile, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
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

test.runIf(process.getuid?.() === 0)(
  'a user who cannot write to the program folder is told to build the app',
  async () => {
    const [folder, dataDir] = [await makeDataDir(), await makeDataDir()]
    await chmod(folder, 0o755)
    for (const name of ['server', 'schema', 'migrations', 'web', 'package.json', 'package-lock.json'])
      await cp(name, join(folder, name), { recursive: true })
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    await chown(dataDir, 54_321, 54_321)
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'server/main.ts')], {
      env: { PATH: process.env.PATH, HOME: dataDir, PORT: String(await freePort()), DATA_DIR: dataDir },
      uid: 54_321,
      gid: 54_321,
      encoding: 'utf8',
    })
    expect(stdout + stderr).toContain(`this user cannot write to ${folder} to build it. Run npm run build once`)
    expect(stdout + stderr).not.toMatch(/vite|^ +at /m)
  },
)

async function childrenOf({ pid }: Pick<ChildProcess, 'pid'>): Promise<number[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number)
}
