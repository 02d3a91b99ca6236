import type { Tenant } from '../core/tenant.ts'
import type { Document } from './read.ts'

/** KEEP: both are wanted. REPLACE: this one takes the earlier one's place. CANCEL: this one was not meant. */
export type DuplicateAnswer = 'KEEP' | 'REPLACE' | 'CANCEL'

/**
 * Decides about a document that is the same file, or the same receipt, as an earlier one. Replacing keeps what the
 * earlier one was saved as: its transactions belong to this one from then on.
 * @throws AppError NOT_FOUND; CONFLICT for one that is like no other, or was reviewed already
 */
export function answerDuplicate(_tenant: Tenant, _documentId: string, _answer: DuplicateAnswer): Promise<Document> {
  throw new Error('To be written.')
}
