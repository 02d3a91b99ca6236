import { fork } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ReadingError } from '../reader/reading-error.ts'
import { usageOf } from './process-usage.ts'
import type { FromWorker, ToWorker } from './worker/protocol.ts'

/** A process without environment, network or child processes, in which files of users are read. */
export interface WorkerProcess {
  readonly pid: number
  readonly isAlive: boolean
  /**
   * Runs a task; see `WorkerTask`. The process is killed when it breaks a limit.
   * @throws ReadingError, whatever happens to the process
   */
  run<Value, Result, Reply>(task: string, input: unknown, limits: WorkerLimits): AsyncGenerator<Value, Result, Reply>
  /** Resident memory in megabytes (10⁶ bytes); 0 once it has ended. */
  residentMemory(): Promise<number>
  /** Resolves when the process is gone. */
  end(reason: ReadingError): Promise<void>
}

export interface WorkerLimits {
  /** Of the whole task, in milliseconds. Each of its values may take three times as long by the clock. */
  processorTime: number
  /** Resident memory. */
  megabytes: number
}

export interface WorkerOptions {
  /** The module that the process runs. */
  entry: URL
  heapMegabytes: number
  /** Folders of files that it may read and write, beside reading the program itself. */
  folders?: readonly string[]
  /** Whether it may load native code. */
  addons?: boolean
}

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Of the program: not the settings, the data or the history, which lie beside them. Node asks for what a link leads to. */
const program = ['server', 'node_modules', 'package.json']
  .map((name) => `${root}${name}`)
  .flatMap((path) => (existsSync(path) ? [...new Set([path, realpathSync(path)])] : []))
/** Milliseconds between two looks at what the process uses. */
const watchEvery = 100
/** By the clock, in milliseconds: a machine with much else to do makes no file unreadable. */
const clockTimeFor = (processorTime: number) => Math.max(60_000, 3 * processorTime)

export function startWorkerProcess({ entry, heapMegabytes, folders = [], addons }: WorkerOptions): WorkerProcess {
  const inside = folders.map((folder) => `${folder}/*`)
  const child = fork(fileURLToPath(entry), {
    cwd: root,
    // Two arenas, and large blocks straight from the system: memory goes back to the system after each document.
    env: { TZ: 'UTC', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16000000', MALLOC_TRIM_THRESHOLD_: '128000000' },
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--disallow-code-generation-from-strings',
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--permission',
      ...[...program, ...program.map((path) => `${path}/*`), ...inside].map((path) => `--allow-fs-read=${path}`),
      ...inside.map((path) => `--allow-fs-write=${path}`),
      ...(addons ? ['--allow-addons'] : []),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let reason: ReadingError | null = null
  const gone = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      // V8 aborts a process whose heap is full.
      if (signal === 'SIGABRT' || code === 134) reason ??= tooMuchMemory()
      if (signal === 'SIGKILL' || signal === 'SIGTERM') reason ??= interrupted()
      resolve()
    })
    child.once('error', () => resolve())
  })
  const pid = child.pid ?? 0

  const end = (why: ReadingError) => {
    reason ??= why
    child.kill('SIGKILL')
    return gone
  }

  // All messages share this listener: one for each would keep every answer in memory until the process ends.
  let isGone = false
  let refuse: (() => void) | undefined
  void gone.then(() => {
    isGone = true
    refuse?.()
  })
  const ask = (message: ToWorker) =>
    new Promise<FromWorker>((resolve, reject) => {
      refuse = () => reject(reason ?? crashed())
      if (isGone) return refuse()
      child.once('message', (answer: FromWorker) => resolve(answer))
      child.send(message, (error) => error && void gone.then(() => reject(reason ?? crashed(error))))
    }).finally(() => {
      refuse = undefined
      child.removeAllListeners('message')
    })

  return {
    pid,
    get isAlive() {
      return child.connected && child.exitCode === null && child.signalCode === null
    },
    end,
    residentMemory: async () => (await usageOf(pid))?.megabytes ?? 0,
    async *run<Value, Result, Reply>(
      task: string,
      input: unknown,
      { processorTime, megabytes }: WorkerLimits,
    ): AsyncGenerator<Value, Result, Reply> {
      const before = (await usageOf(pid))?.processorTime ?? 0
      const watch = setInterval(async () => {
        const usage = await usageOf(pid)
        if (usage && usage.megabytes > megabytes) void end(tooMuchMemory())
        if (usage && usage.processorTime - before > processorTime) void end(tooSlow(processorTime))
      }, watchEvery)
      try {
        for (let message: ToWorker = { kind: 'start', task, input }; ; ) {
          const clock = setTimeout(() => void end(tooSlow(processorTime)), clockTimeFor(processorTime))
          const answer = await ask(message).finally(() => clearTimeout(clock))
          if (answer.kind === 'failed') throw new ReadingError(answer.code, answer.message, answer.detail)
          if (answer.kind === 'result') return answer.value as Result
          message = { kind: 'next', value: yield answer.value as Value }
        }
      } finally {
        clearInterval(watch)
      }
    },
  }
}

function tooSlow(processorTime: number): ReadingError {
  const seconds = Math.round(processorTime / 1000)
  return new ReadingError(
    'TOO_SLOW',
    `This file took longer than ${seconds} seconds to read. Split it and add the parts.`,
  )
}

function tooMuchMemory(): ReadingError {
  return new ReadingError(
    'TOO_MUCH_MEMORY',
    'This file needs more memory to open than one file may take. Save it at a smaller size, or split it, and add it again.',
  )
}

function interrupted(): ReadingError {
  return new ReadingError('INTERRUPTED', 'The reader was ended while it was reading this file. Try again.')
}

function crashed(cause?: unknown): ReadingError {
  return new ReadingError(
    'CRASHED',
    'The reader stopped while it was reading this file, so it is not read again by itself. Try again, or send another copy of it.',
    cause,
  )
}
