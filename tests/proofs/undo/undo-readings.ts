import { suggestMatches } from '../../../server/intake/receipts/suggest-matches.ts'
import { findDuplicate } from '../../../server/intake/staging/duplicates.ts'
import type { DocumentKind, StagedItemKind } from '../../../server/platform/database/tables.ts'
import type { Tenant } from '../../../server/platform/tenancy/tenant.ts'
import type { WriteDb } from '../../../server/platform/tenancy/tenant-transaction.ts'
import { type Chance, day, shops, type Work } from './undo-chance.ts'

export const readings: Record<string, (chance: Chance) => Work> = {
  receipt: (chance) => stage(chance, 'RECEIPT', 'RECEIPT_ITEM'),
  'the same receipt again': (chance) => stage(chance, 'RECEIPT', 'RECEIPT_ITEM', true),
  dictation: (chance) => stage(chance, 'TEXT', 'DRAFT'),
  statement: (chance) => stage(chance, 'STATEMENT', 'STATEMENT_ROW'),
  'budget list': (chance) => stage(chance, 'BUDGET_LIST', 'BUDGET_LINE'),
  matches: () => (tenant) => tenant.write((db) => suggestMatches(db, tenant)),
}

function stage(chance: Chance, kind: DocumentKind, itemKind: StagedItemKind, isRepeated = false): Work {
  const [date, merchant] = [day(chance), chance.of(shops) ?? '']
  const amounts = [120n, 350n, 430n]
  return (tenant: Tenant) =>
    tenant.write(async (db) => {
      const documentId = await recordDocument(db, kind, merchant)
      if (kind === 'RECEIPT') {
        const read = {
          ...((isRepeated && (await firstReceipt(db))) || { merchant, date }),
          currency: 'USD',
          totalMinor: 900n,
        }
        const duplicateOf = await findDuplicate(db, documentId, read)
        await db
          .insertInto('receipts')
          .values({ documentId, ...read, duplicateOf })
          .execute()
      }
      const categories = await db.selectFrom('categories').select('id').where('type', '=', 'EXPENSE').limit(2).execute()
      await db
        .insertInto('stagedItems')
        .values(
          amounts.map((amountMinor, index) => ({
            documentId,
            kind: itemKind,
            position: index + 1,
            type: 'EXPENSE' as const,
            description: `${merchant} ${index + 1}`,
            amountMinor,
            currency: 'USD',
            ...(itemKind === 'BUDGET_LINE'
              ? { month: '2026-03-01', proposedCategoryName: `Category ${index}` }
              : { date }),
            categoryId: categories[index]?.id ?? null,
          })),
        )
        .execute()
    })
}

async function recordDocument(db: WriteDb, kind: DocumentKind, title: string): Promise<string> {
  const { id } = await db
    .insertInto('documents')
    .values({ kind, stage: 'STAGED', fileName: 'file', contentType: 'text/plain', size: 1, title })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function firstReceipt(db: WriteDb) {
  return db.selectFrom('receipts').select(['merchant', 'date']).orderBy('id').limit(1).executeTakeFirst()
}
