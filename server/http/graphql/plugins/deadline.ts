import { startDeadline } from '../../../base/deadline.ts'
import type { Limits } from '../../limits/limits.ts'
import { aroundRequest } from '../plugin.ts'

/** Gives each request its time. A query also ends when its client disconnects; a mutation is completed all the same. */
export const useDeadline = ({ operationTime, writeTime }: Pick<Limits, 'operationTime' | 'writeTime'>) =>
  aroundRequest(async ({ operation, request, run }) => {
    const isQuery = operation.kind === 'query'
    request.deadline = isQuery ? startDeadline(operationTime, request.disconnected) : startDeadline(writeTime)
    return run().finally(request.deadline.stop)
  })
