import { getPriority, setPriority } from 'node:os'
import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../base/reading-error.ts'
import type { FromWorker, ToWorker, WorkerTasks } from './protocol.ts'

export function serve(tasks: WorkerTasks): void {
  // A task may use a whole core, so the server's requests have priority. No process may raise its own.
  setPriority(Math.max(getPriority(), 5))
  // An interrupt in a terminal signals the whole process group, but the server decides when a task is dropped.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  process.on('disconnect', () => process.exit(0))

  let running: AsyncGenerator<unknown, unknown, unknown> | undefined
  const answerTo = async (message: ToWorker): Promise<FromWorker> => {
    try {
      if (message.kind === 'start') running = tasks[message.task]?.(message.input)
      if (!running) throw new Error('No task was started.')
      const { done, value } = await running.next(message.kind === 'next' ? message.value : undefined)
      return { kind: done ? 'result' : 'value', value }
    } catch (error) {
      return failureOf(error)
    }
  }
  process.on('message', async (message: ToWorker) => process.send?.(await answerTo(message)))
}

function failureOf(error: unknown): FromWorker {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  if (error instanceof ReadingError) return { kind: 'failed', code: error.code, text: error.text, detail }
  return { kind: 'failed', code: 'CRASHED', text: msg`This file could not be read.`, detail }
}
