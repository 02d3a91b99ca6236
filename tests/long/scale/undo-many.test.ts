import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { undoBatch } from '../../../server/history/undo/undo.ts'
import { withDatabase } from '../../bench/database.ts'
import { createUndoFixture, type TestLedger } from '../../proofs/undo/undo-fixture.ts'
import { differencesOf } from '../../support/data/ledger-rows.ts'

test('an import of 1,000 rows can be undone and redone repeatedly', async () => {
  await withDatabase(async ({ ownerUrl, appUrl }) => {
    const fixture = await createUndoFixture(ownerUrl, appUrl)
    const ledger = await fixture.createLedger()
    const documentId = await stage(ledger)
    const before = await ledger.rows()
    const { batchId } = await approve(ledger, documentId)
    const after = await ledger.rows()
    expect(differencesOf(before, after).filter((line) => line.endsWith(' is new'))).toHaveLength(1_000)

    const undo = async (wanted: string) => {
      const { result } = await ledger.act('ada', (tenant) => undoBatch(tenant, wanted, false))
      expect(result).toMatchObject({ done: true, count: 1_000, conflicts: [] })
      return result.batchId ?? ''
    }
    let last = batchId
    for (let round = 0; round < 6; round++) last = await undo(last)
    expect(differencesOf(after, await ledger.rows())).toEqual([])
    await undo(batchId)
    expect(differencesOf(before, await ledger.rows())).toEqual([])
    await fixture.close()
  })
})

async function stage(ledger: TestLedger): Promise<string> {
  const { result } = await ledger.act(
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

function approve(ledger: TestLedger, documentId: string) {
  return ledger.act('ada', (tenant) =>
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
