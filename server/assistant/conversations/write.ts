import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
import { receiveDocument } from '../../intake/documents/write.ts'
import { claimUpload } from '../../intake/uploads/uploads.ts'
import { allowsAi } from '../../people/users/ai-consent.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/requests/services.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { formatNumber } from '../engine/answers/formats.ts'
import { plainPhrase } from '../engine/answers/sentences.ts'
import { looksLikeBudgetList } from '../engine/pasted-lists.ts'
import { saveQuestion } from './finish.ts'
import type { ChatMessage } from './message.ts'
import { type AssistantSession, findSession, requireMessage } from './read.ts'
import { type Reply, replyTo } from './replies.ts'
import type { AskedQuestion } from './stored-answer.ts'

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
 * Saves a message and its reply together. A text is answered immediately, or later by the language model if there is
 * one. Files are read later. Until then the reply is in progress.
 * @throws AppError NOT_FOUND for another user's session
 * @throws AppError INVALID_INPUT
 * @throws AppError FORBIDDEN for a file if the role can only ask questions
 */
export async function sendMessage(
  tenant: Tenant,
  { operatorSettings, model }: Pick<Services, 'operatorSettings' | 'model'>,
  input: NewMessage,
): Promise<SentMessage> {
  const text = (input.text ?? '').trim()
  const { storagePath } = input
  if (storagePath) tenant.require('assistant:stage')
  ensure({ text: textRule(text, storagePath) })
  return tenant.write(async (db) => {
    const session = await findSession(db, input.sessionId)
    if (!session) throw new AppError('NOT_FOUND', msg`No active session. Please start a new one first.`)
    const isForModel =
      model !== null &&
      !storagePath &&
      !looksLikeBudgetList(text) &&
      (await allowsAi(db, tenant.userId, operatorSettings))
    const reply = storagePath
      ? await receive(db, tenant, operatorSettings, { ...input, storagePath })
      : isForModel
        ? undefined
        : await replyTo(db, tenant, text, session.lastQuestion, session.id)
    const user = await record(db, session.id, 'USER', {
      content: text,
      ...(storagePath && reply && { documentId: reply.documentId }),
    })
    const assistant = reply
      ? await recordReply(db, session.id, text, reply)
      : await askModel(db, tenant, session.id, { text, queries: [], byModel: true, repeats: null, language: null })
    return {
      userMessage: await requireMessage(db, user),
      assistantMessage: await requireMessage(db, assistant),
    }
  })
}

/**
 * Deletes a message of the caller. Records created from the message are kept.
 * @throws AppError NOT_FOUND
 * @throws AppError FORBIDDEN for an assistant message
 */
export function deleteMessage(tenant: Tenant, id: string, sessionId: string): Promise<string> {
  return tenant.write(async (db) => {
    const message = await requireMessage(db, id)
    requireFound(message.sessionId === sessionId ? message : undefined, 'message')
    if (message.role !== 'USER') throw new AppError('FORBIDDEN', msg`You can only delete messages that you wrote.`)
    await db.deleteFrom('chatMessages').where('id', '=', id).execute()
    return id
  })
}

const maxTextLength = 8_000
/** The limit of a transaction's note, which the text becomes. */
const maxNoteLength = 2_000

function textRule(text: string, storagePath: string | null | undefined): true | Text {
  if (text === '' && !storagePath) return msg`Enter a message or attach a file.`
  if (text.length > maxTextLength)
    return msg`Shorten the message to ${{ limit: formatNumber(maxTextLength) }} characters.`
  return (text.isWellFormed() && !text.includes('\0')) || msg`The message contains a character that can't be saved.`
}

async function receive(
  db: WriteDb,
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  input: NewMessage & { storagePath: string },
): Promise<Reply> {
  const upload = await claimUpload(db, tenant, input.storagePath)
  if (input.jobType === 'AUDIO_TRANSCRIPTION' && !upload.contentType.startsWith('audio/')) {
    throw new AppError('UNSUPPORTED_TYPE', msg`This isn't an audio file. Send it as a document.`)
  }
  // The text of a voice note is private, but the note of a document is visible to all members.
  const note = upload.contentType.startsWith('audio/') ? '' : (input.text ?? '').trim().slice(0, maxNoteLength)
  const { id } = await receiveDocument(db, tenant, operatorSettings, { ...upload, note: note.toWellFormed() || null })
  return { content: plainPhrase(msg`Reading ${{ name: upload.fileName }}.`), documentId: id }
}

export async function recordReply(
  db: WriteDb,
  sessionId: string,
  text: string,
  reply: Reply,
  queries = reply.question ? [reply.question] : [],
): Promise<string> {
  const last = queries.at(-1)
  const remembered = last ?? reply.remembered
  if (remembered !== undefined) await saveQuestion(db, sessionId, remembered)
  const { language = null } = reply
  const asked = last && { text, queries, byModel: false, repeats: null, language }
  return record(db, sessionId, 'ASSISTANT', reply, asked)
}

export async function askModel(db: WriteDb, tenant: Tenant, sessionId: string, asked: AskedQuestion): Promise<string> {
  const id = await record(db, sessionId, 'ASSISTANT', { content: '' }, asked, 'WORKING')
  await enqueue(db, 'answer-message', { messageId: id, today: tenant.today }, `answer-message:${id}`)
  return id
}

async function record(
  db: WriteDb,
  sessionId: string,
  role: 'USER' | 'ASSISTANT',
  replyInput: Reply,
  asked?: AskedQuestion,
  state: 'WORKING' | 'DONE' = 'DONE',
): Promise<string> {
  const { content, answer, answerTable, documentId, notice } = replyInput
  const { id } = await db
    .insertInto('chatMessages')
    .values({
      sessionId,
      role,
      content,
      state,
      answerTable: answerTable ?? null,
      documentId: documentId ?? null,
      notice: notice ?? null,
      question: asked ? JSON.stringify(asked) : null,
      ...(answer && { answer }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
