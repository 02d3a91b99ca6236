import { ConversationDocument, type FileDetailsFragment, FileOfDocument, SayDocument } from '../support/generated.ts'
import type { TestPerson } from '../support/people.ts'
import { expect } from '../support/test.ts'
import { voiceNote } from '../support/voice-note.ts'
import { converse, today } from './conversation.ts'
import { upload } from './receipt-steps.ts'

/** Sends a voice note as the web app does, and waits until it was heard, or cannot be. */
export async function speak(person: TestPerson, baseUrl: string, bytes = voiceNote()) {
  const { sessionId, say } = await converse(person)
  const file = { fileName: 'Voice Note - 3_20_2026.webm', contentType: 'audio/webm', bytes }
  const storagePath = await upload(person, baseUrl, file)
  const { fileName, contentType } = file
  const input = { sessionId, storagePath, fileName, contentType, jobType: 'AUDIO_TRANSCRIPTION' as const }
  const { sendMessage } = await person.graphql(SayDocument, { input }, { headers: today })
  const documentId = await documentIn(person, sessionId)
  const note = await untilHeard(person, documentId)
  const message = () => messageIn(person, sessionId, sendMessage.assistantMessage.id)
  return { note, sessionId, say, message, messageId: sendMessage.assistantMessage.id }
}

export async function untilHeard(person: TestPerson, id: string): Promise<FileDetailsFragment> {
  await expect.poll(async () => (await fileOf(person, id)).stage, { timeout: 45_000 }).toMatch(/STAGED|FAILED/)
  return fileOf(person, id)
}

export async function fileOf(person: TestPerson, id: string): Promise<FileDetailsFragment> {
  return (await person.graphql(FileOfDocument, { id })).document
}

export async function messageIn(person: TestPerson, sessionId: string, id: string) {
  const { chatMessages } = await person.graphql(ConversationDocument, { sessionId })
  const found = chatMessages.find((message) => message.id === id)
  if (!found) throw new Error('The message is gone.')
  return found
}

async function documentIn(person: TestPerson, sessionId: string): Promise<string> {
  const { chatMessages } = await person.graphql(ConversationDocument, { sessionId })
  const id = chatMessages[0]?.document?.id
  if (!id) throw new Error('The message tells of no document.')
  return id
}
