import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { AppError, ensure } from '../../base/errors.ts'
import { cleanFileName } from '../../language/names.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { refusalOfType, typeOfFile } from './file-types.ts'
import { maxArchiveBytes, maxImportBytes, maxUploadBytes, signUpload, uploadLifetime } from './upload-token.ts'

export interface NewUpload {
  fileName: string
  contentType: string
  /** Bytes. */
  size: number
  /** The sender does not know the size yet: `size` is the most that the file may have. */
  isSizeLimit?: boolean | null | undefined
}

/** Where to PUT a file, once, within 5 minutes. */
export interface UploadUrl {
  uploadUrl: string
  storagePath: string
  expiresAt: Date
}

/** A file that has arrived and that nothing was made of yet. */
export interface Upload {
  fileName: string
  contentType: string
  storagePath: string
  size: number
  sha256: Buffer | null
}

/** At most so many files of one organization may be announced and not yet used (safety.md 4.6). */
const mostOpen = 100

/** What is imported may be of any type: what it is, is seen when it is read. */
const importType = 'application/octet-stream'

/**
 * @throws AppError UNSUPPORTED_TYPE for what can not be read; INVALID_INPUT, TOO_LARGE; RATE_LIMITED when 100 uploads
 * are open
 */
export function createUploadUrl(tenant: Tenant, parts: { signer: Signer }, input: NewUpload): Promise<UploadUrl> {
  const fileName = requireName(input.fileName)
  const type = typeOfFile(fileName, input.contentType)
  if (!type) throw new AppError('UNSUPPORTED_TYPE', refusalOfType(fileName, input.contentType))
  requireSize(input.size, maxUploadBytes, 'Max size: 10 MB.')
  return announce(tenant, parts, { fileName, ...type, maxBytes: input.size, isExact: input.isSizeLimit !== true })
}

/**
 * The same for a file that is to be imported.
 * @param input size: bytes
 * @throws AppError INVALID_INPUT, TOO_LARGE; RATE_LIMITED when 100 uploads are open
 */
export function createImportUploadUrl(
  tenant: Tenant,
  parts: { signer: Signer },
  input: { fileName: string; size: number },
): Promise<UploadUrl> {
  const fileName = requireName(input.fileName)
  if (/\.zip$/i.test(fileName)) requireSize(input.size, maxArchiveBytes, 'Max size: 2 GB.')
  else requireSize(input.size, maxImportBytes, 'Max size: 100 MB. Export a shorter time, or split it.')
  const type = { sent: importType, kept: importType }
  return announce(tenant, parts, { fileName, ...type, maxBytes: input.size, isExact: true, isImport: true })
}

function requireSize(size: number, maxBytes: number, help: string): void {
  ensure({ size: size > 0 || 'This file is empty. Choose another one.' })
  if (size > maxBytes) throw new AppError('TOO_LARGE', `File is too large. ${help}`)
}

function requireName(given: string): string {
  const fileName = given.trim()
  ensure({ fileName: (fileName !== '' && fileName.length <= 255) || 'A file name has 1 to 255 characters.' })
  return cleanFileName(fileName)
}

interface Announced {
  fileName: string
  sent: string
  kept: string
  maxBytes: number
  isExact: boolean
  isImport?: true
}

function announce(tenant: Tenant, { signer }: { signer: Signer }, announced: Announced): Promise<UploadUrl> {
  const { fileName, sent, kept, ...allowed } = announced
  return tenant.write(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${tenant.organizationId}`}, 0))`.execute(db)
    const { open } = await db
      .selectFrom('uploads')
      .select((eb) => eb.fn.countAll<bigint>().as('open'))
      .where('state', '<>', 'used')
      .where('expiresAt', '>', new Date())
      .executeTakeFirstOrThrow()
    if (open >= mostOpen) {
      throw new AppError('RATE_LIMITED', 'Too many uploads are open. Send those first, or wait 5 minutes.')
    }
    const now = new Date()
    const expiresAt = new Date(now.getTime() + uploadLifetime)
    const storagePath = `${tenant.organizationId}/${now.toISOString().slice(0, 7).replace('-', '/')}/${randomUUID()}`
    const { id } = await db
      .insertInto('uploads')
      .values({ fileName, contentType: kept, storagePath, expiresAt })
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

/**
 * Joins a transaction: takes a file that this person has sent, so that one thing is made of it, once. What was sent to
 * be imported is taken for nothing else.
 * @throws AppError NOT_FOUND for a path of somebody else or of nobody; CONFLICT before the file is there and after it
 * was used
 */
export async function claimUpload(db: WriteDb, tenant: Tenant, storagePath: string, isImport = false): Promise<Upload> {
  const taken = await db
    .updateTable('uploads')
    .set({ state: 'used' })
    .where('storagePath', '=', storagePath)
    .where('userId', '=', tenant.userId)
    .where('state', '=', 'uploaded')
    .where('contentType', isImport ? '=' : '<>', importType)
    .returning(['fileName', 'contentType', 'storagePath', 'size', 'sha256'])
    .executeTakeFirst()
  if (taken) return { ...taken, size: taken.size ?? 0 }
  const known = await db
    .selectFrom('uploads')
    .select('state')
    .where('storagePath', '=', storagePath)
    .where('userId', '=', tenant.userId)
    .where('contentType', isImport ? '=' : '<>', importType)
    .executeTakeFirst()
  if (!known) throw new AppError('NOT_FOUND', 'This upload does not exist or was deleted.')
  const isUsed = known.state === 'used'
  throw new AppError(
    'CONFLICT',
    isUsed ? 'This file was used already. Upload it again.' : 'The file has not arrived yet.',
  )
}
