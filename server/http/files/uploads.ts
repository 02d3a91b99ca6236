import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { UploadReceiver } from '../../intake/uploads/receive-upload.ts'
import { emptyFile, requireSize } from '../../intake/uploads/upload-size.ts'
import { openUpload, type UploadTicket } from '../../intake/uploads/upload-token.ts'
import { mediaTypeOf, requirePlainBody } from '../request-body.ts'
import { tokenIn } from '../request-claims.ts'
import { sendJson } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'

/** PUT /uploads/{token}: receives one file. The signed address is the only authentication. */
export function createUploadsHandler(services: HttpServices, receiver: UploadReceiver): Handler {
  return async (request, response) => {
    if (request.method !== 'PUT') throw new AppError('NOT_FOUND', msg`Send the file with PUT.`)
    const ticket = requireTicket(services, request)
    requirePlainBody(request)
    const length = request.headers['content-length']
    const announced = length === undefined ? ticket.maxBytes : Number(length)
    // An error here leaves the address unused.
    if (announced === 0) throw emptyFile()
    requireSize(ticket, announced, length !== undefined)
    const type = mediaTypeOf(request)
    // Clients that do not know the type send no type or this generic one.
    if (!ticket.isImport && type !== ticket.contentType && type !== '' && type !== 'application/octet-stream') {
      throw new AppError(
        'UNSUPPORTED_TYPE',
        msg`This upload address accepts only ${{ contentType: ticket.contentType }} files.`,
      )
    }
    const source = request.iterator({ destroyOnReturn: false })
    const { storagePath } = await receiver.receive(ticket, source, announced)
    sendJson(response, 200, { storagePath })
  }
}

/** @throws AppError FORBIDDEN for an invalid, altered or expired address */
export function requireTicket({ contextServices }: HttpServices, upload: { url?: string | undefined }): UploadTicket {
  const ticket = openUpload(contextServices.signer, tokenIn(upload))
  if (ticket) return ticket
  throw new AppError('FORBIDDEN', msg`This upload address is invalid or has expired. Request a new one.`)
}
