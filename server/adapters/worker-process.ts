import { fork } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../base/reading-error.ts'
import { usageOf } from './process-usage.ts'
import type { FromWorker, ToWorker } from './worker/protocol.ts'

/** A process without environment variables, network or child processes, which reads users' files. */
export interface WorkerProcess {
  readonly pid: number
  readonly isAlive: boolean
  /**
   * Runs a task (see `WorkerTask`). The process is killed when it exceeds a limit.
   * @throws ReadingError for every failure of the process
   */
  run<Value, Result, Reply>(task: string, input: unknown, limits: WorkerLimits): AsyncGenerator<Value, Result, Reply>
  residentMemory(): Promise<number>
  end(reason: ReadingError): Promise<void>
}

export interface WorkerLimits {
  /** CPU time of the whole task in milliseconds. The elapsed time of each value may be three times as long. */
  processorTime: number
  megabytes: number
}

export interface WorkerOptions {
  entry: URL
  heapMegabytes: number
  /** Folders that the process may read and write. The program itself is always readable. */
  folders?: readonly string[]
  /** A folder that the process may only read. */
  readable?: string | null
  addons?: boolean
}

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Readable paths: the program without settings, data and history. Node checks the target of a symbolic link. */
const program = ['server', 'node_modules', 'package.json']
  .map((name) => `${root}${name}`)
  .flatMap((path) => (existsSync(path) ? [...new Set([path, realpathSync(path)])] : []))
/** In milliseconds. */
const watchEvery = 100
/** Elapsed time in milliseconds. The margin prevents a busy machine from making a file unreadable. */
const clockTimeFor = (processorTime: number) => Math.max(60_000, 3 * processorTime)

export function startWorkerProcess({
  entry,
  heapMegabytes,
  folders = [],
  readable,
  addons,
}: WorkerOptions): WorkerProcess {
  const inside = folders.map((folder) => `${folder}/*`)
  const child = fork(fileURLToPath(entry), {
    cwd: root,
    // Two arenas and directly mapped large blocks return memory to the system after each document. A library needs HOME,
    // which a container's user without an entry in /etc/passwd lacks.
    env: {
      TZ: 'UTC',
      HOME: '/nonexistent',
      // onnxruntime would send usage data to its maker.
      ORT_DISABLE_TELEMETRY: '1',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '16000000',
      MALLOC_TRIM_THRESHOLD_: '128000000',
    },
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--disallow-code-generation-from-strings',
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--permission',
      ...[...program, ...program.map((path) => `${path}/*`), ...inside, ...(readable ? [`${readable}/*`] : [])].map(
        (path) => `--allow-fs-read=${path}`,
      ),
      ...inside.map((path) => `--allow-fs-write=${path}`),
      ...(addons ? ['--allow-addons'] : []),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let reason: ReadingError | null = null
  const gone = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      if (signal === 'SIGABRT' || code === 134) reason ??= tooMuchMemory()
      if (signal === 'SIGKILL' || signal === 'SIGTERM') reason ??= interrupted()
      resolve()
    })
    child.once('error', () => resolve())
  })
  const pid = child.pid ?? 0

  const end = (failure: ReadingError) => {
    reason ??= failure
    child.kill('SIGKILL')
    return gone
  }

  // All messages share one listener, because one per message would keep every response in memory.
  let isGone = false
  let rejectRequest: (() => void) | undefined
  void gone.then(() => {
    isGone = true
    rejectRequest?.()
  })
  const ask = (message: ToWorker) =>
    new Promise<FromWorker>((resolve, reject) => {
      rejectRequest = () => reject(reason ?? crashed())
      if (isGone) return rejectRequest()
      child.once('message', (answer: FromWorker) => resolve(answer))
      child.send(message, (error) => error && void gone.then(() => reject(reason ?? crashed(error))))
    }).finally(() => {
      rejectRequest = undefined
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
          if (answer.kind === 'failed') throw new ReadingError(answer.code, answer.text, answer.detail)
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
    msg`This file took longer than ${{ seconds }} seconds to read. Split it and add the parts.`,
  )
}

function tooMuchMemory(): ReadingError {
  return new ReadingError(
    'TOO_MUCH_MEMORY',
    msg`This file needs too much memory to open. Reduce its size or split it, then add it again.`,
  )
}

function interrupted(): ReadingError {
  return new ReadingError('INTERRUPTED', msg`Reading this file was interrupted. Try again.`)
}

function crashed(cause?: unknown): ReadingError {
  return new ReadingError(
    'CRASHED',
    msg`The reader stopped while reading this file, so it won't retry automatically. Try again, or send another copy.`,
    cause,
  )
}
