import { Logger } from 'graphile-worker'
import { type Log, safeErrorFields } from '../../base/log.ts'

/** The queue's own messages include error messages of tasks, which may contain users' data. */
export function queueLogger(log: Log): Logger {
  return new Logger(() => (level, _, meta) => {
    if (level === 'error' && !meta?.failure) log('error', 'jobs.queue', safeErrorFields(meta?.error))
  })
}
