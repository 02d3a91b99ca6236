import { msg } from '@lingui/core/runtime-macro'
import { notSignedInError } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import { mailType } from '../../intake/uploads/file-types.ts'
import type { UploadReceiver } from '../../intake/uploads/receive-upload.ts'
import { maxUploadBytes, type UploadTicket } from '../../intake/uploads/upload-token.ts'
import { failureOf } from '../error-responses.ts'
import { runOperation } from '../graphql/run-operation.ts'
import type { GraphqlServer } from '../graphql/yoga.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { findRateLimitSubject } from '../rate-limit-subject.ts'
import { mediaTypeOf, requirePlainBody } from '../request-body.ts'
import { callerOf, headerOf } from '../request-claims.ts'
import { sendJson } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'
import { announceUpload } from './announce-upload.ts'
import { sendFailure } from './errors.ts'
import { RestCreateDocumentDocument, type RestCreateDocumentMutation } from './generated.ts'
import { NestedOperationError, unwrapOperation } from './nested-operation-error.ts'
import { mutation, rootOf } from './operation.ts'
import { compile, shape } from './shape.ts'

export const mailOperation = mutation(
  'createDocument',
  shape('MailReply', { document_id: 'id', file_name: 'fileName', created_at: 'createdAt' }),
)

/** POST /mail: stores the mail like every other upload. A job then reads its files. */
export function createMailHandler(
  services: HttpServices,
  graphql: GraphqlServer,
  rates: RateLimiter,
  receiver: UploadReceiver,
): Handler {
  const answer = compile(mailOperation, rootOf(services.schema, 'mutation'), new Map(), new Map())
  return async (request, response, requestId) => {
    let ticket: UploadTicket | undefined
    try {
      const caller = callerOf(request, services)
      const call = { caller, via: 'rest' as const, requestId, bodyOf: (data: unknown) => JSON.stringify(data) }
      const { signedIn, organizationId, payWrite } = await findRateLimitSubject(services, rates, caller, response)
      if (!signedIn) throw notSignedInError()
      payWrite()
      caller.organizationId = organizationId
      if (mediaTypeOf(request) !== mailType) {
        throw new AppError('UNSUPPORTED_TYPE', msg`Send the email as it is, with the content type message/rfc822.`)
      }
      requirePlainBody(request)
      const length = request.headers['content-length']
      const size = length === undefined ? maxUploadBytes : Number(length)
      const input = { fileName: 'email.eml', contentType: mailType, size, isSizeLimit: length === undefined }
      ticket = await announceUpload(services, graphql, input, call)
      const source = request.iterator({ destroyOnReturn: false })
      const { storagePath, sha256 } = await receiver.receive(ticket, source, size)
      const operation = graphql.operations.trust(RestCreateDocumentDocument)
      const creation = {
        ...call,
        idempotencyKey: headerOf(request, 'idempotency-key'),
        // Each attempt stores its mail again, so the idempotency key uses the hash of the content.
        keyedBy: { sha256: sha256.toString('base64') },
      }
      const outcome = await runOperation(graphql, operation, { storagePath }, creation)
      const data = unwrapOperation<RestCreateDocumentMutation>(outcome)
      sendJson(response, 201, answer.read(data, { params: {}, origin: '' }))
    } catch (error) {
      const failure = error instanceof NestedOperationError ? error.failure : failureOf(error, services.log, requestId)
      sendFailure(response, failure)
    } finally {
      // Deletes the mail after an error, and after a retry whose idempotency key returned the first response.
      if (ticket) await receiver.discardUnused(ticket).catch(() => {})
    }
  }
}
