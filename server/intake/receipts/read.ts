import { msg } from '@lingui/core/runtime-macro'
import { type Selectable, sql } from 'kysely'
import { AppError, requireFound } from '../../base/errors.ts'
import { decimalOf, type Money } from '../../language/money.ts'
import { findTransactions, type Page, type Transaction } from '../../ledger/transactions/read.ts'
import type { DocumentState, Receipts } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { FieldSource } from '../../reader/reading.ts'
import { emptyField, type ReadField, type ReadingFields } from '../documents/reading-fields.ts'

/** The columns that no reading has a part in. */
type PlainFields = Omit<
  Selectable<Receipts>,
  | Exclude<keyof ReadingFields, 'dueDate' | 'iban' | 'paymentReference'>
  | ('totalMinor' | 'taxMinor' | 'payableMinor' | 'duplicateOf')
  | 'createdBy'
  | 'organizationId'
>

export interface Receipt extends PlainFields, Omit<ReadingFields, 'dueDate' | 'iban' | 'paymentReference' | 'payable'> {
  /** The amount to pay. Null if the receipt names neither an account nor a due date. */
  payable: Money | null
  /** Why the account may be wrong, until a user enters another one. */
  ibanWarning: string | null
  paymentSource: FieldSource | null
  duplicateOfId: string | null
  place: string
}

export interface ReceiptFilter {
  state?: DocumentState | null
  unmatched?: boolean | null
}

