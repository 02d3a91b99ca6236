import type { EventEmitter } from 'node:events'

interface Happening {
  worker: { workerId: string }
  job?: { task_identifier: string }
}

/**
 * Limits how many jobs of each kind run in this process. Running jobs and polls that may return a job both count.
 * @param most the maximum by kind; kinds without a number are not limited
 * @param events the events of the queue's workers
 * @returns a function that lists the kinds to skip, called before each poll
 */
export function limitJobConcurrency(most: ReadonlyMap<string, number>, events: EventEmitter): () => string[] | null {
  const running = new Map<string, number>()
  const looking = new Map<string, boolean>()
  // The queue does not identify the poll, but polls start in the order of these calls.
  const answered: boolean[] = []
  let open = 0
  const count = (kind: string, change: number) => running.set(kind, (running.get(kind) ?? 0) + change)

  const endLook = ({ worker }: Happening) => {
    if (looking.get(worker.workerId)) open -= 1
    looking.delete(worker.workerId)
  }
  events.on('worker:getJob:start', ({ worker }: Happening) => {
    looking.set(worker.workerId, answered.shift() ?? false)
  })
  events.on('worker:getJob:empty', endLook)
  events.on('worker:getJob:error', endLook)
  events.on('job:start', (happening: Happening) => {
    endLook(happening)
    if (happening.job) count(happening.job.task_identifier, 1)
  })
  events.on('job:complete', ({ job }: Happening) => {
    if (job) count(job.task_identifier, -1)
  })

  return () => {
    const full = [...most].filter(([kind, places]) => (running.get(kind) ?? 0) + open >= places).map(([kind]) => kind)
    const mayBring = full.length < most.size
    answered.push(mayBring)
    if (mayBring) open += 1
    return full.length > 0 ? full : null
  }
}
