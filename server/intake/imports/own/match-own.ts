import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render, type Text } from '../../../base/text.ts'
import { dayText } from '../../../language/date-texts.ts'
import { splitsOf } from '../../../ledger/transactions/split.ts'
import type { CategoryType } from '../../../platform/database/tables.ts'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'
import { type LedgerNames, readNames } from './names.ts'
import { type Comparable, changesOf } from './own-changes.ts'
import type { OwnFields } from './own-fields.ts'
import { type ResolvedPart, resolveOwn } from './resolve-own.ts'
import { tagNamesOf } from './stage-own.ts'

const atOnce = 5_000

/**
 * Pairs the rows of our own export with the transactions that they came from, and finds what the file changes. A row that
 * another organization exported is paired with the transaction that an earlier import recorded for it.
 */
export async function matchOwn(db: WriteDb, importId: string): Promise<void> {
  const { last } = await db
    .selectFrom('importRows')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('importId', '=', importId)
    .where('own', 'is not', null)
    .executeTakeFirstOrThrow()
  if (last === null) return
  await sql`
    update import_rows set changes = null, match_version = null
      where import_id = ${importId} and match_version is not null`.execute(db)
  await pairCopies(db, importId)
  const names = await readNames(db)
  for (let from = 0; from < last; from += atOnce) {
    const rows = await readMatches(db, importId, from)
    await storeMatches(
      db,
      importId,
      rows.map((row) => matchOf(row, names)),
      names,
    )
  }
  await pairDeleted(db, importId)
  await setPayers(db, importId, names)
}

/** A user who copies a row to add a transaction may leave the id in it. */
async function pairCopies(db: WriteDb, importId: string): Promise<void> {
  await sql`
    insert into compared_pairs (import_id, row_id, match_id, verdict, reasons)
      select ${importId}::uuid, id, id, 'POSSIBLE', array[${render(msg`Another row of the file has the same ID`)}::text]
        from (select id, row_number() over (partition by own ->> 'id' order by position) as place from import_rows
                where import_id = ${importId} and own ->> 'id' is not null) copies
        where place > 1`.execute(db)
}

interface Match {
  id: string
  own: OwnFields
  matchId: string
  isOfEarlierImport: boolean
  version: number
  type: CategoryType
  amountMinor: bigint
  currency: string
  baseAmountMinor: bigint
  rate: string
  description: string
  note: string
  date: string
  categoryId: string | null
  splits: unknown
  tagIds: string[]
  paidBy: string | null
  reviewed: boolean
}

