import { msg } from '@lingui/core/runtime-macro'
import { fields, optional, required } from './fields.ts'
import { mutation } from './operation.ts'
import { nested, shape } from './shape.ts'
import { message } from './shapes/documents.ts'

export const commandFields = fields({
  text_input: optional('text'),
  jobType: optional('text', 'document or audio_transcription'),
  session_id: required(
    'id',
    'From POST /assistant/session/start',
    msg`No active session. Please start a new one first.`,
  ),
})

export const commandOperation = mutation(
  'sendMessage',
  shape('CommandReply', {
    userMessage: nested('userMessage', message),
    assistantResponse: nested('assistantMessage', message),
  }),
)
