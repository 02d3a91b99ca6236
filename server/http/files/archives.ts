import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { createTenant } from '../../platform/tenancy/tenant.ts'
import { openArchiveTicket, requireArchive } from '../../portability/archive/read.ts'
import { tokenIn } from '../request-claims.ts'
import { requireGet } from '../require-get.ts'
import { contentDisposition, sendFile, uncached } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'

/**
 * GET /archives/{token}: downloads an archive. The address is valid for one day and only for the requesting user while
 * they are a member.
 */
export function createArchivesHandler({ contextServices }: HttpServices): Handler {
  const { pool, streamWatcher, storage, signer } = contextServices
  return async (request, response) => {
    requireGet(request.method)
    const ticket = openArchiveTicket(signer, tokenIn(request))
    if (!ticket) throw notThere()
    const { userId, organizationId, grantId, archiveId } = ticket
    const caller = { userId, organizationId, grantId, via: 'web', requires: 'ledger:read' } as const
    const tenant = await createTenant(pool, caller, undefined, streamWatcher.notifySubscribers)
    const { storagePath, fileName, state } = await tenant.read((db) => requireArchive(db, archiveId))
    const stored = state === 'READY' && storagePath !== null ? await storage.stream(storagePath) : undefined
    if (!stored) throw notThere()
    await sendFile(request, response, stored, {
      ...uncached,
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', fileName),
    })
  }
}

const notThere = () =>
  new AppError(
    'NOT_FOUND',
    msg`This link is invalid or has expired, or a newer archive replaced this one. Find the latest in Settings.`,
  )
