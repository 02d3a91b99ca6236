import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import { render } from '../../base/text.ts'
import { roundDecimal } from '../../language/decimals.ts'
import { convert, decimalsOf, isCurrency, type Money, maxMinor, parseMoney, share } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { StatementEntry, StatementEntrySplit } from './files/statement-entry.ts'
import type { OwnFields } from './own/own-fields.ts'

export interface StagedRow extends Pick<StatementEntry, 'date' | 'account' | 'bankId' | 'categoryName' | 'tags'> {
  type: CategoryType
  amountMinor: bigint
  currency: string
  baseAmountMinor: bigint
  rate: string | null
  description: string
  note: string
  splits: StagedSplit[]
  doubt: string | null
  /** The amount in the file, if it was rounded because its currency has no decimals. */
  writtenAmount: string | null
  reviewed: boolean | null
  own: OwnFields | null
  taken: boolean
}

/** A split in the format of `transactions.splits`, with the category name from the file. */
export interface StagedSplit {
  category_id: string | null
  category_name: string | null
  amount_minor: number
  base_amount_minor: number
  note: string
}

export interface LedgerFacts {
  currency: string
  rates: ReadonlyMap<string, string | null>
}

export function currencyOf({ currency }: StatementEntry, ledger: Pick<LedgerFacts, 'currency'>): string {
  return currency !== null && isCurrency(currency) ? currency : ledger.currency
}

/** @returns the reason if an entry has no valid amount */
export function stagedRow(entry: StatementEntry, ledger: LedgerFacts): StagedRow | 'NO_AMOUNT' | 'AMOUNT_TOO_LARGE' {
  const amount = amountOf(entry.amount, currencyOf(entry, ledger))
  if (!amount) return 'AMOUNT_TOO_LARGE'
  if (amount.minor === 0n) return 'NO_AMOUNT'
  const isOut = amount.minor < 0n
  const whole = { minor: isOut ? -amount.minor : amount.minor, currency: amount.currency }
  const isForeign = whole.currency !== ledger.currency
  const known = isForeign ? (ledger.rates.get(whole.currency) ?? null) : '1'
  const base = baseAmountOf(whole, ledger.currency, known)
  if (base > maxMinor) return 'AMOUNT_TOO_LARGE'
  const description = cut(entry.description || entry.note, 500)
  const splits = splitsOf(entry.parts, isOut, whole, base)
  const [main] = entry.parts.toSorted((a, b) => Math.abs(Number(b.amount)) - Math.abs(Number(a.amount)))
  return {
    date: entry.date,
    type: isOut ? 'EXPENSE' : 'INCOME',
    amountMinor: whole.minor,
    currency: whole.currency,
    baseAmountMinor: base,
    rate: known,
    description,
    note: entry.description === '' ? '' : cut(entry.note, 2_000),
    account: entry.account === null ? null : cut(entry.account, 120),
    bankId: entry.bankId === null || entry.bankId === '' ? null : cut(entry.bankId, 200),
    categoryName: splits.length > 0 ? null : nameOf(entry.categoryName ?? main?.categoryName ?? null),
    tags: [...new Set(entry.tags.map((tag) => cut(tag.trim(), 60)).filter((tag) => tag !== ''))].slice(0, 20),
    splits,
    doubt: entry.isDirected ? null : render(undirected),
    writtenAmount: roundedIn(entry.amount, whole.currency),
    reviewed: null,
    own: null,
    taken: known !== null && entry.isDirected && roundedIn(entry.amount, whole.currency) === null,
  }
}

/** Returns an amount with a fraction whose currency has no decimals. */
export const roundedIn = (amount: string, currency: string): string | null =>
  decimalsOf(currency) === 0 && /\.\d*[1-9]/.test(amount) ? amount : null

export const undirected = msg`The file does not say whether this was spent or received.`

