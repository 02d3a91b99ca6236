import { randomUUID } from 'node:crypto'
import type { ExecutionResult } from 'graphql'
import { type Context, createContext } from '../../../platform/requests/context.ts'
import type { HttpServices } from '../../services.ts'
import type { Operation } from '../operation.ts'
import type { OperationRequest, ResponseMetadata } from '../operation-request.ts'
import { aroundRequest, type Execution } from '../plugin.ts'
import { hashOf } from '../variables.ts'

/**
 * Runs each operation in one transaction, which is committed when there are no errors. The body is written before the
 * commit and is stored under the Idempotency-Key; a request with the same key is answered with the stored body.
 */
export const useTransaction = ({ contextServices }: HttpServices) =>
  aroundRequest(async ({ operation, variables, request, run }) => {
    const { caller, idempotencyKey: key } = request
    const { organizationId } = caller
    const isMutation = operation.kind === 'mutation'
    const batchId = isMutation && organizationId ? randomUUID() : undefined
    const signedIn = request.subject?.signedIn
    // An API token does not receive the response that another one, or a session, has stored.
    const text = [operation.text, ...(signedIn?.grant ? [signedIn.grant.id] : [])].join('\n')
    const hash = () => hashOf(text, request.keyedBy ?? variables)
    const context = createContext(contextServices, {
      operation: operation.kind,
      token: caller.token,
      signedIn,
      organizationId,
      today: caller.today,
      via: request.via,
      batchId,
      deadline: request.deadline,
      ...(isMutation && key !== undefined && { keyed: { key, hash: hash(), organizationId } }),
    })
    request.context = context
    try {
      const result = await run(context)
      if (context.replayed === undefined) return await finish(result, { operation, request, context, batchId })
      await context.finish(false, undefined)
      return repeatedResult(request, String(context.replayed))
    } catch (error) {
      await context.finish(false, undefined).catch(() => {})
      throw error
    }
  })

interface Finishing extends Pick<Execution, 'operation' | 'request'> {
  context: Context
  batchId: string | undefined
}

async function finish(result: ExecutionResult, { operation, request, context, batchId }: Finishing) {
  const extensions = metadataOf(operation, context, batchId)
  const isSaved = !result.errors?.length
  const body = result.data == null ? undefined : request.bodyOf(result.data, extensions)
  await context.finish(isSaved, batchId ? `${batchId} ${body}` : body)
  Object.assign(request, { isSaved, batchId, body })
  return { ...result, extensions: { ...extensions } }
}

function metadataOf({ kind }: Operation, { streamPosition }: Context, batchId: string | undefined): ResponseMetadata {
  if (batchId) return { batch: batchId }
  if (kind !== 'query' || !streamPosition) return {}
  return { live: { cursor: streamPosition.cursor, number: Number(streamPosition.number) } }
}

/** @param stored the batch of what the first request changed in an organization, then its body */
function repeatedResult(request: OperationRequest, stored: string): ExecutionResult {
  const [, batchId, body = stored] = /^([\da-f-]{36}) (.*)$/s.exec(stored) ?? []
  Object.assign(request, { batchId, body })
  return request.via === 'rest' ? {} : JSON.parse(body)
}
