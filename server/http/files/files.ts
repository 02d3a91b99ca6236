import { pipeline } from 'node:stream/promises'
import { AppError } from '../../base/errors.ts'
import { openFile } from '../../platform/requests/file-address.ts'
import { createTenant } from '../../platform/tenancy/tenant.ts'
import { contentDisposition, startResponse } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'
import { requireGet } from '../web/config-and-health.ts'

/**
 * GET /files/{token}: a stored file, by an address that is good for a quarter of an hour, for the member it was given
 * to, as long as they are one. What people sent is only ever
 * handed over as a file to keep; what a browser shows are pictures that the server made.
 */
export function createFilesHandler({ contextParts }: HttpServices): Handler {
  const { pool, live } = contextParts
  return async (request, response) => {
    requireGet(request.method)
    const token = request.url?.split(/[?#]/, 1)[0]?.replace(/^\/files\//, '') ?? ''
    const file = openFile(contextParts.signer, token)
    if (!file) throw new AppError('NOT_FOUND', 'This address is not valid or has expired. Load the page again.')
    const { userId, organizationId } = file
    const today = new Date().toISOString().slice(0, 10)
    const caller = { userId, organizationId, via: 'web', requires: 'ledger:read' } as const
    await createTenant(pool, caller, today, live.notifySubscribers)
    const stored = await contextParts.storage.stream(file.path)
    if (!stored) throw new AppError('NOT_FOUND', 'This file does not exist or was deleted.')
    const isShown = file.disposition === 'inline' && shown.has(file.contentType)
    startResponse(response, 200, {
      'content-type': file.contentType,
      'content-length': stored.size,
      'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', file.fileName),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=600',
    })
    if (request.method === 'HEAD') {
      stored.body.destroy()
      response.end()
      return
    }
    await pipeline(stored.body, response)
  }
}

const shown = new Set(['image/jpeg', 'image/png', 'image/webp'])
