import type { Parts } from '../core/context.ts'
import type { Tenant } from '../core/tenant.ts'
import type { Said } from '../core/words.ts'
import type { ChatMessage } from './message.ts'

/** Ends an answer that is still coming: what was said so far stays. One that is finished stays as it is. */
export function stopMessage(_tenant: Tenant, _parts: Pick<Parts, 'words'>, _id: string): Promise<ChatMessage> {
  throw new Error('To be written.')
}

/**
 * Asks the question of an answer again: a new message, with the figures of now.
 * @throws AppError NOT_FOUND; CONFLICT for a message that answers no question
 */
export function runAgain(_tenant: Tenant, _parts: Pick<Parts, 'model'>, _id: string): Promise<ChatMessage> {
  throw new Error('To be written.')
}

/** The words of an answer as they come; ends at once for a message that is finished. @throws AppError NOT_FOUND */
export async function* followWords(
  _tenant: Tenant,
  _parts: Pick<Parts, 'words'>,
  _messageId: string,
  _signal: AbortSignal,
): AsyncGenerator<Said, void, undefined> {
  yield* []
  throw new Error('To be written.')
}
