import { type Fields, optional, required } from './fields.ts'

/** The fields of POST /assistant/command, beside the file. */
export const commandFields: Fields = {
  text_input: optional('text'),
  jobType: optional('text', 'document or audio_transcription'),
  session_id: required('id', 'From POST /assistant/session/start', 'No active session. Please start a new one first.'),
}
