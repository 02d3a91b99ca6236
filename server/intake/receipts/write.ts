import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import { receiveDocument } from '../documents/write.ts'
import { mailType } from '../uploads/file-types.ts'
import { claimUpload } from '../uploads/uploads.ts'
import { type Receipt, requireReceipt } from './read.ts'

/** The server detects the type of the file when it is uploaded. */
export interface NewReceipt {
  storagePath: string
}

const fileTypes = new Set(['application/pdf', 'application/xml', mailType])

/**
 * Creates a receipt from an uploaded image, PDF, e-invoice or mail and enqueues its reading.
 * @throws AppError UNSUPPORTED_TYPE for other files
 * @throws AppError NO_CREDITS
 * @throws AppError CONFLICT if the file is already used
 */
export function createReceipt(
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  { storagePath }: NewReceipt,
): Promise<Receipt> {
  return tenant.write(async (db) => {
    const upload = await claimUpload(db, tenant, storagePath)
    if (!upload.contentType.startsWith('image/') && !fileTypes.has(upload.contentType)) {
      throw new AppError(
        'UNSUPPORTED_TYPE',
        msg`A receipt must be a picture, a PDF, an e-invoice (XML) or an email (.eml).`,
      )
    }
    const { receiptId } = await receiveDocument(db, tenant, operatorSettings, upload, 'RECEIPT')
    if (receiptId === null) throw new Error('A receipt document has a receipt.')
    return requireReceipt(db, receiptId)
  })
}
