import type { Tenant } from '../core/tenant.ts'
import type { StagedItem } from './read.ts'

/**
 * Takes one item as what a transaction already says: nothing new is recorded. The receipt of a receipt's item belongs to
 * the transaction from then on.
 * @throws AppError NOT_FOUND; CONFLICT when the item was reviewed before; INVALID_INPUT for a line of a budget
 */
export function mergeStagedItem(_tenant: Tenant, _id: string, _transactionId: string): Promise<StagedItem> {
  throw new Error('To be written.')
}
