import type { WriteDb } from '../core/fence.ts'
import type { DocumentKind } from '../core/tables.ts'
import type { Tenant, Terms } from '../core/tenant.ts'
import type { Page, Preview, Reading } from '../reader/reading.ts'
import { returnCredits, settleCredits } from './credits.ts'
import { findDuplicate } from './duplicates.ts'
import { draftOf, type ReceiptDraft } from './receipt-draft.ts'
import { suggestCategories } from './suggest-categories.ts'

/** A page as it is kept (the column `document_readings.pages`). */
export interface StoredPage {
  width: number
  height: number
  /** Where the storage keeps the page's picture; null for a page that was not drawn. */
  preview: string | null
  words: { text: string; x: number; y: number; width: number; height: number }[]
}

const nothingRead =
  'Nothing could be read from this document. Take the picture again in better light, or fill in the fields by hand.'

/** Where the picture of a page is stored. @param page counted from 0 */
export function previewPathOf(storagePath: string, page: number): string {
  return `${storagePath}-preview-${page + 1}.webp`
}

/** Joins a transaction: a locked document becomes its receipt's fields and items that wait for a person. */
export async function stageReceipt(
  db: WriteDb,
  tenant: Tenant,
  terms: Terms,
  document: { id: string; fileName: string; storagePath: string },
  reading: Reading,
): Promise<void> {
  const draft = draftOf(reading, tenant.currency, document.fileName)
  await keepReading(db, document, reading, draft)
  await forgetUnreviewed(db, document.id)
  if (draft) await fillReceipt(db, document.id, draft)
  if (!draft || draft.items.length === 0) {
    await returnCredits(db, document.id)
    await finish(db, document.id, { stage: 'FAILED', failure: nothingRead, pageCount: reading.pages.length })
    return
  }
  await stageItems(db, document.id, draft)
  await finish(db, document.id, {
    stage: 'STAGED',
    failure: null,
    title: draft.merchant ?? document.fileName,
    totalMinor: draft.totalMinor,
    currency: draft.currency,
    pageCount: reading.pages.length,
    credits: await settleCredits(db, tenant, terms, document.id, reading.pages.length),
  })
}

/** Joins a transaction: what an earlier reading left waiting, or was thrown away, makes room for a new one. */
export async function forgetUnreviewed(db: WriteDb, documentId: string): Promise<void> {
  await db
    .deleteFrom('stagedItems')
    .where('documentId', '=', documentId)
    .where('state', 'in', ['PENDING', 'DISCARDED'])
    .execute()
}

type Outcome = Partial<{
  kind: DocumentKind
  stage: 'STAGED' | 'FAILED'
  failure: string | null
  title: string
  totalMinor: bigint | null
  currency: string
  pageCount: number
  credits: number
}>

/** Joins a transaction: writes how a document's reading came out. */
export async function finish(db: WriteDb, id: string, outcome: Outcome): Promise<void> {
  await db
    .updateTable('documents')
    .set((eb) => ({ ...outcome, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

async function stageItems(db: WriteDb, documentId: string, draft: ReceiptDraft) {
  const [first] = draft.items
  if (!first) return
  const descriptions = draft.items.map(({ description }) => description)
  const categoryIds = await suggestCategories(db, first.type, draft.merchant, descriptions)
  await db
    .insertInto('stagedItems')
    .values(
      draft.items.map(({ place, ...item }, index) => ({
        ...item,
        documentId,
        kind: 'RECEIPT_ITEM' as const,
        position: index + 1,
        currency: draft.currency,
        date: draft.date,
        categoryId: categoryIds[index] ?? null,
        place: place && JSON.stringify(place),
      })),
    )
    .execute()
}

async function fillReceipt(db: WriteDb, documentId: string, draft: ReceiptDraft) {
  const { merchant, date, currency, totalMinor, taxMinor } = draft
  const duplicateOf = await findDuplicate(db, documentId, draft)
  await db
    .updateTable('receipts')
    .set((eb) => ({ merchant, date, currency, totalMinor, taxMinor, duplicateOf, version: eb('version', '+', 1) }))
    .where('documentId', '=', documentId)
    .execute()
}

async function keepReading(
  db: WriteDb,
  { id, storagePath }: { id: string; storagePath: string },
  reading: Reading,
  draft: ReceiptDraft | undefined,
) {
  const drawn = new Map(reading.previews.map((preview) => [preview.page, preview]))
  const kept = {
    pages: JSON.stringify(reading.pages.map((page, index) => storedPage(page, storagePath, index, drawn.get(index)))),
    text: reading.text,
    fields: JSON.stringify(draft?.fields ?? null),
  }
  await db
    .insertInto('documentReadings')
    .values({ documentId: id, ...kept })
    .onConflict((conflict) => conflict.columns(['organizationId', 'documentId']).doUpdateSet(kept))
    .execute()
}

function storedPage(page: Page, storagePath: string, index: number, preview: Preview | undefined): StoredPage {
  return {
    width: preview?.width ?? Math.round(page.width),
    height: preview?.height ?? Math.round(page.height),
    preview: preview ? previewPathOf(storagePath, index) : null,
    words: page.words.map(({ text, box: [x, y, width, height] }) => ({ text, x, y, width, height })),
  }
}
