import { spawn } from 'node:child_process'
import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, asAccount } from './postgres-account.ts'
import { lastLines } from './postgres-cluster.ts'
import type { PostgresHome } from './postgres-home.ts'
import { hasWorkingDirectory, isRunning } from './process.ts'
import { waitFor } from './wait.ts'

export interface Postmaster {
  pid: number
  port: number
}

/** In milliseconds. Recovery after a crash under load may delay the first connection. */
const timeouts = { ready: 180_000, fastStop: 20_000, quickStop: 10_000 }

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  fsync: 'on',
  // Statements and their errors contain users' data, so they are not logged.
  log_statement: 'none',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

export class RetryableStartError extends Error {
  readonly reason: 'port taken' | 'still ending'

  constructor(reason: RetryableStartError['reason'], output: string) {
    super(`PostgreSQL did not start. Its last lines:\n${lastLines(output)}`)
    this.reason = reason
  }
}

/**
 * Finds the PostgreSQL server that a killed process left on this cluster and waits until it accepts connections.
 * Removes a lock file whose process is dead or a different program.
 */
export async function findPostmaster({ cluster }: PostgresHome): Promise<Postmaster | undefined> {
  const found = await readLockFile(cluster)
  if (!found) return undefined
  if (await isRunning(found.pid)) {
    const outcome = await waitFor(async () => {
      if (!(await isPostmaster(found.pid, cluster))) return 'gone'
      const now = await readLockFile(cluster)
      return now?.status === 'ready' ? now : undefined
    }, timeouts.ready)
    if (outcome !== 'gone') return outcome ?? failToAdopt(found.pid, cluster)
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  return undefined
}

/**
 * Starts PostgreSQL on the port and waits until it accepts connections. The process outlives this one, so that a Ctrl-C
 * in the terminal does not stop it first.
 *
 * @throws RetryableStartError or Error, with PostgreSQL's last output
 */
export async function startPostmaster(
  programs: string,
  home: PostgresHome,
  account: Account,
  port: number,
): Promise<Postmaster> {
  const messages = await openMessages(home, account)
  const options = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(programs, 'bin', 'postgres'), ['-D', home.cluster, ...options], {
    ...asAccount(account),
    detached: true,
    stdio: ['ignore', messages.fd, messages.fd],
  })
  try {
    let failed: string | undefined
    child.once('error', (error) => {
      failed = error.message
    })
    child.once('exit', (code, signal) => {
      failed = `it ended with ${signal ?? `exit code ${code}`}`
    })
    const ready = await waitFor(async () => {
      if (failed !== undefined) return failed
      const now = await readLockFile(home.cluster)
      return now?.status === 'ready' && now.pid === child.pid ? now : undefined
    }, timeouts.ready)
    if (typeof ready === 'object') return ready

    child.kill('SIGQUIT')
    const output = await readFile(home.messages, 'utf8')
    if (output.includes('could not create any TCP/IP sockets')) throw new RetryableStartError('port taken', output)
    // The child processes of a killed postmaster hold its shared memory for a moment.
    if (output.includes('pre-existing shared memory block')) throw new RetryableStartError('still ending', output)
    throw new Error(`PostgreSQL did not start: ${ready ?? 'it took too long'}. Its last lines:\n${lastLines(output)}`)
  } finally {
    child.unref()
    await messages.close()
  }
}

/** Starts a new log file and keeps the previous one, which limits the size. */
async function openMessages({ messages }: PostgresHome, { uid, gid }: Account): Promise<FileHandle> {
  await rename(messages, `${messages}.old`).catch(() => undefined)
  const file = await open(messages, 'a', 0o600)
  if (uid !== undefined && gid !== undefined) await file.chown(uid, gid)
  return file
}

/** Stops PostgreSQL in fast mode, and in immediate mode after a timeout. PostgreSQL recovers at the next start then. */
export async function stopPostmaster({ pid }: Postmaster, { cluster }: PostgresHome): Promise<void> {
  const steps = [
    ['SIGINT', timeouts.fastStop],
    ['SIGQUIT', timeouts.quickStop],
  ] as const
  for (const [signal, time] of steps) {
    if (!(await isPostmaster(pid, cluster))) return
    process.kill(pid, signal)
    if (await waitFor(async () => ((await isRunning(pid)) ? undefined : true), time)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`)
}

async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  return (await isRunning(pid)) && (await hasWorkingDirectory(pid, cluster))
}

/** Reads lines 1, 4 and 8 of postmaster.pid: process, port, status. Undefined for a missing or incomplete file. */
async function readLockFile(cluster: string): Promise<(Postmaster & { status: string }) | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 ? { pid, port, status: lines[7] ?? '' } : undefined
}

function failToAdopt(pid: number, cluster: string): never {
  throw new Error(`PostgreSQL (process ${pid}) runs on ${cluster} but does not become ready.`)
}
