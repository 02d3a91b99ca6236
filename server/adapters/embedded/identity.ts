import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import type { AccountState } from '../identity.ts'
import type { AccountChange } from './identity-changes.ts'
import type { EmulatorReport, EmulatorRequest } from './identity-emulator.ts'
import { superviseProcess } from './supervise-process.ts'

export interface EmbeddedIdentity {
  url: string
  host: string
  port: number
  listOutOfBandCodes(): Promise<OutOfBandCode[]>
  /**
   * Reports each account that is disabled, enabled, signed out everywhere or deleted. Undefined if the emulator does
   * not report changes and must be polled.
   */
  onAccountChange?(onChange: (account: AccountState) => void): void
  stop(): Promise<void>
}

export interface OutOfBandCode {
  email: string
  requestType: string
  oobLink: string
  oobCode: string
  /** In ISO 8601, UTC. */
  at: string
}

export interface IdentityOptions {
  dataDir: string
  projectId: string
  port?: number
  log(line: string): void
}

/**
 * Limits the process to 160 MB under load instead of 360 MB: garbage is collected sooner, and the 16 MB of each
 * password hash are returned to the system.
 */
const smallMemory = {
  env: { MALLOC_MMAP_THRESHOLD_: '1000000' },
  execArgv: ['--max-semi-space-size=2', '--max-old-space-size=192'],
}

/**
 * Starts the Firebase Auth emulator in a separate process on 127.0.0.1 with the saved accounts. The process ends with
 * this one. If it ends by itself, it is restarted on the same port.
 */
export async function startIdentity({
  dataDir,
  projectId,
  port = 9099,
  log,
}: IdentityOptions): Promise<EmbeddedIdentity> {
  const folder = resolve(dataDir, 'identity')
  const listeners: ((account: AccountState) => void)[] = []
  const onChange = ({ uid, isDisabled, validAfter }: AccountChange) => {
    const state = { uid, isDisabled, validAfter: validAfter === undefined ? undefined : new Date(validAfter) }
    for (const listener of listeners) listener(state)
  }
  let emulator = await startEmulator({ folder, projectId, port, isKnown: false }, onChange)
  const known = emulator.port
  const release = superviseProcess({
    name: 'The identity provider',
    isRunning: async () => isAlive(emulator.child),
    async start() {
      emulator = await startEmulator({ folder, projectId, port: known, isKnown: true }, onChange)
    },
    log,
  })
  const host = `127.0.0.1:${known}`
  return {
    url: `http://${host}`,
    host,
    port: known,
    listOutOfBandCodes: () => listCodes(host, projectId),
    onAccountChange: (listener) => void listeners.push(listener),
    async stop() {
      await release()
      await end(emulator.child)
    },
  }
}

interface RunningEmulator {
  child: ChildProcess
  port: number
}

/** @throws Error with the last output if the emulator does not start */
async function startEmulator(
  request: EmulatorRequest,
  onChange: (change: AccountChange) => void,
): Promise<RunningEmulator> {
  const child = fork(join(import.meta.dirname, 'identity-emulator.ts'), [JSON.stringify(request)], {
    // The emulator's libraries read settings, proxies and home folders from the environment, so this process's
    // environment is not passed on.
    env: { HOME: request.folder, XDG_CONFIG_HOME: request.folder, ...smallMemory.env },
    execArgv: smallMemory.execArgv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-2000)
    })
  }
  const listening = await awaitReport(child)
  if (!('port' in listening)) {
    child.kill('SIGKILL')
    throw new Error(
      `The identity provider did not start: ${'failure' in listening ? listening.failure : ''}\n${output}`.trim(),
    )
  }
  child.on('message', (report: EmulatorReport) => {
    if ('changed' in report) onChange(report.changed)
  })
  return { child, port: listening.port }
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function awaitReport(child: ChildProcess): Promise<EmulatorReport> {
  return new Promise((resolve) => {
    child.once('message', (message: EmulatorReport) => resolve(message))
    child.once('error', (error) => resolve({ failure: error.message }))
    child.once('exit', (code, signal) => resolve({ failure: `it ended with ${signal ?? `exit code ${code}`}` }))
  })
}

/** A link contains the port of an earlier run, which may differ from the current one. */
export async function listCodes(host: string, projectId: string): Promise<OutOfBandCode[]> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`)
  if (!response.ok) throw new Error(`The identity provider answered ${response.status} for its mails.`)
  const { oobCodes }: { oobCodes: OutOfBandCode[] } = await response.json()
  return oobCodes.map((code) => {
    const link = new URL(code.oobLink)
    link.host = host
    return { ...code, oobLink: link.toString() }
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const hurry = setTimeout(() => child.kill('SIGKILL'), 3_000)
  await ended
  clearTimeout(hurry)
}