async function readMatches(db: WriteDb, importId: string, after: number): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with mine as materialized (
      select r.id, r.position, r.own, (r.own ->> 'id')::uuid as own_id from import_rows r
        where r.import_id = ${importId} and r.position > ${after} and r.position <= ${after + atOnce}
          and r.own ->> 'id' is not null
          and not exists (select from compared_pairs p where p.import_id = r.import_id and p.row_id = r.id)),
    found as (
      select m.id, t.id as match_id, false as is_of_earlier_import from mine m join transactions t on t.id = m.own_id
      union all
      (select distinct on (m.id) m.id, t.id, true
        from mine m join import_rows e on e.bank_id = m.own_id::text and e.own is not null and e.import_id <> ${importId}
          join transactions t on t.source_id = e.id
        where not exists (select from transactions o where o.id = m.own_id)
        order by m.id, t.id))
    select m.id, m.own, f.match_id, f.is_of_earlier_import, t.version, t.type, t.amount_minor, t.currency,
        t.base_amount_minor, trim_scale(t.rate)::text as rate, t.description, t.note, t.date, t.category_id, t.splits,
        t.tag_ids, t.paid_by, t.reviewed
      from mine m join found f on f.id = m.id join transactions t on t.id = f.match_id order by m.position`.execute(db)
  return rows
}

function matchOf(row: Match, names: LedgerNames) {
  const { base } = names
  const amount = { minor: row.amountMinor, currency: row.currency }
  const baseAmount = { minor: row.baseAmountMinor, currency: base }
  const { type, date, description, note, rate, reviewed } = row
  const splits = splitsOf(row.splits, row.currency, base)
  const tags = row.tagIds.flatMap((id) => names.tags.get(id) ?? [])
  const paidBy = names.nameOfMember(row.paidBy)
  const stored = { type, amount, baseAmount, rate, date, description, note, splits, tags, paidBy, reviewed }
  const before: Comparable = {
    ...stored,
    category: names.category(row.categoryId),
    splits: splits.map((split) => ({
      category: names.category(split.categoryId),
      amount: split.amount.minor,
      baseAmount: split.baseAmount.minor,
      note: split.note,
    })),
  }
  const resolved = resolveOwn(row.own, stored, { base, known: null })
  if (typeof resolved === 'string') {
    return { row, after: before, changes: [], reasons: [msg`The amount in the file cannot be recorded`] }
  }
  const reasons: Text[] = [...resolved.problems]
  const isSplit = resolved.parts.length > 1
  const isSplitAlike = isSplit === splits.length > 0
  const filed = ({ category }: ResolvedPart, at: number) => {
    const storedId = splits.length > 0 ? splits[at]?.categoryId : row.categoryId
    const kept = isSplitAlike ? (storedId ?? null) : null
    return category === undefined ? names.category(kept) : names.find(resolved.type, category, kept)
  }
  const [first] = resolved.parts
  const payer = resolved.paidBy ?? paidBy
  if (payer !== paidBy && payer !== '' && !names.memberNamed(payer)) {
    reasons.push(msg`${{ name: payer }} is not a member`)
  }
  const after: Comparable = {
    type: resolved.type,
    date: resolved.date,
    description: resolved.description,
    note: resolved.note,
    amount: resolved.amount,
    baseAmount: { minor: resolved.baseAmount, currency: base },
    rate: resolved.rate ?? rate,
    category: isSplit || !first ? null : filed(first, 0),
    splits: isSplit ? resolved.parts.map((part, at) => ({ ...part, category: filed(part, at) })) : [],
    tags: resolved.tags ? tagNamesOf(resolved.tags) : tags,
    paidBy: payer === '' || names.memberNamed(payer) ? payer : paidBy,
    reviewed: resolved.reviewed ?? reviewed,
  }
  const changes = changesOf(before, after)
  if (resolved.written !== null) {
    const written = { amount: resolved.written, currency: resolved.amount.currency }
    reasons.push(
      msg`${{ currency: written.currency }} has no decimals, but the file says ${{ amount: written.amount }}`,
    )
  }
  const version = row.isOfEarlierImport ? 1 : row.own.version
  if (changes.length > 0 && version === null)
    reasons.push(msg`The file does not say which version it was exported from`)
  else if (changes.length > 0 && version !== row.version) reasons.push(msg`Changed in Purser after the export`)
  return { row, after, changes, reasons }
}

async function storeMatches(
  db: WriteDb,
  importId: string,
  matches: ReturnType<typeof matchOf>[],
  names: LedgerNames,
): Promise<void> {
  if (matches.length === 0) return
  const values = matches.map(({ row, after, changes, reasons }) => ({
    id: row.id,
    match_id: row.matchId,
    match_version: row.version,
    verdict: changes.length + reasons.length > 0 ? 'CHANGED' : 'THERE',
    reasons: reasons.map((reason) => render(reason)),
    changes: changes.length > 0 ? changes : null,
    type: after.type,
    date: after.date,
    description: after.description,
    note: after.note,
    amount_minor: String(after.amount.minor),
    currency: after.amount.currency,
    base_amount_minor: String(after.baseAmount.minor),
    rate: after.rate,
    category_id: after.category?.id ?? null,
    category_name: after.category?.id === null ? after.category.name : null,
    splits:
      after.splits.length > 0
        ? after.splits.map((split) => ({
            category_id: split.category?.id ?? null,
            category_name: split.category?.name ?? null,
            amount_minor: Number(split.amount),
            base_amount_minor: Number(split.baseAmount),
            note: split.note,
          }))
        : null,
    tag_names: after.tags,
    paid_by: after.paidBy === names.nameOfMember(row.paidBy) ? row.paidBy : (names.memberNamed(after.paidBy) ?? null),
    reviewed: after.reviewed,
  }))
  await sql`
    with found as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) v (id uuid, match_id uuid, match_version integer,
        verdict import_verdict, reasons jsonb, changes jsonb, type category_type, date date, description text, note text,
        amount_minor bigint, currency text, base_amount_minor bigint, rate numeric, category_id uuid, category_name text,
        splits jsonb, tag_names jsonb, paid_by uuid, reviewed boolean)),
    paired as (
      insert into compared_pairs (import_id, row_id, match_id, verdict, reasons)
        select ${importId}::uuid, id, match_id, verdict, array(select jsonb_array_elements_text(reasons)) from found
        on conflict do nothing)
    update import_rows r set match_version = f.match_version, changes = nullif(f.changes, 'null'), type = f.type, date = f.date,
        description = f.description, note = f.note, amount_minor = f.amount_minor, currency = f.currency,
        base_amount_minor = f.base_amount_minor, rate = f.rate, category_id = f.category_id, category_name = f.category_name,
        category_set_by = case when f.category_id is not null then 'file' end, splits = nullif(f.splits, 'null'),
        tag_names = array(select jsonb_array_elements_text(f.tag_names)), reviewed = f.reviewed,
        paid_by = f.paid_by, own = r.own || '{"isRated": true}'
      from found f where f.id = r.id`.execute(db)
}

/** A transaction that was deleted after the export is not recorded again. */
async function pairDeleted(db: WriteDb, importId: string): Promise<void> {
  const { rows } = await sql<{ id: string; day: string; isOwn: boolean }>`
    select r.id, d.at::date::text as day, coalesce(d.user_id = current_app_user(), false) as is_own
      from import_rows r cross join lateral (
        select c.at, c.user_id from changes c
          where c.organization_id = r.organization_id and c.kind = 'transaction'
            and c.record_id = (r.own ->> 'id')::uuid and c.action = 'DELETED'
          order by c.number desc limit 1) d
      where r.import_id = ${importId} and r.own ->> 'id' is not null
        and not exists (select from compared_pairs p where p.import_id = r.import_id and p.row_id = r.id)`.execute(db)
  if (rows.length === 0) return
  const reasons = rows.map(({ day, isOwn }) =>
    render(isOwn ? msg`You deleted it on ${{ day: dayText(day) }}` : msg`Deleted on ${{ day: dayText(day) }}`),
  )
  await sql`
    insert into compared_pairs (import_id, row_id, match_id, verdict, reasons)
      select ${importId}::uuid, d.id, d.id, 'POSSIBLE', array[d.reason]
        from unnest(${rows.map(({ id }) => id)}::uuid[], ${reasons}::text[]) d (id, reason)`.execute(db)
}

/** Members are found by name. A name of another organization is left out. */
async function setPayers(db: WriteDb, importId: string, names: LedgerNames): Promise<void> {
  const members = [...names.membersByName]
  await sql`
    update import_rows r set paid_by = m.id
      from unnest(${members.map(([name]) => name)}::text[], ${members.map(([, id]) => id)}::uuid[]) m (name, id)
      where r.import_id = ${importId} and r.own is not null and r.match_version is null and m.name = lower(r.own -> 'paidBy' ->> 0)`.execute(
    db,
  )
}
