import { type RawBuilder, sql } from 'kysely'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'

/** The maximum number of days between a row and a matching transaction. */
export const daysApart = 3

/**
 * Stages the rows of an import together with the transactions that may match them.
 * @returns false if there is no such transaction; nothing is staged then
 */
export async function stageComparison(db: WriteDb, importId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with wanted as materialized (
      select distinct type, currency, amount_minor, date from import_rows where import_id = ${importId}),
    reach as materialized (
      select min(date) - ${daysApart}::int as first, max(date) + ${daysApart}::int as last from wanted),
    dated as (
      select t.id, false as is_original, p.id is not null as is_imported, t.date, t.type, t.currency, t.amount_minor,
          p.account, p.bank_id, t.description, t.note
        from transactions t left join import_rows p on p.id = t.source_id
        where t.date between (select first from reach) and (select last from reach)
      union all
      select t.id, true, true, p.date, p.type, p.currency, p.amount_minor, p.account, p.bank_id, p.description, p.note
        from import_rows p join transactions t on t.source_id = p.id
        where p.import_id <> ${importId} and p.date between (select first from reach) and (select last from reach)),
    near as materialized (
      select * from dated n
        where exists (
          select from wanted w
            where w.amount_minor = n.amount_minor and w.type = n.type and w.currency = n.currency
              and w.date between n.date - ${daysApart}::int and n.date + ${daysApart}::int)),
    ${comparedTexts(sql`near`)}
    insert into compared_books (id, is_original, is_imported, date, type, currency, amount_minor, account, bank_id, name,
        words, has_note)
      select n.id, n.is_original, n.is_imported, n.date, n.type, n.currency, n.amount_minor, n.account, n.bank_id,
          ${comparedColumns}
        from near n ${joinedTexts}`.execute(db)
  if (!numAffectedRows) return false
  await sql`
    with mine as (select * from import_rows where import_id = ${importId}),
    ${comparedTexts(sql`mine`)}
    insert into compared_rows (id, position, date, type, currency, amount_minor, account, bank_id, name, words, has_note)
      select n.id, n.position, n.date, n.type, n.currency, n.amount_minor, n.account, n.bank_id, ${comparedColumns}
        from mine n ${joinedTexts}`.execute(db)
  return true
}

/** The compared form of each description and note, which is computed once for equal texts. */
const comparedTexts = (source: RawBuilder<unknown>) => sql`
    texts as materialized (
      select text, compared(text) as words from (select description as text from ${source} union select note from ${source}) t)`

const joinedTexts = sql`join texts d on d.text = n.description join texts o on o.text = n.note`

const comparedColumns = sql`d.words, btrim(d.words || ' ' || o.words), n.note <> ''`

export async function clearCompared(db: WriteDb): Promise<void> {
  for (const table of ['comparedRows', 'comparedBooks', 'comparedLikes', 'comparedPairs'] as const) {
    await db.deleteFrom(table).execute()
  }
}
