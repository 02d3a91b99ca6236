import type { ServerResponse } from 'node:http'
import { createContext } from '../../platform/requests/context.ts'
import { runOperation } from '../graphql/run-operation.ts'
import type { GraphqlServer } from '../graphql/yoga.ts'
import type { Caller } from '../request-claims.ts'
import type { HttpServices } from '../services.ts'
import { type RestMessageFragment, RestMessagesDocument, type RestMessagesQuery } from './generated.ts'
import { unwrapOperation } from './nested-operation-error.ts'

/** In milliseconds (product.md). */
const replyTimeout = 60_000

/** Waits until the assistant's message is complete, for at most one minute. Uses a subscription instead of polling. */
export async function awaitReply(
  services: HttpServices,
  graphql: GraphqlServer,
  { caller, requestId, response }: { caller: Caller; requestId: string; response: ServerResponse },
  message: RestMessageFragment,
): Promise<RestMessageFragment> {
  if (!message.working) return message
  const operation = graphql.operations.trust(RestMessagesDocument)
  const variables = { sessionId: message.sessionId }
  const bodyOf = (data: unknown) => JSON.stringify(data)
  const read = async () => {
    const outcome = await runOperation(graphql, operation, variables, { caller, via: 'rest', requestId, bodyOf })
    const { chatMessages }: RestMessagesQuery = unwrapOperation(outcome)
    return chatMessages.find(({ id }) => id === message.id) ?? message
  }

  const context = createContext(services.contextServices, { ...caller, operation: 'subscription', via: 'rest' })
  const end = () => context.end()
  const late = setTimeout(end, replyTimeout)
  response.once('close', end)
  if (response.closed) end()
  let latest: RestMessageFragment = message
  try {
    await context.require('assistant:ask')
    for await (const _change of context.follow(['chat_message', 'document'], undefined)) {
      latest = await read()
      if (!latest.working) return latest
    }
    return latest
  } finally {
    clearTimeout(late)
    response.off('close', end)
    end()
  }
}
