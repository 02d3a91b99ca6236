import type { ReadingErrorCode } from '../../reader/reading-error.ts'

/**
 * A task of a worker process is an async generator. The server asks for each of its values, so the process is never
 * further ahead than one value, and the server may pass a value in.
 */
export type ToWorker = { kind: 'start'; task: string; input: unknown } | { kind: 'next'; value: unknown }

export type FromWorker =
  | { kind: 'value'; value: unknown }
  | { kind: 'result'; value: unknown }
  | { kind: 'failed'; code: ReadingErrorCode; message: string; detail: string }

export type WorkerTask<Input, Value, Result, Reply = undefined> = (input: Input) => AsyncGenerator<Value, Result, Reply>

// biome-ignore lint/suspicious/noExplicitAny: the types of each task are checked where it is started.
export type WorkerTasks = Record<string, WorkerTask<any, unknown, unknown, any>>
