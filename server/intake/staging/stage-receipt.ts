import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import type { DocumentKind } from '../../platform/database/tables.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Page, Preview, Reading } from '../../reader/reading.ts'
import { settleCredits } from '../credits.ts'
import { type FileToRead, failFile } from '../documents/attempt.ts'
import { isOpen } from '../documents/file-documents.ts'
import { previewPathOf, type StoredPage } from '../documents/pages.ts'
import { draftsOf, type ReceiptDraft } from '../documents/receipt-draft.ts'
import { suggestCategories } from '../documents/suggest-categories.ts'
import { refreshAttachedDocument } from '../receipts/attach.ts'
import { withKnownDayOrder } from '../receipts/known-day-order.ts'
import { withKnownMerchant } from '../receipts/merchants.ts'
import { suggestMatches } from '../receipts/suggest-matches.ts'
import { findDuplicate } from './duplicates.ts'
import { flagUncertainFields } from './uncertain-fields.ts'

const nothingRead = msg`This document couldn't be read. Take the picture again in better light, or fill in the fields yourself.`

/**
 * Stages each receipt of a locked file as a document with pending items. The first one uses the file's own document.
 * Items reviewed in an earlier reading are kept.
 */
export async function stageReceipts(
  db: WriteDb,
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  file: FileToRead,
  reading: Reading,
): Promise<void> {
  const pageCount = reading.pages.length
  const [first, ...others] = draftsOf(reading, tenant.currency, file.fileName)
  if (!first || first.items.length === 0) {
    if (file.documents.some((part) => part.part === 1 && isOpen(part))) {
      await keepReading(db, file.id, file.storagePath, reading, first)
      await deleteUnreviewed(db, file.id)
      if (first) await fillReceipt(db, file.id, first)
      await finish(db, file.id, { pageCount })
    }
    return failFile(db, file, render(nothingRead))
  }
  const credits = await settleCredits(db, tenant, operatorSettings, file.id, pageCount)
  await finish(db, file.id, { pageCount, credits })
  for (const [index, draft] of [first, ...others].entries()) {
    const id = await partFor(db, file, index + 1)
    if (id === undefined) continue
    const known = await withKnownDayOrder(db, await withKnownMerchant(db, draft))
    await stageOne(db, id, file, reading, flagUncertainFields(known, reading, tenant.today))
    await refreshAttachedDocument(db, tenant, id)
  }
  await suggestMatches(db, tenant)
}

/** @returns undefined for a reviewed document, which is left unchanged */
async function partFor(db: WriteDb, file: FileToRead, part: number): Promise<string | undefined> {
  const known = file.documents.find((each) => each.part === part)
  if (known) return isOpen(known) ? known.id : undefined
  const { fileName, contentType, size, sha256, storagePath, note, createdBy } = file
  const { id } = await db
    .insertInto('documents')
    .values({
      kind: 'RECEIPT',
      stage: 'READING',
      partOf: file.id,
      part,
      fileName,
      contentType,
      size,
      sha256,
      storagePath,
      note,
      createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('receipts').values({ documentId: id, createdBy }).execute()
  return id
}

async function stageOne(
  db: WriteDb,
  id: string,
  file: FileToRead,
  reading: Reading,
  draft: ReceiptDraft,
): Promise<void> {
  await keepReading(db, id, file.storagePath, reading, draft)
  await deleteUnreviewed(db, id)
  await fillReceipt(db, id, draft)
  await stageItems(db, id, draft, file.note)
  await finish(db, id, {
    stage: 'STAGED',
    failure: null,
    title: draft.merchant ?? file.fileName,
    totalMinor: draft.totalMinor,
    currency: draft.currency,
  })
}

export async function deleteUnreviewed(db: WriteDb, documentId: string): Promise<void> {
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

export async function finish(db: WriteDb, id: string, outcome: Outcome): Promise<void> {
  await db
    .updateTable('documents')
    .set((eb) => ({ ...outcome, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

async function stageItems(db: WriteDb, documentId: string, draft: ReceiptDraft, note: string | null) {
  const [first] = draft.items
  if (!first) return
  const descriptions = draft.items.map(({ description }) => description)
  // A credit note refunds expenses, so it gets their categories.
  const [hint, ...categoryIds] = await suggestCategories(db, 'EXPENSE', draft.merchant, [note ?? '', ...descriptions])
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
        categoryId: categoryIds[index] ?? hint ?? null,
        place: place && JSON.stringify(place),
      })),
    )
    .execute()
}

async function fillReceipt(db: WriteDb, documentId: string, draft: ReceiptDraft) {
  const { merchant, date, currency, totalMinor, taxMinor, vendorVatId, payment } = draft
  const duplicateOf = await findDuplicate(db, documentId, draft)
  await db
    .updateTable('receipts')
    .set((eb) => ({
      ...{ merchant, date, currency, totalMinor, taxMinor, vendorVatId, duplicateOf },
      ...payment,
      version: eb('version', '+', 1),
    }))
    .where('documentId', '=', documentId)
    .execute()
}

export async function keepReading(
  db: WriteDb,
  documentId: string,
  storagePath: string,
  reading: Reading,
  draft: ReceiptDraft | undefined,
) {
  const drawn = new Map(reading.previews.map((preview) => [preview.page, preview]))
  const covered = draft?.pages ?? reading.pages.map((_, page) => page)
  const texts = reading.text.split('\f')
  const isWhole = covered.length === reading.pages.length
  const kept = {
    pages: JSON.stringify(
      covered.flatMap((index) => {
        const page = reading.pages[index]
        return page ? [storedPage(page, storagePath, index, drawn.get(index))] : []
      }),
    ),
    text: isWhole ? reading.text : covered.map((index) => texts[index] ?? '').join('\f'),
    fields: JSON.stringify(draft?.fields ?? null),
  }
  await db
    .insertInto('documentReadings')
    .values({ documentId, ...kept })
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
