import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
import { returnCredits } from '../../intake/credits.ts'
import { lockFile } from '../../intake/documents/file-documents.ts'
import { type Document, requireDocument } from '../../intake/documents/read.ts'
import { deleteUnreviewed, finish } from '../../intake/staging/stage-receipt.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { formatNumber } from '../engine/answers/formats.ts'
import { saveQuestion } from './finish.ts'
import type { NoteDocument } from './proposals.ts'
import { type Reply, replyTo } from './replies.ts'
import type { AskedQuestion } from './stored-answer.ts'

const maxTextLength = 8_000

/**
 * Replaces the text of a voice note that was not or wrongly transcribed, and its pending items. This is free.
 * @throws AppError NOT_FOUND
 * @throws AppError INVALID_INPUT, also if the text is not understood
 * @throws AppError FORBIDDEN for another user's voice note
 * @throws AppError CONFLICT if an item is already saved
 */
export function typeVoiceNote(tenant: Tenant, documentId: string, text: string): Promise<Document> {
  const transcript = text.trim()
  ensure({ text: textRule(transcript) })
  return tenant.write(async (db) => {
    const { id, kind, fileName, createdBy, documents } = await lockFile(db, documentId)
    if (kind !== 'VOICE') throw new AppError('CONFLICT', msg`This document isn't a voice note.`)
    if (createdBy !== tenant.userId) {
      throw new AppError('FORBIDDEN', msg`Only the person who recorded this voice note can edit its text.`)
    }
    if (documents.some(({ isSaved }) => isSaved)) {
      throw new AppError('CONFLICT', msg`Part of this voice note is already saved. Send the rest as a message.`)
    }
    await returnCredits(db, id)
    const failure = await stageVoiceNote(db, tenant, { id, fileName, confidence: 1, doubt: null }, transcript)
    if (failure !== undefined) {
      const text = msg`${{ reason: failure }}`
      throw new AppError('INVALID_INPUT', text, { text })
    }
    return requireDocument(db, id)
  })
}

/**
 * Replaces the pending items of a locked voice note by those of its text, and updates its message.
 * @returns the reason if the text has no result, as a sentence
 */
export async function stageVoiceNote(
  db: WriteDb,
  tenant: Tenant,
  note: NoteDocument,
  text: string,
): Promise<string | undefined> {
  await db.updateTable('documents').set({ transcript: text }).where('id', '=', note.id).execute()
  await deleteUnreviewed(db, note.id)
  const session = await db
    .selectFrom('chatMessages')
    .innerJoin('assistantSessions', 'assistantSessions.id', 'chatMessages.sessionId')
    .select(['assistantSessions.id', 'assistantSessions.lastQuestion'])
    .where('chatMessages.documentId', '=', note.id)
    .limit(1)
    .executeTakeFirst()
  const reply = await replyTo(db, tenant, text, session?.lastQuestion ?? null, session?.id ?? null, note)
  if (reply.isRefused) return reply.content
  await finish(db, note.id, {
    stage: 'STAGED',
    failure: null,
    title: text.length > 120 ? `${text.slice(0, 119)}…` : text,
  })
  await db
    .updateTable('documents')
    .set({ state: reply.documentId === undefined ? 'PROCESSED' : 'STAGING' })
    .where('id', '=', note.id)
    .execute()
  await sendReply(db, note.id, text, reply)
  if (session && reply.question) await saveQuestion(db, session.id, reply.question)
  return undefined
}

async function sendReply(db: WriteDb, documentId: string, text: string, reply: Reply): Promise<void> {
  const { content, answer, answerTable, question, language = null } = reply
  const asked: AskedQuestion | null = question
    ? { text, queries: [question], byModel: false, repeats: null, language }
    : null
  await db
    .updateTable('chatMessages')
    .set({
      content,
      answer: answer ?? '[]',
      answerTable: answerTable ?? null,
      question: asked && JSON.stringify(asked),
    })
    .where('documentId', '=', documentId)
    .where('role', '=', 'ASSISTANT')
    .execute()
}

function textRule(text: string): true | Text {
  if (text === '') return msg`Type what the note says.`
  if (text.length > maxTextLength) return msg`Shorten the text to ${{ limit: formatNumber(maxTextLength) }} characters.`
  return (text.isWellFormed() && !text.includes('\0')) || msg`The text contains a character that can't be saved.`
}
