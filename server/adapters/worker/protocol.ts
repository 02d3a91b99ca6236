import type { ReadingErrorCode } from '../../base/reading-error.ts'
import type { Text } from '../../base/text.ts'

/**
 * A task is an async generator. The server requests each value and can pass a value in, so the process is at most one
 * value ahead.
 */
export type ToWorker = { kind: 'start'; task: string; input: unknown } | { kind: 'next'; value: unknown }

export type FromWorker =
  | { kind: 'value'; value: unknown }
  | { kind: 'result'; value: unknown }
  | { kind: 'failed'; code: ReadingErrorCode; text: Text; detail: string }

export type WorkerTask<Input, Value, Result, Reply = undefined> = (input: Input) => AsyncGenerator<Value, Result, Reply>

// biome-ignore lint/suspicious/noExplicitAny: the types of each task are checked where it is started.
export type WorkerTasks = Record<string, WorkerTask<any, unknown, unknown, any>>
