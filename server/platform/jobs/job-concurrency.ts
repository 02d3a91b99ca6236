import type { EventEmitter } from 'node:events'

interface WorkerEvent {
  worker: { workerId: string }
  job?: { task_identifier: string }
}

/**
 * Limits how many jobs of each kind run in this process. Running jobs and polls that may return a job both count.
 * @param limits the maximum by kind; kinds without a number are not limited
 * @param events the events of the queue's workers
 * @returns a function that lists the kinds to skip, called before each poll
 */
export function limitJobConcurrency(limits: ReadonlyMap<string, number>, events: EventEmitter): () => string[] | null {
  const running = new Map<string, number>()
  const fetching = new Map<string, boolean>()
  // The queue does not identify the poll, but polls start in the order of these calls.
  const answered: boolean[] = []
  let open = 0
  const count = (kind: string, change: number) => running.set(kind, (running.get(kind) ?? 0) + change)

  const endFetch = ({ worker }: WorkerEvent) => {
    if (fetching.get(worker.workerId)) open -= 1
    fetching.delete(worker.workerId)
  }
  events.on('worker:getJob:start', ({ worker }: WorkerEvent) => {
    fetching.set(worker.workerId, answered.shift() ?? false)
  })
  events.on('worker:getJob:empty', endFetch)
  events.on('worker:getJob:error', endFetch)
  events.on('job:start', (event: WorkerEvent) => {
    endFetch(event)
    if (event.job) count(event.job.task_identifier, 1)
  })
  events.on('job:complete', ({ job }: WorkerEvent) => {
    if (job) count(job.task_identifier, -1)
  })

  return () => {
    const full = [...limits].filter(([kind, limit]) => (running.get(kind) ?? 0) + open >= limit).map(([kind]) => kind)
    const mayBring = full.length < limits.size
    answered.push(mayBring)
    if (mayBring) open += 1
    return full.length > 0 ? full : null
  }
}
