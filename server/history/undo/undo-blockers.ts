import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type { Text } from '../../base/text.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { RefusedStep } from './undo-result.ts'

const inOtherCurrency = ({ currency }: Tenant) => msg`The organization now uses ${{ currency }}.`

export async function explainReference(
  db: WriteDb,
  tenant: Tenant,
  { kind, recordId, last }: RefusedStep,
): Promise<Text> {
  if (kind === 'organization') return inOtherCurrency(tenant)
  if (kind === 'transaction') {
    const link = await db
      .selectFrom('receiptTransactions')
      .select('receiptId')
      .where('transactionId', '=', recordId)
      .executeTakeFirst()
    return link
      ? msg`A receipt has since been attached to it.`
      : msg`An item of a document has since been merged into it.`
  }
  if (kind === 'category') return whatUses(db, recordId)
  if (kind !== 'document' && kind !== 'receipt') return msg`Another record now depends on it.`
  return last === null
    ? msg`It was deleted more than 30 days ago, and its file was permanently deleted.`
    : msg`Some of its items have since been approved.`
}

export async function explainBlocker(db: WriteDb, tenant: Tenant, step: RefusedStep): Promise<Text> {
  const { kind, recordId, first } = step
  if (kind === 'category') {
    if (first === null) return whatUses(db, recordId)
    const namesake = await findNamesake(db, step)
    if (namesake !== undefined) return msg`Another category is now named ${{ name: namesake }}.`
    const above = await db
      .selectFrom('categories')
      .select('parentId')
      .where('id', '=', String(first.parent_id))
      .executeTakeFirst()
    if (first.parent_id !== null && !above) return msg`Its parent category has since been deleted.`
    return above?.parentId
      ? msg`Its parent category has since become a subcategory.`
      : msg`It now has subcategories, so it stays at the top level.`
  }
  if (first === null) return msg`Another record now depends on it.`
  if (kind === 'tag') return msg`Another tag is now named ${{ name: String(first.name) }}.`
  if (await lacks(db, 'moneyAccounts', first.account_id)) return msg`Its account has since been deleted.`
  if (kind === 'balance_statement') return msg`There is now another balance for this day.`
  if (await lacks(db, 'categories', first.category_id)) return msg`Its category has since been deleted.`
  const lost = kind === 'transaction' ? await lostOf(db, step) : undefined
  if (lost) return lost
  if (await lacks(db, 'receipts', first.receipt_id)) return msg`Its receipt has since been deleted.`
  if (await lacks(db, 'receipts', first.duplicate_of))
    return msg`The receipt that it duplicates has since been deleted.`
  if (await lacks(db, 'documents', first.document_id)) return msg`Its document has since been deleted.`
  if (await lacks(db, 'transactions', first.transaction_id)) return msg`Its transaction has since been deleted.`
  if (kind === 'budget' && (await isPlanned(db, step)))
    return msg`There is now another budget for this category and month.`
  if (kind === 'transaction' && (await isRecreated(db, step))) return msg`It has since been recorded again.`
  if (kind === 'transaction' && (await hasOtherType(db, step))) return msg`It now has a category of the other type.`
  if (kind === 'transaction' && step.last !== null && (await isSplit(db, recordId)))
    return msg`It has since been split.`
  if (kind === 'transaction' && step.last !== null && first.splits !== null) return msg`Its amount has since changed.`
  if (kind === 'transaction' || kind === 'budget') return inOtherCurrency(tenant)
  return msg`This conflicts with a rule of the organization.`
}

async function lostOf(db: WriteDb, { first }: RefusedStep): Promise<Text | undefined> {
  const { rows } = await sql<{ tag: boolean; part: boolean }>`
    select exists (select from jsonb_array_elements_text(${JSON.stringify(first?.tag_ids ?? [])}::jsonb) t (id)
        where not exists (select from tags where tags.id = t.id::uuid)) as tag,
      exists (select from jsonb_array_elements(${JSON.stringify(first?.splits ?? [])}::jsonb) s (part)
        where part ->> 'category_id' is not null
          and not exists (select from categories c where c.id = (part ->> 'category_id')::uuid)) as part`.execute(db)
  if (rows[0]?.tag) return msg`One of its tags has since been deleted.`
  return rows[0]?.part ? msg`The category of one of its splits has since been deleted.` : undefined
}

async function whatUses(db: WriteDb, categoryId: string): Promise<Text> {
  const { rows } = await sql<{ transactions: number; plans: number }>`
    select (select count(*)::int from transactions where category_id = ${categoryId}) as transactions,
      (select count(*)::int from budgets where category_id = ${categoryId}) as plans`.execute(db)
  const { transactions = 0, plans = 0 } = rows[0] ?? {}
  if (transactions > 0) {
    return msg`${plural({ count: transactions }, { one: '# transaction now uses it.', other: '# transactions now use it.' })}`
  }
  return plans > 0 ? msg`It now has a budget.` : msg`Another record now uses it.`
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
  table: 'moneyAccounts' | 'categories' | 'receipts' | 'documents' | 'transactions',
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
