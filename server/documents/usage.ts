import type { DocumentKind } from '../core/tables.ts'
import type { Tenant } from '../core/tenant.ts'

/** What one person has had read in a month, of one kind. */
export interface AiUsageLine {
  userId: string
  kind: DocumentKind
  documents: number
  credits: number
}

/**
 * The AI credits that were used in this organization in a month (yyyy-MM, UTC), by person and kind of document, the most
 * first. Owners and Admins see everybody's, others their own.
 */
export function listAiUsage(_tenant: Tenant, _month: string): Promise<AiUsageLine[]> {
  throw new Error('To be written.')
}
