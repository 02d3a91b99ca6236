import { randomUUID } from 'node:crypto'
import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
import { cleanFileName } from '../../language/names.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { fileTypeError, typeOfFile } from './file-types.ts'
import { maxArchiveBytes, maxImportBytes, maxUploadBytes, signUpload, uploadLifetime } from './upload-token.ts'

export interface NewUpload {
  fileName: string
  contentType: string
  /** Bytes. */
  size: number
  /** The size is not known yet, so `size` is an upper limit. */
  isSizeLimit?: boolean | null | undefined
}

/** The address for a single PUT request, valid for 5 minutes. */
export interface UploadUrl {
  uploadUrl: string
  storagePath: string
  expiresAt: Date
}

export interface Upload {
  fileName: string
  contentType: string
  storagePath: string
  size: number
  sha256: Buffer | null
}

/** The limit of unused uploads per organization (safety.md 4.6). */
const maxOpen = 100

/** Imports accept any type, because the format is detected when the file is read. */
const importType = 'application/octet-stream'

/**
 * @throws AppError UNSUPPORTED_TYPE
 * @throws AppError INVALID_INPUT
 * @throws AppError TOO_LARGE
 * @throws AppError RATE_LIMITED if 100 uploads are open
 */
export function createUploadUrl(tenant: Tenant, services: { signer: Signer }, input: NewUpload): Promise<UploadUrl> {
  const fileName = requireName(input.fileName)
  const type = typeOfFile(fileName, input.contentType)
  if (!type) throw new AppError('UNSUPPORTED_TYPE', fileTypeError(fileName, input.contentType))
  requireSize(input.size, maxUploadBytes, msg`File is too large. Max size: 10 MB.`)
  return announce(tenant, services, { fileName, ...type, maxBytes: input.size, isExact: input.isSizeLimit !== true })
}

/**
 * Like `createUploadUrl`, for a file to be imported.
 * @param input `size` is in bytes
 * @throws AppError INVALID_INPUT
 * @throws AppError TOO_LARGE
 * @throws AppError RATE_LIMITED if 100 uploads are open
 */
export function createImportUploadUrl(
  tenant: Tenant,
  services: { signer: Signer },
  input: { fileName: string; size: number },
): Promise<UploadUrl> {
  const fileName = requireName(input.fileName)
  if (/\.zip$/i.test(fileName)) requireSize(input.size, maxArchiveBytes, msg`File is too large. Max size: 2 GB.`)
  else requireSize(input.size, maxImportBytes, largeImport)
  const type = { sent: importType, storedType: importType }
  return announce(tenant, services, { fileName, ...type, maxBytes: input.size, isExact: true, isImport: true })
}

const largeImport = msg`File is too large. Max size: 100 MB. Export a shorter period, or split it.`

function requireSize(size: number, maxBytes: number, tooLarge: Text): void {
  ensure({ size: size > 0 || msg`This file is empty. Choose another one.` })
  if (size > maxBytes) throw new AppError('TOO_LARGE', tooLarge)
}

function requireName(given: string): string {
  const fileName = given.trim()
  ensure({ fileName: (fileName !== '' && fileName.length <= 255) || msg`Enter a file name of 1 to 255 characters.` })
  return cleanFileName(fileName)
}

interface Announced {
  fileName: string
  sent: string
  storedType: string
  maxBytes: number
  isExact: boolean
  isImport?: true
}

function announce(tenant: Tenant, { signer }: { signer: Signer }, announced: Announced): Promise<UploadUrl> {
  const { fileName, sent, storedType, ...allowed } = announced
  return tenant.write(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${tenant.organizationId}`}, 0))`.execute(db)
    const { open } = await db
      .selectFrom('uploads')
      .select((eb) => eb.fn.countAll<bigint>().as('open'))
      .where('state', '<>', 'used')
      .where('expiresAt', '>', new Date())
      .executeTakeFirstOrThrow()
    if (open >= maxOpen) {
      throw new AppError(
        'RATE_LIMITED',
        msg`Too many uploads are unfinished. Finish them first, or try again in 5 minutes.`,
      )
    }
    const expiresAt = new Date(Date.now() + uploadLifetime)
    const storagePath = newStoragePath(tenant.organizationId)
    const { id } = await db
      .insertInto('uploads')
      .values({ fileName, contentType: storedType, storagePath, expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    const uploadUrl = signUpload(signer, {
      organizationId: tenant.organizationId,
      userId: tenant.userId,
      uploadId: id,
      contentType: sent,
      expiresAt: expiresAt.getTime(),
      ...allowed,
    })
    return { uploadUrl, storagePath, expiresAt }
  })
}

export function newStoragePath(organizationId: string): string {
  return `${organizationId}/${new Date().toISOString().slice(0, 7).replace('-', '/')}/${randomUUID()}`
}

/**
 * Claims an uploaded file of the caller, so that it is used once. A file uploaded for an import cannot be used
 * otherwise.
 * @throws AppError NOT_FOUND for a path of another user or an unknown path
 * @throws AppError CONFLICT if the file has not arrived or is already used
 */
export async function claimUpload(db: WriteDb, tenant: Tenant, storagePath: string, isImport = false): Promise<Upload> {
  const claimed = await db
    .updateTable('uploads')
    .set({ state: 'used' })
    .where('storagePath', '=', storagePath)
    .where('userId', '=', tenant.userId)
    .where('state', '=', 'uploaded')
    .where('contentType', isImport ? '=' : '<>', importType)
    .returning(['fileName', 'contentType', 'storagePath', 'size', 'sha256'])
    .executeTakeFirst()
  if (claimed) return { ...claimed, size: claimed.size ?? 0 }
  const known = await db
    .selectFrom('uploads')
    .select('state')
    .where('storagePath', '=', storagePath)
    .where('userId', '=', tenant.userId)
    .where('contentType', isImport ? '=' : '<>', importType)
    .executeTakeFirst()
  if (!known) throw new AppError('NOT_FOUND', msg`This upload does not exist or was deleted.`)
  const isUsed = known.state === 'used'
  throw new AppError(
    'CONFLICT',
    isUsed ? msg`This file has already been used. Upload it again.` : msg`The file hasn't been uploaded yet.`,
  )
}
