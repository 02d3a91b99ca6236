import type { Trace } from '../../../adapters/error-reports.ts'
import { titleOf } from '../operation.ts'
import { aroundRequest } from '../plugin.ts'

/** Times each operation. REST and MCP trace their requests instead. */
export const useTracing = (trace: Trace) =>
  aroundRequest(({ operation, request, run }) =>
    request.via === 'rest' || request.via === 'mcp' ? run() : trace(`graphql ${titleOf(operation)}`, () => run()),
  )
