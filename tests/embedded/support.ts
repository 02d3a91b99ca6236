import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { onTestFinished, vi } from 'vitest'
import { isRunning } from '../../server/adapters/embedded/process.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'purser-embedded-'))
  onTestFinished(() => removeDataDir(folder))
  return folder
}

export async function removeDataDir(folder: string): Promise<void> {
  const postmaster = readPostmaster(folder)
  if (postmaster && isPostgres(postmaster.pid)) {
    process.kill(postmaster.pid, 'SIGQUIT')
    await until(async () => !(await isRunning(postmaster.pid)))
  }
  const home = ignoreErrors(() => realpathSync(join(folder, 'postgres')))
  if (home) await rm(home, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

export function readPostmaster(dataDir: string): { pid: number; port: number } | undefined {
  const text = ignoreErrors(() => readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'))
  const lines = text?.split('\n')
  return lines ? { pid: Number(lines[0]), port: Number(lines[3]) } : undefined
}

export interface Launched {
  url: string
  port: number
  host: string
  adopted: boolean
  milliseconds: number
  process: ChildProcess
  kill(): Promise<void>
}

export interface LaunchOptions {
  tree?: string
  node?: string
  uid?: number
  cwd?: string
}

const repository = join(import.meta.dirname, '../..')

export async function launch(
  dataDir: string,
  port: number,
  { tree = repository, node = process.execPath, uid, cwd = tree }: LaunchOptions = {},
): Promise<Launched> {
  const child = spawn(node, [join(tree, 'tests/embedded/launch.ts'), dataDir, String(port)], {
    cwd,
    uid,
    gid: uid,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  for await (const line of createInterface(child.stdout)) return { ...JSON.parse(line), process: child, kill }
  throw new Error(`The launcher ended: ${complaint}`)
}

export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

export async function occupyPort(port = 0): Promise<number> {
  const server = createServer().listen({ port, host: '127.0.0.1' })
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return address.port
}

export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('It did not come true within 30 s.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

function isPostgres(pid: number): boolean {
  return ignoreErrors(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.includes('postgres') ?? true
}

function ignoreErrors<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