/** @param first the position of the first row, counted from 1 */
export async function insertRows(
  db: WriteDb,
  importId: string,
  first: number,
  rows: readonly StagedRow[],
): Promise<void> {
  const column = <T>(pick: (row: StagedRow) => T) => rows.map(pick)
  await sql`
    insert into import_rows (import_id, position, date, type, amount_minor, currency, base_amount_minor, rate, description,
        note, account, bank_id, category_name, doubt, taken, written_amount, reviewed, own, tag_names, splits)
      select ${importId}, ${first}::int + r.place::int - 1, r.date, r.type, r.amount_minor, r.currency, r.base_amount_minor,
          r.rate, r.description, r.note, r.account, r.bank_id, r.category_name, r.doubt, r.taken,
          r.written_amount, r.reviewed, r.own,
          case when r.tags is null then '{}' else array(select jsonb_array_elements_text(r.tags)) end, r.splits
        from unnest(${column(({ date }) => date)}::date[], ${column(({ type }) => type)}::category_type[],
            ${column(({ amountMinor }) => amountMinor)}::bigint[], ${column(({ currency }) => currency)}::text[],
            ${column(({ baseAmountMinor }) => baseAmountMinor)}::bigint[], ${column(({ rate }) => rate)}::numeric[],
            ${column(({ description }) => description)}::text[], ${column(({ note }) => note)}::text[],
            ${column(({ account }) => account)}::text[], ${column(({ bankId }) => bankId)}::text[],
            ${column(({ categoryName }) => categoryName)}::text[], ${column(({ doubt }) => doubt)}::text[],
            ${column(({ taken }) => taken)}::boolean[],
            ${column(({ writtenAmount }) => writtenAmount)}::text[], ${column(({ reviewed }) => reviewed)}::boolean[],
            ${column(({ own }) => own && JSON.stringify(own))}::jsonb[],
            ${column(({ tags }) => (tags.length > 0 ? JSON.stringify(tags) : null))}::jsonb[],
            ${column(({ splits }) => (splits.length > 0 ? JSON.stringify(splits) : null))}::jsonb[])
          with ordinality r (date, type, amount_minor, currency, base_amount_minor, rate, description, note, account, bank_id,
            category_name, doubt, taken, written_amount, reviewed, own, tags, splits, place)`.execute(db)
}

export function amountOf(decimal: string, currency: string): Money | undefined {
  try {
    return parseMoney(roundDecimal(decimal, decimalsOf(currency)), currency)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Returns at least one minor unit, because amounts cannot be zero. */
function baseAmountOf(amount: Money, base: string, rate: string | null): bigint {
  if (amount.currency === base || rate === null) return amount.minor
  const { minor } = convert(amount, base, rate)
  return minor > 0n ? minor : 1n
}

/**
 * Returns no splits if they do not sum to the amount or have different signs, because the ledger does not allow that.
 */
function splitsOf(
  entrySplits: readonly StatementEntrySplit[],
  isOut: boolean,
  whole: Money,
  base: bigint,
): StagedSplit[] {
  if (entrySplits.length < 2 || entrySplits.length > 50) return []
  const amounts = entrySplits.map(({ amount }) => (amountOf(amount, whole.currency)?.minor ?? 0n) * (isOut ? -1n : 1n))
  const sum = amounts.reduce((total, amount) => total + amount, 0n)
  if (sum !== whole.minor || amounts.some((amount) => amount <= 0n)) return []
  const worths = share(base, amounts)
  if (worths.some((baseAmount) => baseAmount <= 0n)) return []
  return entrySplits.map(({ categoryName, note }, at) => ({
    category_id: null,
    category_name: nameOf(categoryName),
    amount_minor: Number(amounts[at]),
    base_amount_minor: Number(worths[at]),
    note: cut(note, 500),
  }))
}

const nameOf = (name: string | null) => (name === null || name.trim() === '' ? null : cut(name.trim(), 240))

/** Removes characters that PostgreSQL cannot store in text. */
const cut = (text: string, length: number) => text.replaceAll('\0', '').slice(0, length).toWellFormed()
