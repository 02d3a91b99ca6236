import { AppError } from '../../base/errors.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import { receiveDocument } from '../documents/write.ts'
import { claimUpload } from '../uploads/uploads.ts'
import { type Receipt, requireReceipt } from './read.ts'

/** A file that was sent to an upload address. What it is, the server has seen for itself when it came. */
export interface NewReceipt {
  storagePath: string
}

/**
 * Makes a receipt of an uploaded picture or PDF; it is read soon after.
 * @throws AppError UNSUPPORTED_TYPE for other files, NO_CREDITS, CONFLICT for a file used before
 */
export function createReceipt(tenant: Tenant, terms: OperatorSettings, { storagePath }: NewReceipt): Promise<Receipt> {
  return tenant.write(async (db) => {
    const upload = await claimUpload(db, tenant, storagePath)
    if (!upload.contentType.startsWith('image/') && upload.contentType !== 'application/pdf') {
      throw new AppError('UNSUPPORTED_TYPE', 'A receipt is a picture or a PDF.')
    }
    const { receiptId } = await receiveDocument(db, tenant, terms, upload, 'RECEIPT')
    if (receiptId === null) throw new Error('A receipt document has a receipt.')
    return requireReceipt(db, receiptId)
  })
}
