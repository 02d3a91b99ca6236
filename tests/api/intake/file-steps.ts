import { AssistantCreditsDocument as CreditsUsedDocument } from '../../../web/operations/generated.ts'
import {
  ConversationDocument,
  type FileDetailsFragment,
  FileOfDocument,
  ReceiptDocument,
  SayDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect } from '../../support/test.ts'
import { converse } from '../assistant/conversation.ts'
import { type SentFile, upload } from './receipt-steps.ts'

export async function send(person: TestUser, baseUrl: string, file: SentFile) {
  const { sessionId } = await converse(person)
  const storagePath = await upload(person, baseUrl, file)
  const input = { sessionId, storagePath, fileName: file.fileName, contentType: file.contentType }
  const { sendMessage } = await person.graphql(SayDocument, { input })
  const id = sendMessage.assistantMessage.document?.id ?? ''
  return { id, message: () => messageIn(person, sessionId, sendMessage.assistantMessage.id) }
}

export async function sendAndWait(person: TestUser, baseUrl: string, file: SentFile) {
  const { id, message } = await send(person, baseUrl, file)
  return { file: await untilOver(person, id), message }
}

export async function untilOver(person: TestUser, id: string): Promise<FileDetailsFragment> {
  await expect.poll(async () => (await fileOf(person, id)).stage).toMatch(/STAGED|FAILED/)
  return fileOf(person, id)
}

export async function fileOf(person: TestUser, id: string): Promise<FileDetailsFragment> {
  return (await person.graphql(FileOfDocument, { id })).document
}

export async function receiptOf(person: TestUser, { receiptId }: { receiptId?: string | null }) {
  return (await person.graphql(ReceiptDocument, { id: receiptId ?? '' })).receipt
}

export async function creditsOf(person: TestUser): Promise<number> {
  const { me } = await person.graphql(CreditsUsedDocument, {})
  return me.usageStats.currentMonthAiProcessingCount
}

export async function messageIn(person: TestUser, sessionId: string, id: string) {
  const { chatMessages } = await person.graphql(ConversationDocument, { sessionId })
  const found = chatMessages.find((message) => message.id === id)
  if (!found) throw new Error('The message is gone.')
  return found
}
