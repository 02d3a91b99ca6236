import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { createFairQueue } from '../../platform/database/fair-queue.ts'
import { RateLimitError } from '../../platform/security/token-bucket.ts'
import { contentTypeOf, makeExport } from '../../portability/exports/make.ts'
import { type ExportTicket, openExport } from '../../portability/exports/ticket.ts'
import { createCounter } from '../limits/counter.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { tokenIn } from '../request-claims.ts'
import { requireGet } from '../require-get.ts'
import { contentDisposition, type Headers, startResponse, uncached } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'

/** Sends an export of a user. The response begins with its first bytes. */
export type SendExport = (response: ServerResponse, ticket: ExportTicket, headers: Headers) => Promise<void>

/** The limits hold for all handlers that use the same function. */
export function createExportSender(
  { contextServices, temporaryFolder, limits }: HttpServices,
  rates: RateLimiter,
): SendExport {
  const { pool, storage, address } = contextServices
  const { perOrganization, written } = limits.exportsAtOnce
  const organizations = createCounter(perOrganization)
  const queue = createFairQueue({ total: written, perLane: perOrganization })
  return async (response, ticket, headers) => {
    rates.exports.take(ticket.userId)
    const { organizationId } = ticket
    if (!organizations.enter(organizationId)) {
      throw new RateLimitError(
        10,
        msg`Other exports of this organization are in progress. Try again when one finishes.`,
      )
    }
    const runInQueue = async <T>(work: () => Promise<T>) => {
      const leave = await queue.acquireSlot(organizationId)
      return work().finally(leave)
    }
    const pieces = makeExport({ address, pool, storage, temporaryFolder, runInQueue }, ticket)
    try {
      // Reads the first chunk before the response starts, so that errors can still set the status.
      const first = await pieces.next()
      startResponse(response, 200, {
        'content-type': contentTypeOf(ticket.export),
        'content-disposition': contentDisposition('attachment', ticket.fileName),
        'content-security-policy': "default-src 'none'; sandbox",
        ...headers,
      })
      if (response.req.method === 'HEAD' || first.done) response.end()
      else await sendAll(response, first.value, pieces)
    } finally {
      await pieces.return(undefined)
      organizations.leave(organizationId)
    }
  }
}

/**
 * GET /exports/{token}: generates an export while it is downloaded. The address is valid for 5 minutes and only while
 * the requesting user may read the data.
 */
export function createExportsHandler({ contextServices }: HttpServices, sendExport: SendExport): Handler {
  return async (request, response) => {
    requireGet(request.method)
    const ticket = openExport(contextServices.signer, tokenIn(request))
    if (!ticket) throw new AppError('NOT_FOUND', msg`This link is invalid or has expired. Export again.`)
    await sendExport(response, ticket, uncached)
  }
}

async function sendAll(response: ServerResponse, first: Uint8Array, rest: AsyncIterable<Uint8Array>): Promise<void> {
  response.write(first)
  await pipeline(Readable.from(rest), response).catch((error: unknown) => {
    const hasLeft = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (!hasLeft) throw error
  })
}
