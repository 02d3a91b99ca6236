import { AppError, ensure, requireFound } from '../core/errors.ts'
import type { WriteDb } from '../core/fence.ts'
import type { Tenant, Terms } from '../core/tenant.ts'
import { takeUpload } from '../documents/uploads.ts'
import { receiveDocument } from '../documents/write.ts'
import type { ChatMessage } from './message.ts'
import { type AssistantSession, findSession, requireMessage } from './read.ts'
import { type Reply, replyTo } from './replies.ts'

/** A message with a text, a file that was uploaded, or both. */
export interface NewMessage {
  sessionId: string
  text?: string | null
  storagePath?: string | null
  fileName?: string | null
  contentType?: string | null
  jobType?: 'DOCUMENT' | 'AUDIO_TRANSCRIPTION' | null
}

export interface SentMessage {
  userMessage: ChatMessage
  assistantMessage: ChatMessage
}

export function startSession(tenant: Tenant): Promise<AssistantSession> {
  return tenant.write((db) =>
    db.insertInto('assistantSessions').defaultValues().returning(['id', 'createdAt']).executeTakeFirstOrThrow(),
  )
}

/**
 * Keeps what was said and the reply to it, both or neither. A text is answered at once; a file is read later, and its
 * reply tells how far that is.
 * @throws AppError NOT_FOUND when the conversation is not the caller's, INVALID_INPUT, FORBIDDEN for a file where the
 * role may only ask
 */
export async function sendMessage(tenant: Tenant, terms: Terms, input: NewMessage): Promise<SentMessage> {
  const text = (input.text ?? '').trim()
  const { storagePath } = input
  if (storagePath) tenant.require('assistant:stage')
  ensure({ text: textRule(text, storagePath) })
  return tenant.write(async (db) => {
    const session = await findSession(db, input.sessionId)
    if (!session) throw new AppError('NOT_FOUND', 'No active session. Please start a new one first.')
    const reply = storagePath
      ? await receive(db, tenant, terms, { ...input, storagePath })
      : await replyTo(db, tenant, text, session.lastQuestion)
    const user = await record(db, session.id, 'USER', {
      content: text,
      ...(storagePath && { documentId: reply.documentId }),
    })
    const assistant = await record(db, session.id, 'ASSISTANT', reply)
    if (reply.question) {
      await db
        .updateTable('assistantSessions')
        .set({ lastQuestion: JSON.stringify(reply.question) })
        .where('id', '=', session.id)
        .execute()
    }
    return {
      userMessage: await requireMessage(db, user),
      assistantMessage: await requireMessage(db, assistant),
    }
  })
}

/**
 * Deletes a message that the caller wrote. What the assistant made of it stays.
 * @throws AppError NOT_FOUND, FORBIDDEN for a message of the assistant's
 */
export function deleteMessage(tenant: Tenant, id: string, sessionId: string): Promise<string> {
  return tenant.write(async (db) => {
    const message = await requireMessage(db, id)
    requireFound(message.sessionId === sessionId ? message : undefined, 'message')
    if (message.role !== 'USER') throw new AppError('FORBIDDEN', 'Only messages that you wrote can be deleted.')
    await db.deleteFrom('chatMessages').where('id', '=', id).execute()
    return id
  })
}

const longestText = 8_000

function textRule(text: string, storagePath: string | null | undefined): true | string {
  if (text === '' && !storagePath) return 'Write something or attach a file.'
  if (text.length > longestText) return 'Shorten the message to 8,000 characters.'
  return (text.isWellFormed() && !text.includes('\0')) || 'The message holds a character that cannot be stored.'
}

async function receive(
  db: WriteDb,
  tenant: Tenant,
  terms: Terms,
  input: NewMessage & { storagePath: string },
): Promise<Reply> {
  const upload = await takeUpload(db, tenant, input.storagePath)
  const kind = input.jobType === 'AUDIO_TRANSCRIPTION' ? 'VOICE' : undefined
  const { id } = await receiveDocument(db, tenant, terms, upload, kind)
  return { content: `Reading ${upload.fileName}.`, documentId: id }
}

async function record(db: WriteDb, sessionId: string, role: 'USER' | 'ASSISTANT', said: Reply): Promise<string> {
  const { content, answer, answerTable, documentId } = said
  const { id } = await db
    .insertInto('chatMessages')
    .values({
      sessionId,
      role,
      content,
      answerTable: answerTable ?? null,
      documentId: documentId ?? null,
      ...(answer && { answer }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
