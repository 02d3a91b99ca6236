import path from 'node:path'
import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../base/reading-error.ts'
import { semaphore } from '../base/semaphore.ts'
import type { WorkerTask } from './worker/protocol.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

/** Parses files with tables or records. Each file has its own worker process. */
export interface FileParser {
  /**
   * Starts the task of this name (server/parser/tasks.ts). Calling `return` on the generator ends the task and its
   * process early.
   * @throws ReadingError for every failure of the process
   */
  parse<Task extends ParserTask>(task: string, input: Parameters<Task>[0], options: ParseOptions): ReturnType<Task>
  close(): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: the types of each task are checked where it is started.
type ParserTask = WorkerTask<any, unknown, unknown, any>

export interface ParseOptions {
  size: number
  file?: string
  signal?: AbortSignal
}

const heapMegabytes = 256
/** Resident memory, including the heap and about 80 MB for Node. */
const maxMegabytes = 512
const atOnce = 4

/** Returns the limit of CPU time in milliseconds. The start takes 0.5 s, and a CSV file of 1 MB takes 0.2 s. */
export const processorTimeFor = (size: number): number => Math.min(600_000, 5_000 + 2 * Math.ceil(size / 1_000))

/** @param entry the program of the process */
export function openFileParser(entry: URL): FileParser {
  const acquireSlot = semaphore(atOnce)
  const running = new Set<WorkerProcess>()
  let isClosed = false

  async function* parse(task: string, input: unknown, { size, file, signal }: ParseOptions) {
    const release = await acquireSlot()
    let process: WorkerProcess | undefined
    const stop = () => void process?.end(closed())
    try {
      if (isClosed || signal?.aborted) throw closed()
      process = startWorkerProcess({ entry, heapMegabytes, folders: file === undefined ? [] : [path.dirname(file)] })
      running.add(process)
      signal?.addEventListener('abort', stop)
      return yield* process.run(task, input, { processorTime: processorTimeFor(size), megabytes: maxMegabytes })
    } finally {
      signal?.removeEventListener('abort', stop)
      await process?.end(closed())
      if (process) running.delete(process)
      release()
    }
  }

  return {
    parse: parse as FileParser['parse'],
    async close() {
      isClosed = true
      await Promise.all([...running].map((process) => process.end(closed())))
    },
  }
}

const closed = () => new ReadingError('CLOSED', msg`The server is restarting. It will read this file afterwards.`)
