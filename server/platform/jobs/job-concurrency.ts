import type { EventEmitter } from 'node:events'

interface Happening {
  worker: { workerId: string }
  job?: { task_identifier: string }
}

/**
 * Keeps places free: of each kind of job, no more run in this process at a time than it may take. Counts those that run
 * and the looks for a job that may still bring one.
 * @param most by kind; kinds without a number take as many places as there are
 * @param events of the queue's workers
 * @returns what the queue asks before each look for a job: the kinds that are not to be taken now
 */
export function limitJobConcurrency(most: ReadonlyMap<string, number>, events: EventEmitter): () => string[] | null {
  const running = new Map<string, number>()
  const looking = new Map<string, boolean>()
  // The queue does not say whose look it asks for, but looks begin in the order in which they were answered.
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
