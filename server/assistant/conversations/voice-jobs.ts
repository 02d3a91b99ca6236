import { msg } from '@lingui/core/runtime-macro'
import type { Storage } from '../../adapters/storage.ts'
import type { Transcription } from '../../adapters/transcription.ts'
import { ReadingError } from '../../base/reading-error.ts'
import { render } from '../../base/text.ts'
import { settleCredit } from '../../intake/credits.ts'
import {
  attemptOf,
  beginAttempt,
  endAttempt,
  type FileToRead,
  failAttempt,
  failFile,
} from '../../intake/documents/attempt.ts'
import { noTranscription } from '../../intake/documents/write.ts'
import { senderRemovedMessage } from '../../intake/staging/jobs.ts'
import { finish } from '../../intake/staging/stage-receipt.ts'
import { storable } from '../../intake/uploads/storable.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { NoteDocument } from './proposals.ts'
import { stageVoiceNote } from './voice.ts'

export interface TranscriptionServices {
  storage: Storage
  transcription: Transcription | null
}

/** Milliseconds per voice note. */
const transcriptionTimeout = 60_000
const maxTranscriptLength = 8_000

const noSpeechMessage = msg`I couldn't hear anything in this voice note. Record it again closer to the microphone, or type it.`

/** Transcribes a voice note and stages its items. Repeated or concurrent runs stage them once. */
const transcribeVoiceNote: Task<TranscriptionServices> = {
  origin: 'reader',
  async run(tenant, details, services) {
    const note = await beginAttempt(tenant, attemptOf(details))
    if (!note) return
    try {
      const transcript = await listen(note, services)
      await endAttempt(tenant, note, (db) => stageTranscript(db, tenant, note, transcript))
    } catch (error) {
      if (!(error instanceof ReadingError) || error.isPassing) throw error
      await failAttempt(tenant, note, render(error.text))
    }
  },
  async onGivenUp(tenant, details, _, error) {
    const text = error instanceof ReadingError ? error.text : msg`This voice note couldn't be transcribed. Try again.`
    await failAttempt(tenant, attemptOf(details), render(text))
  },
  onSenderGone: (db, details) => failFile(db, attemptOf(details), render(senderRemovedMessage)),
  // The limit prevents a slow service from blocking other jobs.
  atOnce: 3,
}

export const voiceTasks: Record<string, Task<TranscriptionServices>> = { 'hear-note': transcribeVoiceNote }

async function listen(note: FileToRead, { storage, transcription }: TranscriptionServices): Promise<string> {
  if (!transcription) throw new ReadingError('UNSUPPORTED', noTranscription)
  const bytes = await storage.get(note.storagePath)
  if (!bytes) throw new ReadingError('DAMAGED', msg`The recording is no longer stored. Record it again.`)
  const transcript = await transcription.transcribe({ ...note, bytes }, AbortSignal.timeout(transcriptionTimeout))
  return storable(transcript.trim().slice(0, maxTranscriptLength))
}

async function stageTranscript(
  db: Parameters<Parameters<Tenant['write']>[0]>[0],
  tenant: Tenant,
  note: FileToRead,
  transcript: string,
): Promise<void> {
  const joined: Tenant = { ...tenant, read: (work) => work(db), write: (work) => work(db) }
  const failure =
    transcript === ''
      ? render(noSpeechMessage)
      : await stageVoiceNote(db, joined, transcriptOf(note, transcript), transcript)
  if (failure !== undefined) await failFile(db, note, failure)
  else await finish(db, note.id, { credits: await settleCredit(db, note.id) })
}

const unsure = /\[[^\]]*\]|\([^)]*\)|…|\.{3}|\?\?/

function transcriptOf({ id, fileName }: FileToRead, transcript: string): NoteDocument {
  return unsure.test(transcript)
    ? {
        id,
        fileName,
        confidence: 0.5,
        doubt: render(msg`Part of this voice note was hard to hear. Check it before saving.`),
      }
    : { id, fileName, confidence: 0.9, doubt: null }
}
