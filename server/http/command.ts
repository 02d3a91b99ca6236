import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { AppError } from '../core/errors.ts'
import { maxUploadBytes } from '../core/upload-token.ts'
import { sendJson } from './answer.ts'
import { mediaTypeOf, readBody } from './body.ts'
import { type Caller, callerOf } from './caller.ts'
import { commandFields } from './command-fields.ts'
import { awaitReply } from './command-reply.ts'
import type { Engine } from './engine.ts'
import { failureOf } from './failures.ts'
import { fieldsIn, type Sent } from './fields.ts'
import {
  RestCreateUploadUrlDocument,
  type RestCreateUploadUrlMutation,
  RestSendMessageDocument,
  type RestSendMessageMutation,
} from './generated.ts'
import { headerOf } from './graphql.ts'
import type { Door, HttpParts } from './parts.ts'
import { countRefusedToken, type Rates } from './rates.ts'
import { Refused, refuseWith } from './refused.ts'
import { sendFailure } from './rest-errors.ts'
import { showMessage } from './rest-shapes.ts'
import { run } from './run.ts'
import { typeByName } from './signatures.ts'
import { receiveUpload, requireTicket } from './uploads.ts'

/** Room for the fields beside the file, and for the form's own lines. */
const formBytes = maxUploadBytes + 65_536
const formTime = 300_000

/**
 * POST /assistant/command: says something to the assistant, with a file if there is one, and answers when the reply is
 * there, after 60 s at most. The file goes the way of every upload.
 */
export function createCommandDoor(parts: HttpParts, engine: Engine, rates: Rates): Door {
  return async (request, response, requestId) => {
    const caller = callerOf(request, parts)
    const call = { caller, via: 'rest' as const, requestId, bodyOf: (data: unknown) => JSON.stringify(data) }

    const store = async (file: File) => {
      const contentType = contentTypeOf(file)
      const variables = { input: { fileName: file.name, contentType } }
      const outcome = await run(
        parts,
        rates,
        { ...call, operation: engine.trust(RestCreateUploadUrlDocument), variables, idempotencyKey: undefined },
        true,
      )
      const { createUploadUrl: upload }: RestCreateUploadUrlMutation = refuseWith(outcome)
      const bytes = Buffer.from(await file.arrayBuffer())
      await receiveUpload(parts, requireTicket(parts, upload.uploadUrl), chunksOf(bytes))
      const sha256 = createHash('sha256').update(bytes).digest('base64')
      return { fileName: file.name, contentType, storagePath: upload.storagePath, sha256 }
    }

    try {
      await takeCommand(parts, rates, caller)
      const { fields, file } = await formIn(request)
      const { sha256, ...stored } = file ? await store(file) : { sha256: undefined }
      const asked = { sessionId: fields.session_id, text: fields.text_input ?? '', jobType: jobTypeOf(fields.jobType) }
      const outcome = await run(
        parts,
        rates,
        {
          ...call,
          operation: engine.trust(RestSendMessageDocument),
          variables: { input: { ...asked, ...stored } },
          idempotencyKey: headerOf(request, 'idempotency-key'),
          // Each try stores its file anew, so a second one is known by what the file holds.
          keyedBy: { ...asked, sha256 },
        },
        true,
      )
      const { sendMessage: sent }: RestSendMessageMutation = refuseWith(outcome)
      const reply = await awaitReply(parts, engine, rates, { caller, requestId, response }, sent.assistantMessage)
      sendJson(response, 200, { userMessage: showMessage(sent.userMessage), assistantResponse: showMessage(reply) })
    } catch (error) {
      const failure = error instanceof Refused ? error.failure : failureOf(error, parts.log, requestId)
      sendFailure(response, failure, { body: commandFields, query: {}, names: { text: 'text_input' } })
    }
  }
}

/** Before anything large is read: who it is, and whether they may go on. */
async function takeCommand({ contextParts }: HttpParts, rates: Rates, caller: Caller): Promise<void> {
  const { uid } = await contextParts.identity.verify(caller.token).catch((error: unknown) => {
    countRefusedToken(rates, caller, error)
    throw error
  })
  rates.commands.take(uid)
  rates.writes.take(uid)
}

/** @throws AppError UNSUPPORTED_TYPE, TOO_LARGE, MALFORMED, INVALID_INPUT */
async function formIn(request: IncomingMessage): Promise<{ fields: Sent; file: File | undefined }> {
  if (mediaTypeOf(request) !== 'multipart/form-data') {
    throw new AppError('UNSUPPORTED_TYPE', 'Send the command as multipart/form-data.')
  }
  const bytes = await readBody(request, formBytes, formTime).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'TOO_LARGE' ? tooLarge() : error
  })
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => {
      throw new AppError('MALFORMED', 'The form could not be read.')
    })
  const sent: Record<string, unknown> = {}
  let file: File | undefined
  for (const [name, value] of form) {
    if (name === 'file' && value instanceof File) file = value
    else sent[name] = value
  }
  if (file && file.size > maxUploadBytes) throw tooLarge()
  return { fields: fieldsIn(commandFields, sent), file: file?.size === 0 && file.name === '' ? undefined : file }
}

function contentTypeOf({ type, name }: File): string {
  const given = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return given === '' || given === 'application/octet-stream' ? (typeByName(name) ?? given) : given
}

/** @throws AppError INVALID_INPUT */
function jobTypeOf(jobType: string | null | undefined) {
  if (!jobType) return undefined
  if (/^(document|audio_transcription)$/.test(jobType)) return jobType.toUpperCase()
  const message = 'Choose document or audio_transcription.'
  throw new AppError('INVALID_INPUT', message, { jobType: message })
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

const tooLarge = () => new AppError('TOO_LARGE', 'File is too large. Max size: 10 MB.')
