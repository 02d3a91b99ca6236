import { AppError } from '../../base/errors.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import { claimUpload } from '../uploads/uploads.ts'
import type { Document } from './read.ts'
import { receiveDocument } from './write.ts'

/**
 * Makes a document of an uploaded file, outside of any conversation; what it is (a receipt, a budget list, a bank's
 * statement) is seen when it is read, soon after.
 * @throws AppError UNSUPPORTED_TYPE for a voice note, NO_CREDITS, NOT_FOUND, CONFLICT for a file used before
 */
export function createDocument(tenant: Tenant, terms: OperatorSettings, storagePath: string): Promise<Document> {
  return tenant.write(async (db) => {
    const upload = await claimUpload(db, tenant, storagePath)
    if (upload.contentType.startsWith('audio/')) {
      throw new AppError('UNSUPPORTED_TYPE', 'Voice notes are for the assistant. Send it there.')
    }
    return receiveDocument(db, tenant, terms, upload)
  })
}
