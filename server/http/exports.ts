import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../core/errors.ts'
import { contentTypeOf, makeExport } from '../exports/make.ts'
import { openExport } from '../exports/ticket.ts'
import { begin, dispositionOf, uncached } from './answer.ts'
import { requireGet } from './pages.ts'
import type { Door, HttpParts } from './parts.ts'

/**
 * GET /exports/{token}: a file that is made as it is fetched, by an address that is good for 5 minutes, as the person
 * who asked: who may not read it any more gets nothing.
 */
export function createExportsDoor({ contextParts, temporaryFolder }: HttpParts): Door {
  const { pool, storage, signer } = contextParts
  return async (request, response) => {
    requireGet(request.method)
    const token = request.url?.split(/[?#]/, 1)[0]?.replace(/^\/exports\//, '') ?? ''
    const ticket = openExport(signer, token)
    if (!ticket) {
      throw new AppError('NOT_FOUND', 'This address is not valid, or older than its 5 minutes. Export once more.')
    }
    const pieces = makeExport({ pool, storage, temporaryFolder }, ticket)
    try {
      // Whatever is refused is refused before an answer begins.
      const first = await pieces.next()
      begin(response, 200, {
        ...uncached,
        'content-type': contentTypeOf(ticket.export),
        'content-disposition': dispositionOf('attachment', ticket.fileName),
        'content-security-policy': "default-src 'none'; sandbox",
      })
      if (request.method === 'HEAD' || first.done) response.end()
      else {
        response.write(first.value)
        await pipeline(Readable.from(pieces), response)
      }
    } finally {
      await pieces.return(undefined)
    }
  }
}
