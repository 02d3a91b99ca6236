import { voiceNote } from '../../support/data/voice-note.ts'
import { SayDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { messageIn, untilOver } from '../intake/file-steps.ts'
import { upload } from '../intake/receipt-steps.ts'
import { converse, today } from './conversation.ts'

export async function sendVoiceNote(person: TestUser, baseUrl: string, bytes = voiceNote()) {
  const { sessionId, say: send } = await converse(person)
  const file = { fileName: 'Voice Note - 3_20_2026.webm', contentType: 'audio/webm', bytes }
  const storagePath = await upload(person, baseUrl, file)
  const { fileName, contentType } = file
  const input = { sessionId, storagePath, fileName, contentType, jobType: 'AUDIO_TRANSCRIPTION' as const }
  const { sendMessage } = await person.graphql(SayDocument, { input }, { headers: today })
  const note = await untilOver(person, sendMessage.assistantMessage.document?.id ?? '')
  const message = () => messageIn(person, sessionId, sendMessage.assistantMessage.id)
  return { note, sessionId, say: send, message, messageId: sendMessage.assistantMessage.id }
}
