import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { plainName, similarEnough, similarityOf } from '../receipts/merchant-similarity.ts'

export const alreadyRecorded = {
  confidence: 0,
  doubt: msg`A transaction with the same date, amount and text already exists. Discard this item, or approve it if it happened twice.`,
} as const

export interface StagedEntry {
  type: CategoryType
  amountMinor: bigint
  currency: string
  date: string
  texts: readonly string[]
  bankId: string | null
}

interface Booked {
  id: string
  key: string
  text: string
  words: string
  bankId: string | null
}

/**
 * Finds the entries that are already recorded: by bank id, or by date, amount and an equal or similar text. Each
 * transaction matches one entry, and exact matches come before similar ones.
 */
export async function findExistingEntries<T extends StagedEntry>(db: ReadDb, entries: readonly T[]): Promise<Set<T>> {
  const booked = Map.groupBy(await listBooked(db, entries), ({ key }) => key)
  const known = new Set<T>()
  const similar = similarities()
  const passes: ((entry: T, transaction: Booked) => boolean)[] = [
    ({ bankId }, transaction) => bankId !== null && bankId === transaction.bankId,
    ({ texts }, { text, words }) => texts.some((each) => each === text || each === words),
    ({ texts }, { text }) => texts.some((each) => similar(each, text)),
  ]
  for (const isSame of passes) {
    for (const entry of entries) {
      if (known.has(entry)) continue
      const candidates = booked.get(keyOf(entry)) ?? []
      const at = candidates.findIndex((transaction) => isSame(entry, transaction))
      if (at < 0) continue
      candidates.splice(at, 1)
      known.add(entry)
    }
  }
  return known
}

async function listBooked(db: ReadDb, entries: readonly StagedEntry[]): Promise<Booked[]> {
  const booked = sql<StagedEntry & { id: string; description: string; note: string }>`(
    select t.id, t.type, t.currency, t.amount_minor, t.date, t.description, t.note, r.bank_id
    from (
      select distinct date, amount_minor, type, currency
      from unnest(
        ${entries.map(({ date }) => date)}::date[], ${entries.map(({ amountMinor }) => String(amountMinor))}::bigint[],
        ${entries.map(({ type }) => type)}::category_type[], ${entries.map(({ currency }) => currency)}::text[]
      ) as asked (date, amount_minor, type, currency)
    ) as asked
    join transactions t on t.date = asked.date and t.amount_minor = asked.amount_minor and t.type = asked.type
      and t.currency = asked.currency
    left join import_rows r on r.id = t.source_id)`
  const rows = await db.selectFrom(booked.as('booked')).selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    key: keyOf(row),
    text: plainName(row.description),
    words: plainName(`${row.description} ${row.note}`),
    bankId: row.bankId,
  }))
}

const keyOf = ({ type, date, currency, amountMinor }: Omit<StagedEntry, 'texts' | 'bankId'>) =>
  `${type} ${date} ${currency} ${amountMinor}`

function similarities() {
  const looked = new Map<string, boolean>()
  return (one: string, other: string): boolean => {
    const both = `${one}\n${other}`
    const isAlike = looked.get(both) ?? (one !== '' && similarityOf(one, other) >= similarEnough)
    looked.set(both, isAlike)
    return isAlike
  }
}
