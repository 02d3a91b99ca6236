import type { ServerResponse } from 'node:http'
import { msg } from '@lingui/core/runtime-macro'
import { notSignedInError } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import { typeByName } from '../../intake/uploads/file-signatures.ts'
import type { UploadReceiver } from '../../intake/uploads/receive-upload.ts'
import { maxUploadBytes, type UploadTicket } from '../../intake/uploads/upload-token.ts'
import { failureOf } from '../error-responses.ts'
import { type FormFile, readForm } from '../files/multipart-form.ts'
import { runOperation } from '../graphql/run-operation.ts'
import type { GraphqlServer } from '../graphql/yoga.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { findRateLimitSubject } from '../rate-limit-subject.ts'
import { type Caller, callerOf, headerOf } from '../request-claims.ts'
import { sendJson } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'
import { announceUpload } from './announce-upload.ts'
import { commandFields, commandOperation } from './command-fields.ts'
import { awaitReply } from './command-reply.ts'
import { sendFailure } from './errors.ts'
import { fields as fieldsOf, parseFields, SentFieldsError } from './fields.ts'
import { RestSendMessageDocument, type RestSendMessageMutation } from './generated.ts'
import { NestedOperationError, unwrapOperation } from './nested-operation-error.ts'
import { rootOf } from './operation.ts'
import { compile } from './shape.ts'

const formBytes = maxUploadBytes + 65_536

/**
 * POST /assistant/command: sends a message with an optional file and waits up to 60 s for the reply. The file is stored
 * like every other upload.
 */
export function createCommandHandler(
  services: HttpServices,
  graphql: GraphqlServer,
  rates: RateLimiter,
  receiver: UploadReceiver,
): Handler {
  const answer = compile(commandOperation, rootOf(services.schema, 'mutation'), new Map(), new Map())
  return async (request, response, requestId) => {
    const caller = callerOf(request, services)
    const call = { caller, via: 'rest' as const, requestId, bodyOf: (data: unknown) => JSON.stringify(data) }

    let ticket: UploadTicket | undefined
    const store = async ({ name, contentType: sentType, bytes }: FormFile) => {
      const contentType = contentTypeOf(name, sentType)
      const size = Math.min(maxUploadBytes, Number(request.headers['content-length'] ?? maxUploadBytes))
      ticket = await announceUpload(services, graphql, { fileName: name, contentType, size, isSizeLimit: true }, call)
      const { storagePath, sha256 } = await receiver.receive(ticket, bytes, size)
      return { fileName: name, contentType, storagePath, sha256: sha256.toString('base64') }
    }

    const sendMessage = async (): Promise<RestSendMessageMutation['sendMessage']> => {
      const form = await readForm(request, { bytes: formBytes, limits: services.limits.form }, store)
      const fields = parseFields(commandFields, form.fields)
      const { sha256, ...stored } = form.stored ?? { sha256: undefined }
      const asked = { sessionId: fields.session_id, text: fields.text_input ?? '', jobType: jobTypeOf(fields.jobType) }
      const operation = graphql.operations.trust(RestSendMessageDocument)
      const variables = { input: { ...asked, ...stored } }
      const outcome = await runOperation(graphql, operation, variables, {
        ...call,
        idempotencyKey: headerOf(request, 'idempotency-key'),
        // Each attempt stores its file again, so the idempotency key uses the hash of the content.
        keyedBy: { ...asked, sha256 },
      })
      return unwrapOperation<RestSendMessageMutation>(outcome).sendMessage
    }

    const sendOnce = async () => {
      try {
        return await sendMessage()
      } finally {
        // Deletes the file after an error, and after a retry whose idempotency key returned the first response.
        if (ticket) await receiver.discardUnused(ticket).catch(() => {})
      }
    }

    try {
      caller.organizationId = await takeCommand(services, rates, caller, response)
      const sent = await sendOnce()
      const reply = await awaitReply(services, graphql, { caller, requestId, response }, sent.assistantMessage)
      const data = { sendMessage: { userMessage: sent.userMessage, assistantMessage: reply } }
      sendJson(response, 200, answer.read(data, { params: {}, origin: '' }))
    } catch (error) {
      const failure = error instanceof NestedOperationError ? error.failure : failureOf(error, services.log, requestId)
      const route = { body: commandFields, query: fieldsOf({}), names: { text: 'text_input' } }
      sendFailure(response, failure, route, error instanceof SentFieldsError)
    }
  }
}

/** @returns the active organization */
async function takeCommand(
  services: HttpServices,
  rates: RateLimiter,
  caller: Caller,
  response: ServerResponse,
): Promise<string | undefined> {
  const { signedIn, organizationId, payWrite } = await findRateLimitSubject(services, rates, caller, response)
  if (!signedIn) throw notSignedInError()
  rates.commands.take(signedIn.uid)
  payWrite()
  return organizationId
}

function contentTypeOf(fileName: string, sentType: string): string {
  const isVague = ['', 'text/plain', 'application/octet-stream'].includes(sentType)
  return isVague ? (typeByName(fileName) ?? sentType) : sentType
}

/** @throws AppError INVALID_INPUT */
function jobTypeOf(jobType: string | null | undefined) {
  if (!jobType) return undefined
  if (/^(document|audio_transcription)$/.test(jobType)) return jobType.toUpperCase()
  const message = msg`Choose document or audio_transcription.`
  throw new AppError('INVALID_INPUT', message, { jobType: message })
}
