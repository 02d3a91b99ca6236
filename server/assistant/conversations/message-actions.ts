import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { inLanguage, readerLanguage } from '../../base/text.ts'
import { allowsAi } from '../../people/users/ai-consent.ts'
import type { Services } from '../../platform/requests/services.ts'
import type { Chunk } from '../../platform/stream/answer-stream.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { ChatMessage } from './message.ts'
import { requireMessage } from './read.ts'
import { recomputeAnswer } from './recompute-answer.ts'
import { askedOf } from './stored-answer.ts'
import { askModel, recordReply } from './write.ts'

/** Stops an answer and keeps the text so far. A finished message is unchanged. */
export function stopMessage(
  tenant: Tenant,
  { answerStreams }: Pick<Services, 'answerStreams'>,
  id: string,
): Promise<ChatMessage> {
  return tenant.write(async (db) => {
    const { id: messageId } = await requireMessage(db, id)
    const stopped = await db
      .updateTable('chatMessages')
      .set({ state: 'STOPPED' })
      .where('id', '=', id)
      .where('state', '=', 'WORKING')
      .executeTakeFirst()
    // The answering job waits for this transaction and then adds the text written so far.
    if (stopped.numUpdatedRows > 0n) answerStreams.stop(messageId)
    return requireMessage(db, id)
  })
}

/**
 * Answers a question again with current figures, in a new message.
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the message does not answer a question
 */
export function regenerateAnswer(
  tenant: Tenant,
  { model, operatorSettings }: Pick<Services, 'model' | 'operatorSettings'>,
  id: string,
): Promise<ChatMessage> {
  return tenant.write(async (db) => {
    const { sessionId, canRunAgain } = await requireMessage(db, id)
    const asked = canRunAgain ? await findAsked(db, id) : null
    if (!asked) throw new AppError('CONFLICT', msg`This message doesn't answer a question, so you can't ask it again.`)
    if (model && asked.byModel && (await allowsAi(db, tenant.userId, operatorSettings))) {
      return requireMessage(db, await askModel(db, tenant, sessionId, { ...asked, repeats: asked.repeats ?? id }))
    }
    const language = asked.language ?? readerLanguage()
    const reply = await inLanguage(language, () => recomputeAnswer(tenant, asked.queries))
    const answered = { ...reply, language }
    return requireMessage(db, await recordReply(db, sessionId, asked.text, answered, asked.queries))
  })
}

const pollInterval = 5_000

/**
 * Yields the chunks of an answer. Ends immediately for a finished message.
 * @throws AppError NOT_FOUND
 */
export async function* streamAnswer(
  tenant: Tenant,
  { answerStreams }: Pick<Services, 'answerStreams'>,
  messageId: string,
  signal: AbortSignal,
): AsyncGenerator<Chunk, void, undefined> {
  const { id } = await tenant.read((db) => requireMessage(db, messageId))
  const ending = new AbortController()
  const isComing = () => tenant.read((db) => isAtWork(db, id))
  const chunks = answerStreams.listen(id, AbortSignal.any([signal, ending.signal]))
  const poll = async () => {
    if (!(await isComing().catch(() => false))) ending.abort()
  }
  const pollTimer = setInterval(poll, pollInterval)
  try {
    let next = chunks.next()
    if (!(await isComing())) return
    for (let piece = await next; !piece.done; piece = await next) {
      yield piece.value
      next = chunks.next()
    }
  } finally {
    clearInterval(pollTimer)
    ending.abort()
  }
}

async function isAtWork(db: ReadDb, id: string): Promise<boolean> {
  const row = await db.selectFrom('chatMessages').select('state').where('id', '=', id).executeTakeFirst()
  return row?.state === 'WORKING'
}

async function findAsked(db: ReadDb, id: string) {
  const row = await db.selectFrom('chatMessages').select('question').where('id', '=', id).executeTakeFirst()
  return askedOf(row?.question)
}
