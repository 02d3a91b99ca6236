import { sql } from 'kysely'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

export const measuredFields = [
  'MERCHANT',
  'DATE',
  'CURRENCY',
  'TOTAL',
  'TAX',
  'DUE_DATE',
  'IBAN',
  'PAYMENT_REFERENCE',
  'CATEGORY',
] as const

/** How often reviews kept, corrected and added the values of one field in the documents of one month. */
export interface FieldAccuracy {
  /** yyyy-MM, in the time zone of the organization. */
  month: string
  field: (typeof measuredFields)[number]
  /** The number of values that were read or suggested. */
  read: number
  /** The number of these that users changed. */
  corrected: number
  /** The number of values that users entered because none was read. */
  added: number
}

/**
 * Compares what was read of receipts with what was approved, and the suggested categories of items with the approved
 * ones, for documents of the last 12 months. Months without a reviewed document are left out.
 */
export function listReadingAccuracy(tenant: Tenant): Promise<FieldAccuracy[]> {
  return tenant.read(async (db) => {
    const rows = await db
      .selectFrom(accuracy.as('accuracy'))
      .select(['month', 'field', 'read', 'corrected', 'added'])
      .orderBy('month', 'desc')
      .orderBy('field')
      .execute()
    return rows.map((row) => ({
      ...row,
      read: Number(row.read),
      corrected: Number(row.corrected),
      added: Number(row.added),
    }))
  })
}

// Read amounts have all decimals of their currency, so their digits are minor units.
const accuracy = sql<FieldAccuracy>`(
  with zone as materialized (select time_zone from organizations where id = current_organization()),
  reviewed as (
    select d.id, to_char(d.created_at at time zone zone.time_zone, 'YYYY-MM') as month
    from documents d cross join zone
    where d.state = 'PROCESSED' and d.kind in ('RECEIPT', 'STATEMENT')
      and d.created_at >= date_trunc('month', now() at time zone zone.time_zone - interval '11 months')
        at time zone zone.time_zone),
  compared as (
    select reviewed.month, field.*
    from reviewed
      join receipts r on r.document_id = reviewed.id
      join document_readings g on g.document_id = reviewed.id
      cross join lateral (values
        ('MERCHANT', left(trim(g.fields #>> '{merchant,value}'), 200), r.merchant),
        ('DATE', g.fields #>> '{date,value}', r.date::text),
        ('CURRENCY', g.fields #>> '{currency,value}',
          case when g.fields #>> '{currency,value}' is not null then r.currency end),
        ('TOTAL', ltrim(replace(g.fields #>> '{total,value}', '.', ''), '0'), ltrim(r.total_minor::text, '0')),
        ('TAX', ltrim(replace(g.fields #>> '{tax,value}', '.', ''), '0'), ltrim(r.tax_minor::text, '0')),
        ('DUE_DATE', g.fields #>> '{dueDate,value}', r.due_date::text),
        ('IBAN', g.fields #>> '{iban,value}', r.iban),
        ('PAYMENT_REFERENCE', trim(left(g.fields #>> '{paymentReference,value}', 140)), r.payment_reference)
      ) as field (field, proposed, approved)
    union all
    select reviewed.month, 'CATEGORY', c.after ->> 'category_id', i.category_id::text
    from reviewed
      join staged_items i on i.document_id = reviewed.id and i.state = 'APPROVED'
      join changes c on c.kind = 'staged_item' and c.record_id = i.id and c.action = 'CREATED' and c.via = 'reader')
  select month, field, count(proposed) as read,
    count(*) filter (where proposed is not null and approved is distinct from proposed) as corrected,
    count(*) filter (where proposed is null and approved is not null) as added
  from compared where proposed is not null or approved is not null
  group by month, field)`
