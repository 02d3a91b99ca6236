import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { requireStorage } from '../../people/billing/limits.ts'
import type { Services } from '../../platform/requests/services.ts'
import { createTenant, type OperatorSettings, type Tenant } from '../../platform/tenancy/tenant.ts'
import { requireCredit } from '../credits.ts'
import { checkFileSignature, sniffedBytes } from './file-signatures.ts'
import { kindOf } from './file-types.ts'
import { emptyFile, requireSize } from './upload-size.ts'
import { type UploadTicket, uploadLifetime } from './upload-token.ts'

export interface ReceivedUpload {
  storagePath: string
  sha256: Buffer
}

export interface UploadReceiver {
  /**
   * Receives a file: counts its bytes, checks its signature and stores it when it is complete. The address is used up
   * from the first byte, even if the upload fails.
   * @param announced the maximum number of bytes of the source
   * @throws AppError TOO_LARGE, INVALID_INPUT, UNSUPPORTED_TYPE, CONFLICT for a used address, FORBIDDEN, PLAN_ENDED,
   * PLAN_LIMIT, NO_CREDITS, RATE_LIMITED, UNAVAILABLE; the file is not kept then
   */
  receive(ticket: UploadTicket, source: AsyncIterable<Buffer>, announced: number): Promise<ReceivedUpload>
  /** Deletes a received file that no record uses. */
  discardUnused(ticket: UploadTicket): Promise<void>
}

/** The services for receiving an upload. */
interface ReceiverServices extends Pick<Services, 'pool' | 'streamWatcher' | 'storage' | 'operatorSettings'> {
  /** Where an upload lies until it is complete. */
  temporaryFolder: string
  /** Reserves the bytes of an upload before the first of them is read. @returns releases them */
  reserve(organizationId: string, bytes: number): () => void
}

export function createUploadReceiver(services: ReceiverServices): UploadReceiver {
  const { pool, streamWatcher, storage, operatorSettings, temporaryFolder, reserve } = services
  const tenantOf = ({ userId, organizationId }: UploadTicket) =>
    createTenant(pool, { userId, organizationId, via: 'upload' }, undefined, streamWatcher.notifySubscribers)

  const discard = async (tenant: Tenant, { uploadId }: UploadTicket) => {
    const storagePath = await takeBack(tenant, uploadId)
    if (storagePath === undefined) return
    await storage.remove(storagePath)
    await tenant.write((db) => db.deleteFrom('uploads').where('id', '=', uploadId).execute())
  }

  const store = async (tenant: Tenant, ticket: UploadTicket, source: AsyncIterable<Buffer>) => {
    await mkdir(temporaryFolder, { recursive: true })
    const temporary = path.join(temporaryFolder, `${randomUUID()}.part`)
    try {
      const { size, sha256 } = await writeCounted(temporary, ticket, source)
      const storagePath = await admit(tenant, operatorSettings, ticket, size, sha256)
      await storage.put(storagePath, temporary, ticket.contentType)
      await settle(tenant, ticket)
      return { storagePath, sha256 }
    } finally {
      await rm(temporary, { force: true })
    }
  }

  return {
    async receive(ticket, source, announced) {
      const tenant = await tenantOf(ticket)
      tenant.require('documents:add')
      const release = reserve(ticket.organizationId, Math.min(announced, ticket.maxBytes))
      try {
        await claim(tenant, ticket)
        return await store(tenant, ticket, source).catch(async (error: unknown) => {
          await discard(tenant, ticket).catch(() => {})
          throw error
        })
      } finally {
        release()
      }
    },
    async discardUnused(ticket) {
      await discard(await tenantOf(ticket), ticket)
    },
  }
}

/** Writes each byte of the source, also when the disk takes only a part of a chunk at once. */
export async function writeCounted(temporary: string, ticket: UploadTicket, source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  const file = await open(temporary, 'wx', 0o600)
  let size = 0
  let head = Buffer.alloc(0)
  let isSniffed = false
  const sniff = () => {
    isSniffed = true
    const refusal = ticket.isImport ? undefined : checkFileSignature(ticket.contentType, head)
    if (refusal) throw new AppError('UNSUPPORTED_TYPE', refusal)
  }
  try {
    for await (const chunk of source) {
      size += chunk.length
      requireSize(ticket, size, false)
      if (!isSniffed) {
        head = Buffer.concat([head, chunk.subarray(0, sniffedBytes - head.length)])
        if (head.length === sniffedBytes) sniff()
      }
      hash.update(chunk)
      await file.appendFile(chunk)
    }
    if (size === 0) throw emptyFile()
    requireSize(ticket, size, true)
    if (!isSniffed) sniff()
    await file.sync()
    return { size, sha256: hash.digest() }
  } finally {
    await file.close()
  }
}

/**
 * Claims the address before the first byte is read, so that only one sender can use it. An announced size counts toward
 * the storage of the plan for the duration of a request.
 */
function claim(tenant: Tenant, { uploadId, maxBytes, isExact }: UploadTicket): Promise<void> {
  return tenant.write(async (db) => {
    if (isExact) await requireStorage(db, maxBytes)
    const expiresAt = new Date(Date.now() + uploadLifetime)
    const { numUpdatedRows } = await db
      .updateTable('uploads')
      .set({ state: 'receiving', expiresAt, ...(isExact && { size: maxBytes }) })
      .where('id', '=', uploadId)
      .where('state', '=', 'pending')
      .where('expiresAt', '>', new Date())
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw alreadyUsed()
  })
}

function admit(
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  ticket: UploadTicket,
  size: number,
  sha256: Buffer,
): Promise<string> {
  const { uploadId, contentType, isExact, isImport } = ticket
  return tenant.write(async (db) => {
    if (!isExact) await requireStorage(db, size)
    const isFree = isImport || (kindOf(contentType) === 'VOICE' && !operatorSettings.transcribes)
    if (!isFree) await requireCredit(db, tenant, operatorSettings, sha256)
    const received = await db
      .updateTable('uploads')
      .set({ size, sha256 })
      .where('id', '=', uploadId)
      .where('state', '=', 'receiving')
      .returning('storagePath')
      .executeTakeFirst()
    if (!received) throw alreadyUsed()
    return received.storagePath
  })
}

async function settle(tenant: Tenant, { uploadId }: UploadTicket): Promise<void> {
  await tenant.write((db) => db.updateTable('uploads').set({ state: 'uploaded' }).where('id', '=', uploadId).execute())
}

/** @returns the storage path, or undefined when a record uses the file or the row is gone */
function takeBack(tenant: Tenant, uploadId: string): Promise<string | undefined> {
  return tenant.write(async (db) => {
    const taken = await db
      .updateTable('uploads')
      .set({ state: 'receiving' })
      .where('id', '=', uploadId)
      .where('state', 'in', ['receiving', 'uploaded'])
      .returning('storagePath')
      .executeTakeFirst()
    return taken?.storagePath
  })
}

const alreadyUsed = () => new AppError('CONFLICT', msg`This upload URL has already been used. Request a new one.`)
