import { msg } from '@lingui/core/runtime-macro'
import { type RawBuilder, sql } from 'kysely'
import { render, type Text } from '../../../base/text.ts'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'
import { matchReasons, renderMatchReason } from '../../receipts/match-reasons.ts'
import { daysApart } from './candidates.ts'

/** The minimum similarity of two names, from 0 to 1. */
const similarEnough = 0.4
/** The limit of rounds. Each round pairs mutual best matches, and chains of competing matches are short. */
const maxRounds = 20

/** Pairs equal rows and transactions, most certain first. */
export async function matchExact(db: WriteDb, importId: string): Promise<void> {
  const { rows } = await sql<{ several: boolean }>`
    select count(distinct account) > 1 as several from (
      select account from compared_rows union all select account from compared_books) both_sides`.execute(db)
  const passes = [
    { key: byId, row: hasId, known: sql`is_original and ${hasId}`, reason: msg`Same bank ID`, isById: true },
    ...[true, false].map((isOriginal) => ({
      key: orderByWords,
      row: sql`true`,
      known: sql`is_original = ${isOriginal}`,
      reason: msg`Same day, amount and text`,
    })),
    ...[true, false].flatMap((isOriginal) => [
      { key: byName, row: sql`name <> ''`, known: sql`is_original = ${isOriginal} and not has_note`, reason: sameName },
      { key: byName, row: sql`name <> '' and not has_note`, known: sql`is_original = ${isOriginal}`, reason: sameName },
    ]),
  ]
  for (const pass of passes) await pairByAccount(db, importId, rows[0]?.several ?? false, pass)
}

const sameName = msg`Same day, amount and name`
const hasId = sql`bank_id is not null`
const byId = sql`bank_id`
const orderByWords = sql`date, words`
const byName = sql`date, name`

/** Pairs rows and transactions by a key, in order: the first row with a key with the first transaction, and so on. */
interface Pass {
  key: RawBuilder<unknown>
  row: RawBuilder<unknown>
  known: RawBuilder<unknown>
  reason: Text
  isById?: boolean
}

/** With several accounts, pairs with the same named account come first. A missing account matches any account. */
async function pairByAccount(db: WriteDb, importId: string, isApart: boolean, pass: Pass): Promise<void> {
  if (!isApart) return pair(db, importId, pass)
  const { key, row, known } = pass
  const named = sql`account is not null`
  await pair(db, importId, {
    ...pass,
    key: sql`account, ${key}`,
    row: sql`${row} and ${named}`,
    known: sql`${known} and ${named}`,
  })
  await pair(db, importId, { ...pass, known: sql`${known} and account is null` })
  await pair(db, importId, { ...pass, row: sql`${row} and account is null` })
}

async function pair(db: WriteDb, importId: string, { key, row, known, reason, isById = false }: Pass): Promise<void> {
  await sql`
    with r as (
      select *, row_number() over (partition by type, currency, amount_minor, ${key} order by position) as place
        from compared_rows where ${row}),
    k as (
      select *, row_number() over (partition by type, currency, amount_minor, ${key} order by id) as place
        from compared_books where ${known})
    insert into compared_pairs (import_id, row_id, match_id, verdict, reasons)
      select ${importId}::uuid, r.id, k.id, case when s.differs then 'POSSIBLE' else 'THERE' end::import_verdict,
          -- The bank says that they are two.
          array[${render(reason)}::text] || case when s.differs then array[${render(msg`Different bank ID`)}::text] else '{}' end
        from r join k using (type, currency, amount_minor, place, ${key})
          cross join lateral (select not ${isById} and coalesce(r.bank_id <> k.bank_id, false) as differs) s
        -- Some banks number each file from 1.
        where abs(r.date - k.date) <= 7
      on conflict do nothing`.execute(db)
  await dropPaired(db)
}

/** Removes rows and transactions that have each other, so that they are not compared again. */
export async function dropPaired(db: WriteDb): Promise<void> {
  await sql`delete from compared_rows o using compared_pairs p where p.row_id = o.id`.execute(db)
  await sql`delete from compared_books k using compared_pairs p where p.match_id = k.id`.execute(db)
}

/**
 * Pairs the remaining rows by similarity: the same amount within some days and a similar name. Manually entered
 * transactions also match on the same or next day with any name, because users describe purchases differently than
 * banks. Two entries of a bank are two purchases if their ids differ, or if they are on different days and each file
 * leaves out the other's day.
 */
export async function matchSimilar(db: WriteDb, importId: string): Promise<void> {
  const { rows: days } = await sql<{ first: string; last: string }>`
    select min(date)::text as first, max(date)::text as last from import_rows where import_id = ${importId}`.execute(db)
  const [first, last] = [sql`${days[0]?.first}::date`, sql`${days[0]?.last}::date`]
  await sql`
    insert into compared_likes (row_id, match_id, days, likeness)
      select distinct on (r.id, k.id) r.id as row_id, k.id as match_id, abs(r.date - k.date) as days, n.likeness
        from compared_rows r join compared_books k on k.type = r.type and k.currency = r.currency and k.amount_minor = r.amount_minor
            and k.date between r.date - ${daysApart}::int and r.date + ${daysApart}::int
            and (r.account is null or k.account is null or r.account = k.account)
            and (r.bank_id = k.bank_id) is not false
          left join transactions t on t.id = k.id and k.is_imported
          left join import_rows p on p.id = t.source_id
          left join imports earlier on earlier.id = p.import_id
          cross join lateral (
            select greatest(word_similarity(k.name, r.words), word_similarity(r.name, k.words)) as likeness) n
        where (n.likeness >= ${similarEnough} or not k.is_imported and abs(r.date - k.date) <= 1)
          and (earlier.id is null or r.date between earlier.first_day and earlier.last_day
               or k.date between ${first} and ${last})
        order by r.id, k.id, n.likeness desc`.execute(db)
  const { sameAmount, similarName, daysApart: reasonOf } = matchReasons
  const apart = Array.from({ length: daysApart + 1 }, (_, days) => renderMatchReason(reasonOf(days)))
  for (let round = 0; round < maxRounds; round += 1) {
    const { numAffectedRows } = await sql`
      insert into compared_pairs (import_id, row_id, match_id, verdict, reasons)
        select ${importId}::uuid, row_id, match_id, 'POSSIBLE', array[${renderMatchReason(sameAmount)}::text, (${apart}::text[])[days + 1]]
            || case when likeness >= ${similarEnough} then array[${renderMatchReason(similarName)}::text] else '{}' end
          from (select a.*, row_number() over (partition by row_id order by ${best}) as of_row,
                    row_number() over (partition by match_id order by ${best}) as of_match from compared_likes a) ranked
          where of_row = 1 and of_match = 1`.execute(db)
    if (!numAffectedRows) return
    await sql`
      delete from compared_likes a using compared_pairs p where p.row_id = a.row_id or p.match_id = a.match_id`.execute(
      db,
    )
  }
}

/** Both sides use this order, so that each round has at least one mutual best match. */
const best = sql`(likeness >= ${similarEnough}) desc, days, likeness desc, row_id, match_id`
