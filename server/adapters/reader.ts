import type { Answer } from '../reader/protocol.ts'
import type { Reading, ReadingHints } from '../reader/reading.ts'
import { ReadingError } from '../reader/reading-error.ts'
import { type ReaderProcess, startReaderProcess } from './reader-process.ts'

/** Reads documents in a process of its own, one at a time. */
export interface Reader {
  /** Rejects with a `ReadingError`, whatever happens to the process. */
  read(document: DocumentToRead): Promise<Reading>
  /** Starts the process and loads what it needs, so that the first document does not wait for it. */
  warm(): Promise<void>
  /** Ends the process; what is under way or waiting is rejected. */
  close(): Promise<void>
  /** Of the process; null while there is none. */
  readonly processId: number | null
  /** Resident memory of the process in megabytes; 0 while there is none. */
  residentMemory(): Promise<number>
}

export interface DocumentToRead {
  bytes: Uint8Array
  /** What the document was stored as. The bytes must be that. */
  contentType: string
  hints?: ReadingHints
}

export interface ReaderOptions {
  /** Milliseconds of processor time from the start of a document to the kill; three times as much by the clock. Default 20,000. */
  timePerDocument?: number
  /** Resident megabytes at which the process is killed. Default 900. */
  memoryLimit?: number
  /** Resident megabytes above which the process is replaced between documents. Default 512. */
  memoryTarget?: number
  /** Documents after which the process is replaced when it is above the target. Default 25. */
  documentsPerProcess?: number
}

const readable = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'application/pdf']
const timeToStart = 30_000
const heapMegabytes = 512

export function openReader(options: ReaderOptions = {}): Reader {
  const { timePerDocument = 20_000, memoryLimit = 900 } = options
  const { memoryTarget = 512, documentsPerProcess = 25 } = options
  let current: ReaderProcess | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let isClosed = false

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(() => {
      if (isClosed) throw closed()
      return work()
    })
    queue = result.catch(() => {})
    return result
  }

  async function ready(): Promise<ReaderProcess> {
    if (current?.isAlive && (await isWorn(current))) await current.end(closed())
    if (current?.isAlive) return current
    const started = startReaderProcess(heapMegabytes)
    current = started
    answered(await started.ask({ kind: 'warm' }, { processorTime: timeToStart, megabytes: memoryLimit }))
    return started
  }

  async function isWorn(process: ReaderProcess): Promise<boolean> {
    return process.documents >= documentsPerProcess && (await process.residentMemory()) > memoryTarget
  }

  return {
    warm: () => inTurn(async () => void (await ready())),
    read: ({ bytes, contentType, hints = {} }) =>
      inTurn(async () => {
        if (!readable.includes(contentType)) throw unsupported()
        const process = await ready()
        process.documents++
        // The process is given a little less than the kill allows, to hand over what it has read by then.
        const request = { kind: 'read' as const, bytes, hints, softLimit: timePerDocument * 0.7 }
        const limits = { processorTime: timePerDocument, megabytes: memoryLimit }
        const answer = answered(await process.ask(request, limits))
        if (answer.kind !== 'read') throw new ReadingError('CRASHED', 'The reader gave no answer. Try again.')
        return answer.reading
      }),
    get processId() {
      return current?.isAlive ? current.pid : null
    },
    residentMemory: async () => (await current?.residentMemory()) ?? 0,
    async close() {
      isClosed = true
      await current?.end(closed())
      await queue
    },
  }
}

function answered(answer: Answer): Exclude<Answer, { kind: 'failed' }> {
  if (answer.kind === 'failed') throw new ReadingError(answer.code, answer.message, answer.detail)
  return answer
}

function unsupported(): ReadingError {
  return new ReadingError(
    'UNSUPPORTED',
    'Only pictures (JPEG, PNG, WebP, HEIC) and PDF files can be read as receipts. Save it as one of them and add it again.',
  )
}

function closed(): ReadingError {
  return new ReadingError('CLOSED', 'The reader is shutting down. The document is read after the next start.')
}