/** Newest first. */
export function listReceipts(
  tenant: Tenant,
  { state, unmatched }: ReceiptFilter,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<Receipt>> {
  return tenant.read(async (db) => {
    const rows = await receipts(db)
      .$if(state != null, (query) => query.where('documents.state', '=', state ?? 'STAGING'))
      .$if(unmatched ?? false, (query) => query.where(hasNoTransaction))
      .$if(after != null, (query) => query.where(beyond(after ?? '')))
      .orderBy('receipts.createdAt', 'desc')
      .orderBy('receipts.id', 'desc')
      .limit(first + 1)
      .execute()
    const items = rows.slice(0, first).map(receiptOf)
    return { items, hasNext: rows.length > first, hasPrevious: after != null }
  })
}

export function getReceipt(tenant: Tenant, id: string): Promise<Receipt> {
  return tenant.read((db) => requireReceipt(db, id))
}

export function findReceipts(tenant: Tenant, ids: readonly string[]): Promise<Receipt[]> {
  return tenant.read(async (db) => {
    if (ids.length === 0) return []
    return (await receipts(db).where('receipts.id', 'in', ids).execute()).map(receiptOf)
  })
}

export async function requireReceipt(db: ReadDb, id: string): Promise<Receipt> {
  return receiptOf(requireFound(await receipts(db).where('receipts.id', '=', id).executeTakeFirst(), 'receipt'))
}

export function findReceiptTransactions(
  tenant: Tenant,
  receiptIds: readonly string[],
): Promise<{ receiptId: string; transaction: Transaction }[]> {
  return tenant.read(async (db) => {
    const links = await db
      .selectFrom('receiptTransactions')
      .select(['receiptId', 'transactionId'])
      .where('receiptId', 'in', receiptIds)
      .orderBy('transactionId')
      .execute()
    if (links.length === 0) return []
    const ids = [...new Set(links.map(({ transactionId }) => transactionId))]
    const known = new Map((await findTransactions(tenant, ids)).map((transaction) => [transaction.id, transaction]))
    return links.flatMap(({ receiptId, transactionId }) => {
      const transaction = known.get(transactionId)
      return transaction ? [{ receiptId, transaction }] : []
    })
  })
}

/** Counts the pending receipts without a transaction whose day is in a period. Both days are inclusive. */
export function countUnmatchedReceipts(tenant: Tenant, { from, to }: { from?: Day; to?: Day }): Promise<number> {
  const day = sql<string>`coalesce(receipts.date, receipts.created_at::date)`
  return tenant.read(async (db) => {
    const { count } = await db
      .selectFrom('receipts')
      .innerJoin('documents', 'documents.id', 'receipts.documentId')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where(hasNoTransaction)
      .$if(from != null, (query) => query.where(day, '>=', from ?? ''))
      .$if(to != null, (query) => query.where(day, '<=', to ?? ''))
      .executeTakeFirstOrThrow()
    return Number(count)
  })
}

type Day = string | null | undefined

const hasNoTransaction = sql<boolean>`documents.state = 'STAGING' and not exists (
  select from receipt_transactions where receipt_transactions.receipt_id = receipts.id)`

function beyond(place: string) {
  const [createdAt, id] = Buffer.from(place, 'base64url').toString().split('/')
  if (!createdAt || !id || Number.isNaN(Date.parse(createdAt)) || !/^[0-9a-f-]{36}$/.test(id)) {
    throw new AppError('BAD_CURSOR', msg`This cursor is invalid. Load the list again.`)
  }
  return sql<boolean>`(receipts.created_at, receipts.id) < (${createdAt}::timestamptz, ${id}::uuid)`
}

function receipts(db: ReadDb) {
  return db
    .selectFrom('receipts')
    .innerJoin('documents', 'documents.id', 'receipts.documentId')
    .leftJoin('documentReadings', 'documentReadings.documentId', 'receipts.documentId')
    .selectAll('receipts')
    .select('documents.state')
    .select(sql<string>`to_char(receipts.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('exactly'))
    .select(sql<ReadingFields | null>`document_readings.fields`.as('fields'))
}

type Row = Awaited<ReturnType<ReturnType<typeof receipts>['execute']>>[number]

function receiptOf(row: Row): Receipt {
  const { fields, state, exactly, totalMinor, taxMinor, payableMinor, duplicateOf, ...plain } = row
  const currency = row.currency ?? ''
  const decimal = (minor: bigint | null) => (minor === null ? null : decimalOf({ minor, currency }))
  const isPayable = row.iban !== null || row.dueDate !== null
  const toPay = isPayable ? (payableMinor ?? totalMinor) : null
  const current = (read: ReadField | undefined, saved: string | null) => currentField(read, saved, state !== 'STAGING')
  return {
    ...plain,
    merchant: current(fields?.merchant, row.merchant),
    date: current(fields?.date, row.date),
    currency: current(fields?.currency, row.currency),
    total: current(fields?.total, decimal(totalMinor)),
    tax: current(fields?.tax, decimal(taxMinor)),
    discount: fields?.discount ?? emptyField,
    totalProven: fields?.totalProven ?? false,
    // A user has saved another name.
    merchantIsNew: (fields?.merchantIsNew && fields.merchant.value === row.merchant) ?? false,
    payable: toPay === null ? null : { minor: toPay, currency },
    payee: fields?.payee ?? null,
    ...(fields?.codes && { codes: fields.codes }),
    ibanWarning: (fields?.iban?.value === row.iban && fields?.iban?.doubt) || null,
    paymentSource: (fields?.iban?.value === row.iban && fields?.iban?.source) || null,
    ...(fields?.invoice && { invoice: fields.invoice }),
    duplicateOfId: duplicateOf,
    place: Buffer.from(`${exactly}/${row.id}`).toString('base64url'),
  }
}

/** A saved value is certain. If the value equals the one that was read, it keeps the page region. */
function currentField(read: ReadField = emptyField, saved: string | null, isReviewed: boolean): ReadField {
  if (saved === read.value && !isReviewed) return read
  const { source, ...other } = read
  const isAsRead = saved === read.value
  return {
    ...other,
    ...(isAsRead && source && { source }),
    value: saved,
    confidence: saved === null ? 0 : isReviewed ? 1 : read.confidence,
    doubt: null,
    place: isAsRead ? read.place : null,
  }
}
