import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openLogTicket, writeLog } from '../changes/export.ts'
import { AppError } from '../core/errors.ts'
import { openTenant } from '../core/tenant.ts'
import { begin, uncached } from './answer.ts'
import { requireGet } from './pages.ts'
import type { Door, HttpParts } from './parts.ts'

/**
 * GET /exports/{token}: the change log as a file, by an address that is good for 5 minutes. It is written as it is read,
 * as the person who asked: who may not read it any more gets nothing.
 */
export function createExportsDoor({ contextParts }: HttpParts): Door {
  const { pool, live, signer } = contextParts
  return async (request, response) => {
    requireGet(request.method)
    const token = request.url?.split(/[?#]/, 1)[0]?.replace(/^\/exports\//, '') ?? ''
    const ticket = openLogTicket(signer, token)
    if (!ticket) throw new AppError('NOT_FOUND', 'This address is not valid or has expired. Export the log again.')
    const { userId, organizationId, filter } = ticket
    const today = new Date().toISOString().slice(0, 10)
    const tenant = await openTenant(pool, { userId, organizationId, via: 'web' }, today, live.wake)
    tenant.require('changes:read')
    begin(response, 200, {
      ...uncached,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="change-log-${today}.csv"`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    if (request.method === 'HEAD') response.end()
    else await pipeline(Readable.from(writeLog(tenant, filter)), response)
  }
}
