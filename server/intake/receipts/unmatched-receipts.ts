import { sql } from 'kysely'
import { addDays, utcDay } from '../../language/days.ts'
import { convert, type Money } from '../../language/money.ts'
import { categoryKeyOf } from '../../language/receipt-categories.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Candidate, earliestBooking, latestPayment, type ToMatch } from './matching.ts'
import { stableMerchantName } from './merchant-similarity.ts'

/** A read receipt without a transaction, with the range of possible booking dates. */
export interface UnmatchedReceipt extends ToMatch {
  id: string
  from: string
  until: string
}

export interface UnmatchedCandidate extends Candidate {
  id: string
  receiptId: string
}

/** The limit of receipts per run. The newest are matched first. */
const maxReceipts = 500
const maxCandidates = 10_000
const daysBefore = 30

export async function listUnmatchedReceipts(
  db: WriteDb,
  tenant: Pick<Tenant, 'currency'>,
): Promise<UnmatchedReceipt[]> {
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('documents', 'documents.id', 'receipts.documentId')
    .select(['receipts.id', 'receipts.merchant', 'receipts.date', 'receipts.totalMinor', 'receipts.currency'])
    .select(['receipts.dueDate', 'receipts.payableMinor', 'receipts.createdAt'])
    .select((eb) => [
      eb
        .selectFrom('stagedItems')
        .whereRef('stagedItems.documentId', '=', 'receipts.documentId')
        .select('stagedItems.type')
        .limit(1)
        .as('type'),
      eb
        .exists(
          eb
            .selectFrom('stagedItems')
            .innerJoin('categories', 'categories.id', 'stagedItems.categoryId')
            .whereRef('stagedItems.documentId', '=', 'receipts.documentId')
            .where('categories.key', '=', 'eating_out')
            .select('stagedItems.id'),
        )
        .as('isEatingOut'),
      eb
        .exists(
          eb
            .selectFrom('documentReadings')
            .whereRef('documentReadings.documentId', '=', 'receipts.documentId')
            .where(sql<string | null>`fields -> 'tip' ->> 'value'`, 'is not', null)
            .select('documentReadings.documentId'),
        )
        .as('hasTip'),
    ])
    .select(nearestRate(tenant.currency).as('rate'))
    .where('documents.state', '=', 'STAGING')
    .where('documents.stage', '=', 'STAGED')
    .where('receipts.totalMinor', '>', 0n)
    .where('receipts.currency', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('receiptTransactions')
            .whereRef('receiptTransactions.receiptId', '=', 'receipts.id')
            .select('receiptId'),
        ),
      ),
    )
    .orderBy('receipts.createdAt', 'desc')
    .limit(maxReceipts)
    .execute()
  const confirmed = await confirmedNames(
    db,
    rows.flatMap(({ merchant }) => merchant ?? []),
  )
  return rows.map(({ id, type, merchant, date, dueDate, createdAt, isEatingOut, hasTip, rate, ...row }) => {
    const total = { minor: row.payableMinor ?? row.totalMinor ?? 0n, currency: row.currency ?? tenant.currency }
    const came = utcDay(createdAt)
    return {
      id,
      type: type ?? ('EXPENSE' as CategoryType),
      merchant,
      date,
      dueDate,
      total,
      baseTotal: inBase(total, tenant.currency, rate),
      mayBeTipped: Boolean(isEatingOut || hasTip) || categoryKeyOf(merchant ?? '') === 'eating_out',
      confirmed: confirmed.get(merchant?.toLowerCase() ?? '') ?? new Map(),
      from: addDays(date ?? came, date ? earliestBooking : -daysBefore),
      until: latestPayment({ date: date ?? came, dueDate }),
    }
  })
}

/**
 * Lists transactions without a receipt in the date range and with a similar amount, except for declined matches. The
 * limit is applied in a fixed order.
 */
