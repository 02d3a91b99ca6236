import type { DatabaseSync } from 'node:sqlite'
import { isDay } from '../../../language/days.ts'
import {
  emptyStatementEntry,
  oneLine,
  type SkipReason,
  type StatementEntry,
  type StatementEntrySplit,
} from '../files/statement-entry.ts'

export interface ActualRow {
  id: string
  isParent: number | null
  acct: string
  category: string | null
  /** Hundredths. */
  amount: number | null
  /** A payee id that `payee_mapping` maps to the payee. */
  description: string | null
  notes: string | null
  /** 20260331. */
  date: number
  financial_id: string | null
  imported_description: string | null
  starting_balance_flag: number | null
  pending: number | null
}

export interface ActualBook {
  accounts: Map<string, { name: string; isOffBudget: boolean }>
  payees: Map<string, { name: string | null; isTransfer: boolean }>
  /** "Group:Category". */
  categories: Map<string, string>
  parts: Map<string, ActualPart[]>
}

type ActualPart = Pick<ActualRow, 'category' | 'amount' | 'description' | 'notes'>

export function columnsOf(opened: DatabaseSync, table: string): Set<string> {
  return new Set(
    rowsOf<{ name: string }>(opened, `select name from pragma_table_info('${table}')`).map(({ name }) => name),
  )
}

export function bookOf(opened: DatabaseSync): ActualBook {
  const accounts = rowsOf<{ id: string; name: string | null; offbudget: number | null }>(
    opened,
    'select id, name, offbudget from accounts where tombstone = 0',
  )
  const payees = rowsOf<{ id: string; name: string | null; transfer_acct: string | null }>(
    opened,
    `select m.id, p.name, p.transfer_acct from payee_mapping m join payees p on p.id = m.targetId
     union all select id, name, transfer_acct from payees where id not in (select id from payee_mapping)`,
  )
  const categories = rowsOf<{ id: string; name: string | null; category_group: string | null }>(
    opened,
    `select m.id, c.name, g.name as category_group from category_mapping m join categories c on c.id = m.transferId
       left join category_groups g on g.id = c.cat_group
     union all select c.id, c.name, g.name from categories c left join category_groups g on g.id = c.cat_group
       where c.id not in (select id from category_mapping)`,
  )
  return {
    accounts: new Map(
      accounts.map(({ id, name, offbudget }) => [id, { name: oneLine(name ?? ''), isOffBudget: offbudget === 1 }]),
    ),
    payees: new Map(payees.map(({ id, name, transfer_acct }) => [id, { name, isTransfer: transfer_acct !== null }])),
    categories: new Map(
      categories.map(({ id, name, category_group }) => [id, [category_group, name].filter((each) => each).join(':')]),
    ),
    parts: splitsOf(opened),
  }
}

export function leavesOut(row: ActualRow, { accounts, payees, parts }: ActualBook): SkipReason | undefined {
  if (row.pending === 1) return 'PENDING'
  if (row.starting_balance_flag === 1 || accounts.get(row.acct)?.isOffBudget) return 'TOTAL'
  if (!isDay(dayOf(row.date))) return 'NO_DATE'
  const own = row.isParent === 1 ? (parts.get(row.id) ?? []) : [row]
  if (own.length > 0 && own.every((part) => isMoved(part, payees))) return 'TRANSFER'
  return Number.isSafeInteger(row.amount) && row.amount !== 0 ? undefined : 'NO_AMOUNT'
}

/** Splits that transfer money to another own account are left out. */
export function entryOf(row: ActualRow, book: ActualBook): StatementEntry {
  const { accounts, payees, categories } = book
  const all = row.isParent === 1 ? (book.parts.get(row.id) ?? []) : []
  const ownParts = all.filter((part) => !isMoved(part, payees))
  const [only, another] = ownParts
  const amount = ownParts.length < all.length ? ownParts.reduce((sum, part) => sum + (part.amount ?? 0), 0) : row.amount
  const note = oneLine(row.notes ?? '')
  const isSplit = another !== undefined
  return {
    ...emptyStatementEntry,
    date: dayOf(row.date),
    amount: decimalOf(amount ?? 0),
    description: oneLine(payees.get(row.description ?? '')?.name || row.imported_description || note),
    note,
    bankId: row.financial_id,
    account: accounts.get(row.acct)?.name ?? null,
    categoryName: isSplit ? null : (categories.get((only ?? row).category ?? '') ?? null),
    tags: tagsIn(note),
    parts: isSplit ? ownParts.map((part) => partOf(part, categories)) : [],
  }
}

function partOf({ amount, category, notes }: ActualPart, categories: ActualBook['categories']): StatementEntrySplit {
  const categoryName = categories.get(category ?? '') ?? null
  return { amount: decimalOf(amount ?? 0), categoryName, note: oneLine(notes ?? '') }
}

/** A transfer with a category leaves the budget and counts as an expense. */
const isMoved = ({ description, category }: ActualPart, payees: ActualBook['payees']) =>
  category === null && (payees.get(description ?? '')?.isTransfer ?? false)

/** Tags in a note are written as "#trip". "##" is an escaped "#". */
const tagsIn = (note: string) => [...note.matchAll(/(?<![#\w])#([^#\s]+)/g)].map(([, tag = '']) => tag)

function splitsOf(opened: DatabaseSync): ActualBook['parts'] {
  const rows = rowsOf<ActualPart & { parent_id: string }>(
    opened,
    `select parent_id, category, amount, description, notes from transactions
       where isChild = 1 and tombstone = 0 and parent_id is not null order by sort_order desc, id`,
  )
  return Map.groupBy(rows, ({ parent_id }) => parent_id)
}

function rowsOf<Row>(opened: DatabaseSync, statement: string): Row[] {
  return opened.prepare(statement).all() as unknown[] as Row[]
}

const dayOf = (date: number) => String(date).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')

function decimalOf(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
