import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { requireStorage } from '../billing/limits.ts'
import { AppError } from '../core/errors.ts'
import { openTenant, type Tenant, type Terms } from '../core/tenant.ts'
import { openUpload, type UploadTicket } from '../core/upload-token.ts'
import { requireCredit } from '../documents/credits.ts'
import { kindOf } from '../documents/file-types.ts'
import { sendJson } from './answer.ts'
import { mediaTypeOf, requirePlainBody } from './body.ts'
import type { Door, HttpParts } from './parts.ts'
import { refusalOfBytes, sniffedBytes } from './signatures.ts'

/** PUT /uploads/{token}: one file, by the address that `createUploadUrl` gave. The address is all the proof there is. */
export function createUploadsDoor(parts: HttpParts): Door {
  return async (request, response) => {
    if (request.method !== 'PUT') throw new AppError('NOT_FOUND', 'Send the file with PUT.')
    requirePlainBody(request)
    const ticket = requireTicket(parts, request.url ?? '')
    const declared = Number(request.headers['content-length'] ?? 0)
    if (declared > ticket.maxBytes) throw tooLarge(ticket)
    const type = mediaTypeOf(request)
    // A sender that knows no type for its file says nothing, or this.
    if (!ticket.isImport && type !== ticket.contentType && type !== '' && type !== 'application/octet-stream') {
      throw new AppError('UNSUPPORTED_TYPE', `This address is for a file of the type ${ticket.contentType}.`)
    }
    const storagePath = await receiveUpload(parts, ticket, request.iterator({ destroyOnReturn: false }))
    sendJson(response, 200, { storagePath })
  }
}

/** @throws AppError FORBIDDEN for an address that is not ours, was altered, or has expired */
export function requireTicket({ contextParts }: HttpParts, uploadPath: string): UploadTicket {
  const token = uploadPath.split(/[?#]/, 1)[0]?.replace(/^\/uploads\//, '') ?? ''
  const ticket = openUpload(contextParts.signer, token)
  if (ticket) return ticket
  throw new AppError('FORBIDDEN', 'This upload address is not valid or has expired. Ask for a new one.')
}

/**
 * Takes a file as it comes: counts, looks at its first bytes, and lays it in the storage once it is complete.
 * @returns where the storage keeps it
 * @throws AppError TOO_LARGE, UNSUPPORTED_TYPE, CONFLICT when the address was used, FORBIDDEN and PLAN_ENDED for who may
 * not record any more, PLAN_LIMIT, NO_CREDITS; then nothing is left of it
 */
export async function receiveUpload(
  { contextParts, temporaryFolder }: HttpParts,
  ticket: UploadTicket,
  source: AsyncIterable<Buffer>,
): Promise<string> {
  const { pool, live, storage, terms } = contextParts
  const { userId, organizationId, contentType } = ticket
  const today = new Date().toISOString().slice(0, 10)
  const tenant = await openTenant(pool, { userId, organizationId, via: 'upload' }, today, live.wake)
  tenant.require('transactions:write')
  await requirePending(tenant, ticket)
  await mkdir(temporaryFolder, { recursive: true })
  const temporary = path.join(temporaryFolder, `${randomUUID()}.part`)
  try {
    const { size, sha256 } = await writeCounted(temporary, ticket, source)
    const storagePath = await claim(tenant, terms, ticket, size, sha256)
    await storage.put(storagePath, temporary, contentType)
    await settle(tenant, ticket)
    return storagePath
  } finally {
    await rm(temporary, { force: true })
  }
}

async function writeCounted(temporary: string, ticket: UploadTicket, source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  const file = await open(temporary, 'wx', 0o600)
  let size = 0
  let head = Buffer.alloc(0)
  let isSniffed = false
  const sniff = () => {
    isSniffed = true
    const refusal = ticket.isImport ? undefined : refusalOfBytes(ticket.contentType, head)
    if (refusal) throw new AppError('UNSUPPORTED_TYPE', refusal)
  }
  try {
    for await (const chunk of source) {
      size += chunk.length
      if (size > ticket.maxBytes) throw tooLarge(ticket)
      if (!isSniffed) {
        head = Buffer.concat([head, chunk.subarray(0, sniffedBytes - head.length)])
        if (head.length === sniffedBytes) sniff()
      }
      hash.update(chunk)
      await file.write(chunk)
    }
    if (size === 0) throw new AppError('INVALID_INPUT', 'This file is empty. Choose the file again.')
    if (!isSniffed) sniff()
    await file.sync()
    return { size, sha256: hash.digest() }
  } finally {
    await file.close()
  }
}

/** Before a byte is read: an address that was used is refused at once. */
async function requirePending(tenant: Tenant, { uploadId }: UploadTicket): Promise<void> {
  const found = await tenant.read((db) =>
    db.selectFrom('uploads').select(['state', 'size']).where('id', '=', uploadId).executeTakeFirst(),
  )
  if (found?.state !== 'pending' || found.size !== null) throw alreadyUsed()
}

/** Makes the upload this one's: of two that come at once, one gets it. What the plan does not allow is not kept. */
function claim(
  tenant: Tenant,
  terms: Terms,
  { uploadId, contentType, isImport }: UploadTicket,
  size: number,
  sha256: Buffer,
): Promise<string> {
  return tenant.write(async (db) => {
    await requireStorage(db, size)
    const isFree = isImport || (kindOf(contentType) === 'VOICE' && !terms.transcribes)
    if (!isFree) await requireCredit(db, tenant, terms, sha256)
    const claimed = await db
      .updateTable('uploads')
      .set({ size, sha256 })
      .where('id', '=', uploadId)
      .where('state', '=', 'pending')
      .where('size', 'is', null)
      .where('expiresAt', '>', new Date())
      .returning('storagePath')
      .executeTakeFirst()
    if (!claimed) throw alreadyUsed()
    return claimed.storagePath
  })
}

/** Only now can it be used: the file is where the storage keeps it. */
async function settle(tenant: Tenant, { uploadId }: UploadTicket): Promise<void> {
  await tenant.write((db) => db.updateTable('uploads').set({ state: 'uploaded' }).where('id', '=', uploadId).execute())
}

const alreadyUsed = () => new AppError('CONFLICT', 'This upload address was used already. Ask for a new one.')

const tooLarge = ({ maxBytes }: UploadTicket) =>
  new AppError('TOO_LARGE', `File is too large. Max size: ${Math.floor(maxBytes / 1_048_576)} MB.`)
