import { sql } from 'kysely'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { datesIn } from '../../reader/extract/dates/dates.ts'
import type { ReceiptDraft } from '../documents/receipt-draft.ts'

const comparedReceipts = 20
/** The date is on the first pages. */
const comparedLetters = 20_000
const minConfidence = 0.9

/** Reads an ambiguous date such as 03/04/24 in the order that the merchant's approved receipts use. */
export async function withKnownDayOrder(db: ReadDb, draft: ReceiptDraft): Promise<ReceiptDraft> {
  const { dayOrders, merchant } = draft
  const read = draft.fields.date
  if (!dayOrders || merchant === null || read.source || !isOneOf(read.value, dayOrders)) return draft
  const order = await dayOrderOf(db, merchant)
  if (order === undefined) return draft
  const { [order]: value, doubt } = dayOrders
  const candidates = [...new Set([value, ...read.candidates])]
  const confidence = doubt === null ? Math.max(minConfidence, read.confidence) : read.confidence
  return { ...draft, date: value, fields: { ...draft.fields, date: { ...read, value, doubt, confidence, candidates } } }
}

type DayOrder = 'dayFirst' | 'monthFirst'

function isOneOf(day: string | null, { dayFirst, monthFirst }: Record<DayOrder, string>): boolean {
  return day === dayFirst || day === monthFirst
}

/** @returns undefined if approved receipts of the merchant do not show the order, or show both */
async function dayOrderOf(db: ReadDb, merchant: string): Promise<DayOrder | undefined> {
  const receipts = await db
    .selectFrom('receipts')
    .innerJoin('documents', 'documents.id', 'receipts.documentId')
    .innerJoin('documentReadings', 'documentReadings.documentId', 'receipts.documentId')
    .select(['receipts.date', sql<string>`left(document_readings.text, ${comparedLetters})`.as('text')])
    .where('documents.state', '=', 'PROCESSED')
    .where(sql`lower(receipts.merchant)`, '=', merchant.toLowerCase())
    .where('receipts.date', 'is not', null)
    .orderBy('receipts.date', 'desc')
    .limit(comparedReceipts)
    .execute()
  const orders = new Set(receipts.flatMap(({ date, text }) => ordersIn(text, date ?? '')))
  return orders.size === 1 ? [...orders][0] : undefined
}

/** Returns the orders in which a text prints a day. Equal numbers and dates with the year first show none. */
function ordersIn(text: string, day: string): DayOrder[] {
  const [, month, date] = day.split('-').map(Number)
  return text.split(/[\n\f]/).flatMap((row) =>
    datesIn(row).flatMap(({ dayFirst, monthFirst, hasMonthName, start, end }): DayOrder[] => {
      const [first = '', second] = row.slice(start, end).match(/\d+/g) ?? []
      if (hasMonthName || first.length > 2 || month === date || (dayFirst !== day && monthFirst !== day)) return []
      return Number(first) === date && Number(second) === month ? ['dayFirst'] : ['monthFirst']
    }),
  )
}
