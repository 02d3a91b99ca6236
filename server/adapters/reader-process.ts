import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answer, Part, Request } from '../reader/protocol.ts'
import type { Page, Preview } from '../reader/reading.ts'
import { ReadingError } from '../reader/reading-error.ts'
import { usageOf } from './process-usage.ts'

export interface ReaderProcess {
  readonly pid: number
  /** How many documents it was given. */
  documents: number
  readonly isAlive: boolean
  /** Rejects with a `ReadingError` when the process breaks a limit (it is then killed) or ends by itself. */
  ask(request: Request, limits: { processorTime: number; megabytes: number }): Promise<Answer>
  /** Resident memory in megabytes (10⁶ bytes); 0 once it has ended. */
  residentMemory(): Promise<number>
  /** Resolves when the process is gone. */
  end(reason: ReadingError): Promise<void>
}

const entry = fileURLToPath(new URL('../reader/main.ts', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))

/** Forks a reader: no environment, no writing to disk, no processes of its own, no code made from strings. */
export function startReaderProcess(heapMegabytes: number): ReaderProcess {
  const child = fork(entry, {
    cwd: root,
    // Two arenas, and large blocks straight from the system: pictures' memory goes back to it after each document.
    env: { TZ: 'UTC', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16000000', MALLOC_TRIM_THRESHOLD_: '128000000' },
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--disallow-code-generation-from-strings',
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  let reason: ReadingError | null = null

  const end = (why: ReadingError) => {
    reason ??= why
    child.kill('SIGKILL')
    return gone
  }

  return {
    pid: child.pid ?? 0,
    documents: 0,
    get isAlive() {
      return child.connected && child.exitCode === null && child.signalCode === null
    },
    end,
    residentMemory: async () => (await usageOf(child.pid ?? 0))?.megabytes ?? 0,
    async ask(request, { processorTime, megabytes }) {
      const clock = setTimeout(() => void end(tooSlow(processorTime)), processorTime * patience)
      const before = (await usageOf(child.pid ?? 0))?.processorTime ?? 0
      const watch = setInterval(async () => {
        const usage = await usageOf(child.pid ?? 0)
        if (usage && usage.megabytes > megabytes) void end(tooMuchMemory())
        if (usage && usage.processorTime - before > processorTime) void end(tooSlow(processorTime))
      }, 100)
      try {
        return await new Promise<Answer>((resolve, reject) => {
          const pages: Page[] = []
          const previews: Preview[] = []
          child.on('message', (message: Answer | Part) => {
            if (message.kind === 'page') pages.push(message.page)
            else if (message.kind === 'preview') previews.push(message.preview)
            else if (message.kind !== 'read') resolve(message)
            else resolve({ ...message, reading: { ...message.reading, pages, previews } })
          })
          child.send(request, (error) => error && reject(crashed(error)))
          void gone.then(() => reject(reason ?? crashed()))
        })
      } finally {
        clearTimeout(clock)
        clearInterval(watch)
        child.removeAllListeners('message')
      }
    },
  }
}

/**
 * A document's time is the processor's: a machine that has much else to do makes nothing unreadable. By the clock it is
 * three times as much.
 */
const patience = 3

function tooSlow(processorTime: number): ReadingError {
  const seconds = Math.round(processorTime / 1000)
  return new ReadingError(
    'TOO_SLOW',
    `This document took longer than ${seconds} seconds to read. Split it or take a photo of the page that matters.`,
  )
}

function tooMuchMemory(): ReadingError {
  return new ReadingError(
    'TOO_MUCH_MEMORY',
    'This document needs more memory to open than one document may take. Save it at a smaller size and add it again.',
  )
}

function crashed(cause?: unknown): ReadingError {
  return new ReadingError('CRASHED', 'The reader stopped while it was reading this document. Try again.', cause)
}
