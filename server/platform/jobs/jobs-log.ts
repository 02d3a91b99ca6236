import { Logger } from 'graphile-worker'
import { type Log, traceOf } from '../../base/log.ts'

/** The queue's own messages contain the error messages of tasks, which may quote what people wrote. */
export function queueLogger(log: Log): Logger {
  return new Logger(() => (level, _, meta) => {
    if (level === 'error' && !meta?.failure) log('error', 'jobs.queue', traceOf(meta?.error))
  })
}
