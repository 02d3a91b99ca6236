import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import { claimUpload } from '../uploads/uploads.ts'
import type { Document } from './read.ts'
import { receiveDocument } from './write.ts'

/**
 * Creates a document from an uploaded file without an assistant session. The document's kind is determined when it is
 * read.
 * @throws AppError UNSUPPORTED_TYPE for a voice note
 * @throws AppError NO_CREDITS
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the file is already used
 */
export function createDocument(
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  storagePath: string,
): Promise<Document> {
  return tenant.write(async (db) => {
    const upload = await claimUpload(db, tenant, storagePath)
    if (upload.contentType.startsWith('audio/')) {
      throw new AppError('UNSUPPORTED_TYPE', msg`Send voice notes to the assistant instead.`)
    }
    return receiveDocument(db, tenant, operatorSettings, upload)
  })
}
