import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../base/reading-error.ts'
import type { DocumentInput, WarmInput } from '../reader/main.ts'
import type { Page, Preview, Reading, ReadingContext } from '../reader/reading.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

export interface Reader {
  /** @throws ReadingError for every failure of the process */
  read(document: DocumentToRead): Promise<Reading>
  warm(): Promise<void>
  close(): Promise<void>
  readonly processId: number | null
  residentMemory(): Promise<number>
  usage(): ReaderUsage
}

export interface ReaderUsage {
  running: number
  waiting: number
  restarts: number
}

export interface DocumentToRead {
  bytes: Uint8Array
  contentType: string
  readingContext?: ReadingContext
}

export interface ReaderOptions {
  /** CPU time in milliseconds for one document. The elapsed time may be three times as long. Default 20,000. */
  timePerDocument?: number
  /** In megabytes of resident memory. A process above the limit is killed. Default 900. */
  memoryLimit?: number
  /** In megabytes of resident memory. A process above the target is replaced after a document. Default 512. */
  memoryTarget?: number
  /** The folder of the operator's models (READER_MODELS). Default: the models of the package. */
  modelsFolder?: string | null
  /** Called once if the operator's models cannot be used. The models of the package are used instead. */
  onModelsRefused?: (reason: string) => void
  /** Called with the message of a decoder that could not draw an image. */
  onWarning?: (warning: string) => void
}

const readable = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'application/pdf',
  'application/xml',
  'text/plain',
]
const timeToStart = 30_000
const heapMegabytes = 512

const entry = new URL('../reader/main.ts', import.meta.url)

export function openReader(options: ReaderOptions = {}): Reader {
  const { timePerDocument = 20_000, memoryLimit = 900, memoryTarget = 512, onModelsRefused = () => {} } = options
  let modelsFolder = options.modelsFolder ?? null
  let current: WorkerProcess | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let isClosed = false
  let [pending, starts] = [0, 0]

  function runSequentially<Result>(work: () => Promise<Result>): Promise<Result> {
    pending += 1
    const result = queue
      .then(() => {
        if (isClosed) throw closed()
        return work()
      })
      .finally(() => {
        pending -= 1
      })
    queue = result.catch(() => {})
    return result
  }

  async function ready(): Promise<WorkerProcess> {
    if (current?.isAlive) return current
    const started = startWorkerProcess({ entry, heapMegabytes, addons: true, readable: modelsFolder })
    current = started
    starts += 1
    const input: WarmInput = { modelsFolder }
    const warming = started.run<never, string | null, void>('warm', input, {
      processorTime: timeToStart,
      megabytes: memoryLimit,
    })
    const refusal = await warming.next().then(
      ({ value }) => value,
      (error: ReadingError) => {
        if (modelsFolder === null || isClosed) throw error
        return `The reader did not start with these models (${error.code}).`
      },
    )
    if (!refusal) return started
    // Later processes do not try these models again, so the reason is reported once.
    modelsFolder = null
    onModelsRefused(refusal)
    return ready()
  }

  /** Memory that a document leaves allocated is only freed when the process ends. */
  async function restartIfLarge(process: WorkerProcess): Promise<void> {
    if (process.isAlive && (await process.residentMemory()) > memoryTarget) await process.end(closed())
  }

  return {
    warm: () => runSequentially(async () => void (await ready())),
    read: ({ bytes, contentType, readingContext = {} }) =>
      runSequentially(async () => {
        if (!readable.includes(contentType)) throw unsupported()
        const process = await ready()
        // The soft limit is below the limit of the kill, so that the process can return what it has read so far.
        const input: DocumentInput = { bytes, contentType, readingContext, softLimit: timePerDocument * 0.7 }
        try {
          const limits = { processorTime: timePerDocument, megabytes: memoryLimit }
          const reading = await collect(process.run('read', input, limits))
          for (const warning of reading.warnings) options.onWarning?.(warning)
          return reading
        } finally {
          await restartIfLarge(process)
        }
      }),
    get processId() {
      return current?.isAlive ? current.pid : null
    },
    usage: () => ({
      running: Math.min(pending, 1),
      waiting: Math.max(0, pending - 1),
      restarts: Math.max(0, starts - 1),
    }),
    residentMemory: async () => (await current?.residentMemory()) ?? 0,
    async close() {
      isClosed = true
      await current?.end(closed())
      await queue
    },
  }
}

type Part = { page: Page; preview?: never } | { preview: Preview; page?: never }

async function collect(stream: AsyncGenerator<Part, Reading>): Promise<Reading> {
  const pages: Page[] = []
  const previews: Preview[] = []
  for (;;) {
    const { done, value } = await stream.next()
    if (done) return { ...value, pages, previews }
    if (value.page) pages.push(value.page)
    else previews.push(value.preview)
  }
}

function unsupported(): ReadingError {
  return new ReadingError(
    'UNSUPPORTED',
    msg`Receipts can be read from JPEG, PNG, WebP, HEIC, PDF and e-invoice (XML) files only. Save this file in one of these formats and add it again.`,
  )
}

function closed(): ReadingError {
  return new ReadingError('CLOSED', msg`The server is restarting. It will read this document afterwards.`)
}
