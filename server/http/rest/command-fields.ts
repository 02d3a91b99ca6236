import { type Fields, may, must } from './fields.ts'

/** The fields of POST /assistant/command, beside the file. */
export const commandFields: Fields = {
  text_input: may('text'),
  jobType: may('text', 'document or audio_transcription'),
  session_id: must('id', 'From POST /assistant/session/start', 'No active session. Please start a new one first.'),
}
