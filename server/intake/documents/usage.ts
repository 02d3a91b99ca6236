import { sql } from 'kysely'
import type { DocumentKind } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

export interface AiUsageLine {
  userId: string
  kind: DocumentKind
  documents: number
  credits: number
}

/**
 * Returns the AI credits used in this organization in a month (yyyy-MM, UTC), by user and document kind, largest first.
 * Includes reserved credits. Owners and Admins see all users, and others see only themselves.
 */
export function listAiUsage(tenant: Tenant, month: string): Promise<AiUsageLine[]> {
  const isOverseer = tenant.may('members:manage')
  const from = sql<Date>`${`${month}-01`}::timestamp at time zone 'UTC'`
  const to = sql<Date>`(${`${month}-01`}::timestamp + interval '1 month') at time zone 'UTC'`
  return tenant.read(async (db) => {
    const rows = await db
      .selectFrom('aiUsage')
      .leftJoin('documents', 'documents.id', 'aiUsage.documentId')
      .select(['aiUsage.userId', kind.as('kind')])
      .select((eb) => [
        eb.fn.count<bigint>(eb.fn.coalesce('aiUsage.documentId', 'aiUsage.id')).distinct().as('documents'),
        eb.fn.sum<bigint>('aiUsage.credits').as('credits'),
      ])
      .where('aiUsage.state', '<>', 'returned')
      .where('aiUsage.at', '>=', from)
      .where('aiUsage.at', '<', to)
      .$if(!isOverseer, (query) => query.where('aiUsage.userId', '=', tenant.userId))
      .groupBy(['aiUsage.userId', kind])
      .orderBy('credits', 'desc')
      .orderBy('documents', 'desc')
      .orderBy('aiUsage.userId')
      .execute()
    return rows.map((row) => ({ ...row, documents: Number(row.documents), credits: Number(row.credits) }))
  })
}

const kind = sql<DocumentKind>`coalesce(documents.kind, case ai_usage.kind when 'voice' then 'VOICE' else 'RECEIPT' end::document_kind)`
