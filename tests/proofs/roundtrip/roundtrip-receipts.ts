import { createHash, randomUUID } from 'node:crypto'
import { previewPathOf } from '../../../server/intake/documents/pages.ts'
import { cleanFileName } from '../../../server/language/names.ts'
import { day, type Filling, maybe, moment, month, someone, text } from './roundtrip-chance.ts'

export async function addDocument(filling: Filling, transactionIds: readonly string[]): Promise<void> {
  const { chance, db, pair, storage, tenant } = filling
  const currency = pair.ledger.currency
  const bytes = Buffer.from(Array.from({ length: 1 + chance.below(3_000) }, () => chance.below(256)))
  const storagePath = `${tenant.organizationId}/2025/06/${randomUUID()}`
  await storage.putBytes(storagePath, bytes, 'image/png')
  await storage.putBytes(previewPathOf(storagePath, 0), bytes.subarray(0, 9), 'image/webp')
  const stored = {
    kind: 'RECEIPT' as const,
    stage: 'STAGED' as const,
    contentType: 'image/png',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    storagePath,
    fileName: cleanFileName(text(chance)),
    currency,
  }
  const state = () => chance.of(['STAGING', 'PROCESSED', 'DISCARDED'] as const) ?? 'STAGING'
  let firstId: string | null = null
  let firstReceipt: string | null = null
  for (let part = 1; part <= 1 + chance.below(2); part++) {
    const { id } = await db
      .insertInto('documents')
      .values({
        ...stored,
        state: state(),
        pageCount: chance.below(5),
        title: text(chance),
        totalMinor: maybe(chance, BigInt(chance.below(9_000))),
        failure: maybe(chance, text(chance)),
        transcript: maybe(chance, text(chance)),
        credits: chance.below(4),
        partOf: firstId,
        part,
        isKeptTwice: chance.below(2) === 0,
        attempt: 1 + chance.below(3),
        createdBy: someone(filling),
        createdAt: moment(chance),
        stageSince: moment(chance),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    firstId ??= id
    const pages = [
      { width: 9, height: 9, preview: previewPathOf(storagePath, 0), words: [{ text: text(chance), x: 0.1 }] },
    ]
    await db
      .insertInto('documentReadings')
      .values({
        documentId: id,
        pages: JSON.stringify(pages),
        text: text(chance),
        fields: JSON.stringify({ a: text(chance) }),
      })
      .execute()
    const receipt = await db
      .insertInto('receipts')
      .values({
        documentId: id,
        merchant: maybe(chance, text(chance)),
        date: maybe(chance, day(chance)),
        currency,
        totalMinor: maybe(chance, BigInt(chance.below(9_000))),
        taxMinor: maybe(chance, BigInt(chance.below(900))),
        vendorVatId: maybe(chance, `DE${chance.below(900)}`),
        duplicateOf: firstReceipt,
        createdBy: someone(filling),
        createdAt: moment(chance),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    firstReceipt ??= receipt.id
    await addItems(filling, id, transactionIds)
    await tie(filling, receipt.id, transactionIds)
  }
}

async function addItems(filling: Filling, documentId: string, transactionIds: readonly string[]): Promise<void> {
  const { chance, db, pair } = filling
  for (let position = 0; position < chance.below(4); position++) {
    await db
      .insertInto('stagedItems')
      .values({
        documentId,
        position,
        kind: chance.of(['RECEIPT_ITEM', 'STATEMENT_ROW', 'BUDGET_LINE', 'DRAFT'] as const) ?? 'DRAFT',
        state: chance.of(['PENDING', 'APPROVED', 'MERGED', 'DISCARDED'] as const) ?? 'PENDING',
        type: 'EXPENSE',
        description: text(chance),
        note: text(chance),
        amountMinor: BigInt(chance.below(90_000) - 45_000),
        currency: pair.ledger.currency,
        date: maybe(chance, day(chance)),
        month: maybe(chance, month(chance)),
        categoryId: maybe(chance, chance.of(pair.actions.spending)?.id ?? null),
        proposedCategoryName: maybe(chance, text(chance)),
        confidence: chance.below(100) / 100,
        doubt: maybe(chance, text(chance)),
        place: maybe(chance, JSON.stringify({ page: 1, x: chance.below(9) / 10 })),
        transactionId: maybe(chance, chance.of(transactionIds) ?? null),
        reviewedBy: maybe(chance, someone(filling)),
        reviewedAt: maybe(chance, moment(chance)),
      })
      .execute()
  }
}

async function tie(filling: Filling, receiptId: string, transactionIds: readonly string[]): Promise<void> {
  const { chance, db } = filling
  const [one, other] = [chance.of(transactionIds), chance.of(transactionIds)]
  if (one) await db.insertInto('receiptTransactions').values({ receiptId, transactionId: one }).execute()
  if (!other) return
  const isDecided = chance.below(2) === 0
  await db
    .insertInto('receiptMatches')
    .values({
      receiptId,
      transactionId: other,
      state: isDecided ? (chance.of(['CONFIRMED', 'DECLINED'] as const) ?? 'CONFIRMED') : 'SUGGESTED',
      score: chance.below(100) / 100,
      reasons: [text(chance), text(chance)],
      decidedBy: isDecided ? someone(filling) : null,
      decidedAt: isDecided ? moment(chance) : null,
    })
    .execute()
}
