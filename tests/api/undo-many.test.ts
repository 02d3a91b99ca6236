import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { undoBatch } from '../../server/history/undo/undo.ts'
import { withDatabase } from '../bench/database.ts'
import { type Books, openUndoWorld } from '../proofs/undo-world.ts'
import { differencesOf } from '../support/ledger-rows.ts'

test('an import of 1,000 rows can be undone and redone repeatedly', async () => {
  await withDatabase(async ({ ownerUrl, appUrl }) => {
    const world = await openUndoWorld(ownerUrl, appUrl)
    const books = await world.openBooks()
    const documentId = await stage(books)
    const before = await books.rows()
    const { batchId } = await approve(books, documentId)
    const after = await books.rows()
    expect(differencesOf(before, after).filter((line) => line.endsWith(' is new'))).toHaveLength(1_000)

    const undo = async (wanted: string) => {
      const { result } = await books.act('ada', (tenant) => undoBatch(tenant, wanted, false))
      expect(result).toMatchObject({ done: true, count: 1_000, conflicts: [] })
      return result.batchId ?? ''
    }
    let last = batchId
    for (let turn = 0; turn < 6; turn++) last = await undo(last)
    expect(differencesOf(after, await books.rows())).toEqual([])
    await undo(batchId)
    expect(differencesOf(before, await books.rows())).toEqual([])
    await world.close()
  })
})

async function stage(books: Books): Promise<string> {
  const { result } = await books.act(
    'ada',
    (tenant) =>
      tenant.write(async (db) => {
        const { id } = await db
          .insertInto('documents')
          .values({ kind: 'STATEMENT', stage: 'STAGED', fileName: 'bank.csv', contentType: 'text/csv', size: 1 })
          .returning('id')
          .executeTakeFirstOrThrow()
        await sql`
          insert into staged_items (document_id, kind, position, type, description, amount_minor, currency, date)
            select ${id}, 'STATEMENT_ROW', n, 'EXPENSE', 'Row ' || n, n, 'USD', '2026-03-01'
              from generate_series(1, 1000) n`.execute(db)
        return id
      }),
    'reader',
  )
  return result
}

function approve(books: Books, documentId: string) {
  return books.act('ada', (tenant) =>
    tenant.write(async (db) => {
      await sql`
        insert into transactions (type, amount_minor, currency, base_amount_minor, description, date, source_id)
          select type, amount_minor, currency, amount_minor, description, date, id
            from staged_items where document_id = ${documentId}`.execute(db)
      await sql`
        update staged_items i set state = 'APPROVED', transaction_id = t.id from transactions t where t.source_id = i.id
        `.execute(db)
      await db.updateTable('documents').set({ state: 'PROCESSED' }).where('id', '=', documentId).execute()
    }),
  )
}
