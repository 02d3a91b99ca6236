import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { msg } from '@lingui/core/runtime-macro'
import type { VerifiedToken } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import { readerLanguage } from '../../base/text.ts'
import type { Signer } from '../../platform/security/signer.ts'
import { openExport } from '../../portability/exports/ticket.ts'
import type { SendExport } from '../files/exports.ts'
import { type Caller, callerOf, headerOf } from '../request-claims.ts'
import { type Headers, startResponse } from '../response.ts'
import type { HttpServices } from '../services.ts'

/** The address of a feed can contain a token, so it must not be sent to other sites. */
export const feedHeaders: Headers = { 'referrer-policy': 'no-referrer' }

/** Lets calendar programs ask for a password, which is the token. */
export const basicChallenge = 'Basic realm="Purser", charset="UTF-8"'

/** Calendar programs and spreadsheets send a token as a password, or can only open an address. */
export function feedCallerOf(request: IncomingMessage, services: HttpServices, { searchParams }: URL): Caller {
  const token = passwordIn(request) ?? (headerOf(request, 'authorization') ? undefined : searchParams.get('token'))
  return callerOf(request, services, {
    authorization: token ? `Bearer ${token}` : undefined,
    organizationId: searchParams.get('organization_id') ?? undefined,
  })
}

function passwordIn(request: IncomingMessage): string | undefined {
  const basic = /^Basic +([\w+/=-]+)$/i.exec(headerOf(request, 'authorization') ?? '')?.[1]
  const credentials = basic && Buffer.from(basic, 'base64').toString()
  return credentials?.slice(credentials.indexOf(':') + 1)
}

/**
 * Addresses are stored in histories and logs of other programs, so a token in an address may do nothing but read.
 * @throws AppError FORBIDDEN
 */
export function requireReadOnly({ searchParams }: URL, signedIn: VerifiedToken | undefined): void {
  const { kind, scopes = [] } = signedIn?.grant ?? {}
  if (!searchParams.has('token') || (kind === 'api_token' && scopes.join() === 'read')) return
  throw new AppError(
    'FORBIDDEN',
    msg`An address can only contain an API token with the scope "read". Send other tokens in a header.`,
  )
}

/** A file that the operation of a feed has prepared. */
export interface PreparedFeed {
  file: { url: string }
  /** The position in the change stream of the organization. */
  cursor: string
}

/**
 * Sends the file, unless the client has it. The tag of a file changes with each change in its organization and each day,
 * because upcoming dates and the names of members change without one.
 */
export async function sendFeed(
  response: ServerResponse,
  { file, cursor }: PreparedFeed,
  { signer, sendExport, today }: { signer: Signer; sendExport: SendExport; today: string },
): Promise<void> {
  const ticket = openExport(signer, new URL(file.url).pathname.replace(/^\/exports\//, ''))
  if (!ticket) throw new Error('The address of the file is not an export.')
  const state = JSON.stringify([ticket.userId, ticket.export, cursor, today, readerLanguage()])
  const etag = `W/"${createHash('sha256').update(state).digest('base64url')}"`
  const headers = { ...feedHeaders, etag, 'cache-control': 'private, no-cache', vary: 'authorization, accept-language' }
  const known = headerOf(response.req, 'if-none-match')?.split(',') ?? []
  if (!known.some((each) => each.trim() === etag)) return sendExport(response, ticket, headers)
  startResponse(response, 304, headers)
  response.end()
}
