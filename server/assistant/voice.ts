import type { Tenant, Terms } from '../core/tenant.ts'
import type { Document } from '../documents/read.ts'

/**
 * Types what a voice note says, where it could not be listened to or was misheard: what waits of it is replaced by what
 * the text means. Costs nothing.
 * @throws AppError NOT_FOUND, INVALID_INPUT, CONFLICT when something of it was saved already
 */
export function typeVoiceNote(_tenant: Tenant, _terms: Terms, _documentId: string, _text: string): Promise<Document> {
  throw new Error('To be written.')
}
