import { sql } from 'kysely'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { RefusedStep } from './undo-result.ts'

const inOtherCurrency = ({ currency }: Tenant) => `Amounts are recorded in ${currency} now.`

export async function explainReference(
  db: WriteDb,
  tenant: Tenant,
  { kind, recordId, last }: RefusedStep,
): Promise<string> {
  if (kind === 'organization') return inOtherCurrency(tenant)
  if (kind === 'transaction') {
    const link = await db
      .selectFrom('receiptTransactions')
      .select('receiptId')
      .where('transactionId', '=', recordId)
      .executeTakeFirst()
    return link ? 'A receipt was attached to it since.' : 'A line of a document became part of it since.'
  }
  if (kind === 'category') return whatUses(db, recordId)
  if (last === null) return 'It was deleted more than 30 days ago, and its file is gone for good.'
  return 'Something of it was approved since.'
}

export async function explainBlocker(db: WriteDb, tenant: Tenant, step: RefusedStep): Promise<string> {
  const { kind, recordId, first } = step
  if (kind === 'category') {
    if (first === null) return whatUses(db, recordId)
    const namesake = await findNamesake(db, step)
    if (namesake !== undefined) return `There is another category named ${namesake} now.`
    const above = await db
      .selectFrom('categories')
      .select('parentId')
      .where('id', '=', String(first.parent_id))
      .executeTakeFirst()
    if (first.parent_id !== null && !above) return 'The category above it was deleted since.'
    return above?.parentId
      ? 'The category above it was put below another one since.'
      : 'There are categories below it now, so it stays at the top level.'
  }
  if (first === null) return 'Something else needs it now.'
  if (kind === 'tag') return `There is another tag named ${first.name} now.`
  if (await lacks(db, 'categories', first.category_id)) return 'Its category was deleted since.'
  const lost = kind === 'transaction' ? await lostOf(db, step) : undefined
  if (lost) return lost
  if (await lacks(db, 'receipts', first.receipt_id)) return 'Its receipt was deleted since.'
  if (await lacks(db, 'receipts', first.duplicate_of)) return 'The earlier receipt that it is like was deleted since.'
  if (await lacks(db, 'documents', first.document_id)) return 'Its document was deleted since.'
  if (await lacks(db, 'transactions', first.transaction_id)) return 'Its transaction was deleted since.'
  if (kind === 'budget' && (await isPlanned(db, step)))
    return 'Something else was planned for that category and month since.'
  if (kind === 'transaction' && (await isRecreated(db, step))) return 'It was recorded anew since.'
  if (kind === 'transaction' && (await hasOtherType(db, step))) return 'It has a category of the other type now.'
  if (kind === 'transaction' && step.last !== null && (await isSplit(db, recordId))) return 'It was split since.'
  if (kind === 'transaction' && step.last !== null && first.splits !== null) return 'Its amount was changed since.'
  if (kind === 'transaction' || kind === 'budget') return inOtherCurrency(tenant)
  return 'A rule of the books is against it now.'
}

async function lostOf(db: WriteDb, { first }: RefusedStep): Promise<string | undefined> {
  const { rows } = await sql<{ tag: boolean; part: boolean }>`
    select exists (select from jsonb_array_elements_text(${JSON.stringify(first?.tag_ids ?? [])}::jsonb) t (id)
        where not exists (select from tags where tags.id = t.id::uuid)) as tag,
      exists (select from jsonb_array_elements(${JSON.stringify(first?.splits ?? [])}::jsonb) s (part)
        where part ->> 'category_id' is not null
          and not exists (select from categories c where c.id = (part ->> 'category_id')::uuid)) as part`.execute(db)
  if (rows[0]?.tag) return 'A tag of it was deleted since.'
  return rows[0]?.part ? 'A category of its parts was deleted since.' : undefined
}

async function whatUses(db: WriteDb, categoryId: string): Promise<string> {
  const { rows } = await sql<{ transactions: number; plans: number }>`
    select (select count(*)::int from transactions where category_id = ${categoryId}) as transactions,
      (select count(*)::int from budgets where category_id = ${categoryId}) as plans`.execute(db)
  const { transactions = 0, plans = 0 } = rows[0] ?? {}
  if (transactions > 0) return `${transactions} ${transactions === 1 ? 'transaction has' : 'transactions have'} it now.`
  return plans > 0 ? 'Something is planned for it now.' : 'Something else uses it now.'
}

async function findNamesake(db: WriteDb, { recordId, first }: RefusedStep): Promise<string | undefined> {
  if (first?.archived_at !== null) return undefined
  const { rows } = await sql<{ name: string }>`
    select name from categories
    where type::text = ${first.type} and lower(name) = lower(${first.name}) and archived_at is null and id <> ${recordId}
  `.execute(db)
  return rows[0]?.name
}

async function lacks(
  db: WriteDb,
  table: 'categories' | 'receipts' | 'documents' | 'transactions',
  id: unknown,
): Promise<boolean> {
  if (typeof id !== 'string') return false
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) === undefined
}

async function isPlanned(db: WriteDb, { recordId, first }: RefusedStep): Promise<boolean> {
  const other = await db
    .selectFrom('budgets')
    .select('id')
    .where('categoryId', '=', String(first?.category_id))
    .where('month', '=', String(first?.month))
    .where('id', '!=', recordId)
    .executeTakeFirst()
  return other !== undefined
}

async function isRecreated(db: WriteDb, { recordId, first }: RefusedStep): Promise<boolean> {
  if (typeof first?.source_id !== 'string') return false
  const other = await db
    .selectFrom('transactions')
    .select('id')
    .where('sourceId', '=', first.source_id)
    .where('id', '!=', recordId)
    .executeTakeFirst()
  return other !== undefined
}

/** The splits of a transaction sum to its amount, so splits and transaction are only restored together. */
async function isSplit(db: WriteDb, id: string): Promise<boolean> {
  const split = await db
    .selectFrom('transactions')
    .select('id')
    .where('id', '=', id)
    .where('splits', 'is not', null)
    .executeTakeFirst()
  return split !== undefined
}

async function hasOtherType(db: WriteDb, { recordId, first }: RefusedStep): Promise<boolean> {
  const other = await db
    .selectFrom('transactions')
    .innerJoin('categories', 'categories.id', 'transactions.categoryId')
    .select('transactions.id')
    .where('transactions.id', '=', recordId)
    .where(sql<boolean>`categories.type::text <> ${first?.type}`)
    .executeTakeFirst()
  return other !== undefined
}
