import type { Trace } from '../../../adapters/error-reports.ts'
import type { Operation } from '../operation.ts'
import { aroundRequest } from '../plugin.ts'

/** Times each operation. REST and MCP trace their requests instead. */
export const useTracing = (trace: Trace) =>
  aroundRequest(({ operation, request, run }) =>
    request.via === 'rest' || request.via === 'mcp' ? run() : trace(`graphql ${titleOf(operation)}`, () => run()),
  )

/** Names from the schema: clients choose the name of an operation, so it can hold personal data. */
function titleOf({ rootFields }: Operation): string {
  const names = [...new Set(rootFields)]
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ')
}