export async function listCandidates(
  db: WriteDb,
  unmatched: readonly UnmatchedReceipt[],
  base: string,
): Promise<UnmatchedCandidate[]> {
  const each = <T>(of: (receipt: UnmatchedReceipt) => T) => sql.val(unmatched.map(of))
  const asked = sql`unnest(
    ${each(({ id }) => id)}::uuid[], ${each(({ type }) => type)}::category_type[],
    ${each(({ from }) => from)}::date[], ${each(({ until }) => until)}::date[],
    ${each(({ total }) => total.minor)}::bigint[], ${each(({ total }) => total.currency)}::text[],
    ${each(({ baseTotal }) => baseTotal?.minor ?? null)}::bigint[]
  ) as asked (receipt_id, type, earliest, latest, minor, currency, base_minor)`
  const { rows } = await sql<{
    receiptId: string
    id: string
    type: CategoryType
    description: string
    date: string
    amountMinor: bigint
    currency: string
    baseAmountMinor: bigint
  }>`
    select asked.receipt_id, t.id, t.type, t.description, t.date, t.amount_minor, t.currency, t.base_amount_minor
    from ${asked}
      -- With the offset, each receipt looks at its own days alone.
      cross join lateral (
        select * from transactions where date between asked.earliest and asked.latest offset 0) t
    where t.type = asked.type
      and case when t.currency = asked.currency
        then t.amount_minor between asked.minor * 98 / 100 - 500 and asked.minor * 13 / 10 + 500
        else t.base_amount_minor between asked.base_minor * 97 / 100 and asked.base_minor * 103 / 100 + 1 end
      and not exists (select from receipt_transactions l where l.transaction_id = t.id)
      and not exists (select from receipt_matches m
        where m.receipt_id = asked.receipt_id and m.transaction_id = t.id and m.state <> 'SUGGESTED')
    order by t.amount_minor <> asked.minor limit ${maxCandidates}`.execute(db)
  return rows.map(({ receiptId, id, type, description, date, ...row }) => ({
    receiptId,
    id,
    type,
    description,
    date,
    amount: { minor: row.amountMinor, currency: row.currency },
    baseAmount: { minor: row.baseAmountMinor, currency: base },
  }))
}

async function confirmedNames(db: ReadDb, merchants: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const names = new Map<string, Map<string, number>>()
  if (merchants.length === 0) return names
  const lowered = [...new Set(merchants.map((merchant) => merchant.toLowerCase()))]
  const rows = await db
    .selectFrom('receiptMatches')
    .innerJoin('receipts', 'receipts.id', 'receiptMatches.receiptId')
    .innerJoin('transactions', 'transactions.id', 'receiptMatches.transactionId')
    .select((eb) => [
      eb.fn<string>('lower', ['receipts.merchant']).as('merchant'),
      eb.fn.countAll<bigint>().as('times'),
    ])
    .select('transactions.description')
    .where('receiptMatches.state', '=', 'CONFIRMED')
    .where('receiptMatches.decidedBy', 'is not', null)
    .where((eb) => eb(eb.fn<string>('lower', ['receipts.merchant']), 'in', lowered))
    .groupBy(['merchant', 'transactions.description'])
    .execute()
  for (const { merchant, description, times } of rows) {
    const known = names.get(merchant) ?? new Map<string, number>()
    names.set(merchant, known)
    const name = stableMerchantName(description)
    if (name !== '') known.set(name, (known.get(name) ?? 0) + Number(times))
  }
  return names
}

const nearestRate = (base: string) =>
  sql<string | null>`case when receipts.currency <> ${base} then (
    select t.rate::text from transactions t
    where t.currency = receipts.currency
      and t.date between coalesce(receipts.date, receipts.created_at::date) - 30
        and coalesce(receipts.date, receipts.created_at::date) + 30
    order by abs(t.date - coalesce(receipts.date, receipts.created_at::date)), t.id limit 1) end`

function inBase(total: Money, base: string, rate: string | null): Money | null {
  if (total.currency === base) return total
  return rate === null ? null : convert(total, base, rate)
}
