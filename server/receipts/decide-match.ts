import type { Tenant } from '../core/tenant.ts'
import type { Receipt } from './read.ts'

/** Says that a transaction is not this receipt's: it is never offered for it again. @throws AppError NOT_FOUND */
export function declineMatch(_tenant: Tenant, _receiptId: string, _transactionId: string): Promise<Receipt> {
  throw new Error('To be written.')
}
